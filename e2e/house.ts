import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { createFreshDatabase } from '../tools/testing/database.ts';

/** The built server, as `npm start` runs it, with a mail server that really receives. */
export interface BuiltHouse {
  readonly url: string;
  readonly dataDir: string;
  /** Waits for a mail to this address whose subject holds the words. */
  mailTo(email: string, words: string): Promise<ParsedMail>;
  /** Ends the process like a power cut. */
  kill(): Promise<void>;
  /** Starts it again on the same folder and port. */
  start(): Promise<void>;
  metrics(): Promise<string>;
  /** Everything that the server has written to its output. */
  logs(): string;
}

/** Whoever joins with this address is an admin. */
export const ADMIN = 'admin@example.com';

const MAIN = 'dist/server/app/server/main.js';

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const at = server.address();
      server.close(() => (at && typeof at === 'object' ? resolve(at.port) : reject(new Error('no port'))));
    });
  });
}

async function openMailServer() {
  const mails: ParsedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      simpleParser(stream).then(
        (mail) => {
          mails.push(mail);
          done();
        },
        (error: Error) => done(error),
      );
    },
  });
  // A house that is killed in the middle of a mail leaves its connection in pieces.
  server.on('error', () => undefined);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { mails, port, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}

export async function openBuiltHouse(
  settings: Record<string, string> = {},
): Promise<BuiltHouse & { close(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'storywren-e2e-'));
  if (process.env.FIRST_HOUSE) await cp(process.env.FIRST_HOUSE, dataDir, { recursive: true });
  const mail = await openMailServer();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const database = process.env.TEST_DATABASE_URL
    ? {
        DATABASE_URL: await createFreshDatabase(process.env.TEST_DATABASE_URL),
        SECRET_KEY: 'a-key-for-tests-with-room-enough-in-it',
      }
    : {};
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(port),
    HOST: 'localhost',
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ADMIN_EMAILS: ADMIN,
    ...database,
    ...settings,
  };
  let child: ChildProcess | undefined;
  let logged = '';
  const start = async () => {
    child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout?.on('data', (part: Buffer) => {
      logged += part.toString();
    });
    await expect(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200)).toPass({
      timeout: 60_000,
    });
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await gone;
  };
  await start();
  return {
    url,
    dataDir,
    start,
    kill: () => end('SIGKILL'),
    logs: () => logged,
    metrics: async () => (await fetch(`${url}/metrics`)).text(),
    async mailTo(email, words) {
      const found = () =>
        mail.mails.findLast((one) => addressOf(one) === email && one.subject?.includes(words));
      await expect
        .poll(() => found() !== undefined, { message: `a mail to ${email} about ${words}`, timeout: 15_000 })
        .toBe(true);
      return found() as ParsedMail;
    },
    async close() {
      await end('SIGTERM');
      await mail.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const addressOf = (mail: ParsedMail) => (Array.isArray(mail.to) ? mail.to[0] : mail.to)?.text;

/** What a page may say in its console without failing the test: answers that the test asked for. */
const EXPECTED = /status of (400|401|402|404|422)/;

/** One house for each worker; a page on which an unexpected console error or a 5xx fails the test. */
export const test = base.extend<{ watched: undefined }, { house: BuiltHouse }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture's first argument must be a pattern
    async ({}, use) => {
      const house = await openBuiltHouse();
      await use(house);
      await house.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ house }, use) => use(house.url),
  watched: [
    async ({ page }, use) => {
      const wrong: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED.test(message.text())) wrong.push(message.text());
      });
      page.on('pageerror', (error) => wrong.push(String(error)));
      page.on('response', (response) => {
        if (response.status() >= 500) wrong.push(`${response.status()} ${response.url()}`);
      });
      await use(undefined);
      expect(wrong, 'console errors and 5xx').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
