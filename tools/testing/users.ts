import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ParsedMail } from 'mailparser';
import { hashPassword } from '../../src/accounts/server/passwords.ts';
import { users } from '../../src/accounts/server/schema.ts';
import type { App } from '../../src/app/server/app.ts';
import { newId } from '../../src/platform/server/security/ids.ts';
import { eventually } from './eventually.ts';

/** An app that can be reached over HTTP, and whose mail can be read. */
export interface Reachable {
  readonly url: string;
  mailTo(email: string, words: string): Promise<ParsedMail>;
}

let counted = 0;

/** JSON of any shape, of which a test reads the fields that it needs. */
export interface Loose {
  readonly [key: string]: Loose;
}

/** An HTTP client with a cookie jar of its own. */
export class Caller {
  readonly #app: { readonly url: string };
  readonly #cookies = new Map<string, string>();

  constructor(testApp: { readonly url: string }) {
    this.#app = testApp;
  }

  /** Sends a request and parses the JSON of the response. */
  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: Loose; headers: Headers }> {
    const answer = await fetch(this.#app.url + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.#cookies.size
          ? { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
          : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const cut = pair.indexOf('=');
      const [name, value] = [pair.slice(0, cut), pair.slice(cut + 1)];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return {
      status: answer.status,
      body: (isJson && text ? JSON.parse(text) : { text }) as Loose,
      headers: answer.headers,
    };
  }

  /** Puts a cookie into the jar. */
  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  /** The cookies of the jar, to be added to a browser context. */
  get cookies(): { name: string; value: string; url: string }[] {
    return [...this.#cookies].map(([name, value]) => ({ name, value, url: this.#app.url }));
  }

  get = (path: string, headers?: Record<string, string>) => this.call('GET', path, undefined, headers);
  post = (path: string, body?: unknown, headers?: Record<string, string>) =>
    this.call('POST', path, body, headers);
}

export const PASSWORD = 'lantern-light';

export const registration = (email: string, selectedPlan = 'pay-as-you-go') => ({
  email,
  fullName: 'Jo Example',
  country: 'Australia',
  password: PASSWORD,
  selectedPlan,
});

/** An app of this process, into whose database a parent can be inserted. */
interface OwnApp extends Reachable {
  readonly app: App;
}

/** A signed-in parent: inserted when the app runs in this process, otherwise registered with the mailed code. */
export async function newParent(
  testApp: Reachable | OwnApp,
  email = `parent${++counted}@example.com`,
  selectedPlan?: 'premium',
): Promise<Caller & { email: string }> {
  const caller = new Caller(testApp);
  if ('app' in testApp) await insertParent(testApp.app, caller, email, selectedPlan);
  else await register(testApp, caller, email, selectedPlan);
  return Object.assign(caller, { email });
}

async function register(
  testApp: Reachable,
  caller: Caller,
  email: string,
  selectedPlan?: 'premium',
): Promise<void> {
  await caller.post('/api/auth/register', registration(email, selectedPlan));
  const code = await codeFor(testApp, email);
  const verified = await caller.post('/api/auth/verify-email', { email, code });
  if (verified.status !== 200) throw new Error(`a new parent was refused: ${JSON.stringify(verified.body)}`);
}

/** Hashing is slow by design, and all parents of the tests have one password. */
let passwordHash: Promise<string> | undefined;

async function insertParent(
  testApp: App,
  caller: Caller,
  email: string,
  selectedPlan?: 'premium',
): Promise<void> {
  passwordHash ??= hashPassword(PASSWORD);
  const { password: _, ...user } = registration(email, selectedPlan);
  const row = { id: newId(), ...user, passwordHash: await passwordHash, createdAt: new Date() };
  await testApp.database.db.insert(users).values(row);
  const reply = { setCookie: (name: string, value: string) => caller.setCookie(name, value) };
  const request = { headers: {}, cookies: {} } as FastifyRequest;
  await testApp.features.accounts.sessions.begin(request, reply as unknown as FastifyReply, row.id);
}

/** The six digits of the newest verification mail to this address. */
export async function codeFor(testApp: Reachable, email: string): Promise<string> {
  const mail = await testApp.mailTo(email, 'Verify');
  return /\b\d{6}\b/.exec(mail.text ?? '')?.[0] ?? 'no code';
}

/** Buys a pack with the test card that is accepted, and waits for the credits. */
export async function buyPack(parent: Caller, packageId = 'popular'): Promise<number> {
  const before = await creditsOf(parent);
  const { body } = await parent.post('/api/create-payment-intent', { packageId });
  const paid = await parent.post('/api/sandbox/confirm', { clientSecret: body.clientSecret, ...GOOD_CARD });
  if (paid.status !== 200) throw new Error(`a good card was refused: ${JSON.stringify(paid.body)}`);
  return eventually(async () => {
    const credits = await creditsOf(parent);
    return credits > before ? credits : undefined;
  }, 'the credits of a pack');
}

export const GOOD_CARD = { number: '4242 4242 4242 4242', expiry: '12/39', cvc: '123' };

export const STORY_REQUEST = {
  storyType: 'moral',
  prompt: 'Learning to share a red bicycle with a little cousin',
  targetAgeGroup: '3-7',
  characterGender: 'girl',
  includeChildAsMain: true,
  childName: 'Wilhelmina',
  favoriteTheme: 'animals',
};

/** The parent's credits according to the session. */
export const creditsOf = async (parent: Caller): Promise<number> =>
  Number((await parent.get('/api/auth/me')).body.user?.credits);
