import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { createFreshDatabase } from '../../tools/testing/database.ts';
import { templateDatabase } from '../../tools/testing/template.ts';

/** The built server, as `npm start` runs it, with an SMTP server that receives its mail. */
export interface BuiltApp {
  readonly url: string;
  readonly dataDir: string;
  /** Waits for a mail to this address whose subject includes the words. */
  mailTo(email: string, words: string): Promise<ParsedMail>;
  /** Kills the process with SIGKILL. */
  kill(): Promise<void>;
  /** Starts it again with the same folder and port. */
  start(): Promise<void>;
  metrics(): Promise<string>;
  /** Everything that the server has written to stdout. */
  logs(): string;
}

/** The user with this address is an admin. */
export const ADMIN = 'admin@example.com';

const MAIN = path.resolve('dist/server/app/server/main.js');
/** The same server with the quick painter. */
const QUICK = path.resolve('e2e/support/quick-app.mjs');
/** Most test servers stop before optimised code of the embedded database pays for its compilation. */
const QUICK_FLAGS = ['--liftoff-only'];

/** Which painter the server has: the real one keeps both cores of a small machine busy for seconds. */
type Painter = 'real' | 'quick';

/** Options of a project or a file for the apps of its tests. */
export interface Painting {
  painter: Painter;
}

/** A free port. */
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
  // An app that is killed while it sends a mail breaks the connection.
  server.on('error', () => undefined);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { mails, port, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}

export async function startBuiltApp(
  settings: Record<string, string> = {},
  painter: Painter = 'real',
): Promise<BuiltApp & { close(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'storywren-e2e-'));
  // On PostgreSQL every app has a database of its own.
  if (!process.env.TEST_DATABASE_URL) await cp(await templateDatabase(), dataDir, { recursive: true });
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
    child = spawn(process.execPath, [...QUICK_FLAGS, painter === 'quick' ? QUICK : MAIN], {
      env,
      // Away from the .env of whoever develops.
      cwd: dataDir,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout?.on('data', (chunk: Buffer) => {
      logged += chunk.toString();
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

/** Console errors that do not fail a test: responses that it provokes. */
const EXPECTED = /status of (400|401|402|404|422)/;

/**
 * One app for each worker, with the quick painter unless a file or a project sets the real one; an unexpected console
 * error or a 5xx on its page fails the test.
 */
export const test = base.extend<{ watched: undefined }, Painting & { app: BuiltApp }>({
  painter: ['quick', { scope: 'worker', option: true }],
  app: [
    async ({ painter }, use) => {
      const app = await startBuiltApp({}, painter);
      await use(app);
      await app.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ app }, use) => use(app.url),
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    // When a font arrives, words change their width: a button that moves between the press and the release of the
    // mouse is not clicked.
    page.goto = async (address, options) => {
      const response = await goto(address, options);
      // Waits on through a navigation, unlike a promise of the page.
      await page.waitForFunction(() => document.fonts.status === 'loaded');
      return response;
    };
    await use(page);
  },
  watched: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED.test(message.text())) errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('response', (response) => {
        if (response.status() >= 500) errors.push(`${response.status()} ${response.url()}`);
      });
      await use(undefined);
      expect(errors, 'console errors and 5xx').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
