import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ParsedMail } from 'mailparser';
import { hashPassword } from '../../src/accounts/server/passwords.ts';
import type { House } from '../../src/app/server/house.ts';
import { users } from '../../src/database/schema/accounts.ts';
import { newId } from '../../src/platform/server/ids.ts';
import { eventually } from './eventually.ts';

/** A house that answers over HTTP, and whose mail can be read. */
export interface Reachable {
  readonly url: string;
  mailTo(email: string, words: string): Promise<ParsedMail>;
}

let counted = 0;

/** JSON of which a test looks at what it cares for. */
export interface Loose {
  readonly [key: string]: Loose;
}

/** A caller with a cookie jar of its own, as a browser has one. */
export class Caller {
  readonly #house: { readonly url: string };
  readonly #cookies = new Map<string, string>();

  constructor(house: { readonly url: string }) {
    this.#house = house;
  }

  /** Calls the house; the reply's JSON is read at once. */
  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: Loose; headers: Headers }> {
    const answer = await fetch(this.#house.url + path, {
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
  keep(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  /** The jar's cookies, to be put into a browser. */
  get cookies(): { name: string; value: string; url: string }[] {
    return [...this.#cookies].map(([name, value]) => ({ name, value, url: this.#house.url }));
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

/** A house of this very process, into which a parent can be put without joining. */
interface OwnHouse extends Reachable {
  readonly house: House;
}

/** A parent who has joined and is signed in: by mail and code in a house elsewhere, straight away in one's own. */
export async function newParent(
  house: Reachable | OwnHouse,
  email = `parent${++counted}@example.com`,
  selectedPlan?: 'premium',
): Promise<Caller & { email: string }> {
  const caller = new Caller(house);
  if ('house' in house) await settle(house.house, caller, email, selectedPlan);
  else await join(house, caller, email, selectedPlan);
  return Object.assign(caller, { email });
}

async function join(
  house: Reachable,
  caller: Caller,
  email: string,
  selectedPlan?: 'premium',
): Promise<void> {
  await caller.post('/api/auth/register', registration(email, selectedPlan));
  const code = await codeFor(house, email);
  const verified = await caller.post('/api/auth/verify-email', { email, code });
  if (verified.status !== 200) throw new Error(`a new parent was refused: ${JSON.stringify(verified.body)}`);
}

/** Hashing is slow by design, and all parents of the tests have one password. */
let hashed: Promise<string> | undefined;

async function settle(house: House, caller: Caller, email: string, selectedPlan?: 'premium'): Promise<void> {
  hashed ??= hashPassword(PASSWORD);
  const { password: _, ...person } = registration(email, selectedPlan);
  const row = { id: newId(), ...person, passwordHash: await hashed, createdAt: new Date() };
  await house.database.db.insert(users).values(row);
  const reply = { setCookie: (name: string, value: string) => caller.keep(name, value) };
  const request = { headers: {}, cookies: {} } as FastifyRequest;
  await house.features.accounts.sessions.begin(request, reply as unknown as FastifyReply, row.id);
}

/** The six digits of the newest verification mail to this address. */
export async function codeFor(house: Reachable, email: string): Promise<string> {
  const mail = await house.mailTo(email, 'Verify');
  return /\b\d{6}\b/.exec(mail.text ?? '')?.[0] ?? 'no code';
}

/** Buys a pack with the test card that works, and waits until the credits are there. */
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

export const WISH = {
  storyType: 'moral',
  prompt: 'Learning to share a red bicycle with a little cousin',
  targetAgeGroup: '3-7',
  characterGender: 'girl',
  includeChildAsMain: true,
  childName: 'Wilhelmina',
  favoriteTheme: 'animals',
};

/** What the session says of the parent's credits. */
export const creditsOf = async (parent: Caller): Promise<number> =>
  Number((await parent.get('/api/auth/me')).body.user?.credits);
