import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type App, createApp } from '../../src/app/server/app.ts';
import { movableClock } from '../../src/platform/server/clock.ts';
import { readConfig } from '../../src/platform/server/config.ts';
import { createLog } from '../../src/platform/server/log.ts';
import { modelSettings, usesModels } from '../../src/studio/models/providers/settings.ts';
import { createStudio, type Studio } from '../../src/studio/studio.ts';
import { auditProblems } from '../../src/wallet/server/ledger.ts';
import { emptyDatabase, testDatabase } from './database.ts';
import { eventually } from './eventually.ts';
import { withQuickPainter } from './models/quick-painter.ts';

export interface TestApp {
  readonly app: App;
  readonly url: string;
  readonly dataDir: string;
  readonly clock: ReturnType<typeof movableClock>;
  /** The studio in use; a test may replace it until its end. */
  readonly slot: { studio: Studio };
  /** All mails in the outbox, oldest first. */
  mails(): Promise<ParsedMail[]>;
  /** Waits for a mail to this address whose subject includes the words. */
  mailTo(email: string, words: string): Promise<ParsedMail>;
}

/** The secret with which the sandbox of test apps signs its events. */
export const WEBHOOK_SECRET = 'whsec_for_the_tests_only';
export const ADMIN = 'admin@example.com';

const embedded: { studio?: Studio } = {};

/** Settings of a test app; a function is called when the app starts, after the `beforeAll` hooks of the file. */
type TestEnv = Record<string, string> | (() => Record<string, string>);

/**
 * Starts the whole app for the tests of a file, over HTTP on a free port: real database, jobs, mail to the outbox. Its
 * embedded painter is the quick one: the real one takes seconds for each story. An app with models uses theirs, and falls
 * back to the real embedded painter unless the file sets `painter` to `quick`.
 * The database is emptied before each test; after each, the ledger is audited.
 */
export function createTestApp(env: TestEnv = {}, { painter }: { painter?: 'quick' } = {}): TestApp {
  const opened = {} as { -readonly [K in keyof TestApp]: TestApp[K] };
  let initial: Studio | undefined;
  let own: Studio | undefined;
  beforeAll(async () => {
    opened.dataDir = await mkdtemp(path.join(tmpdir(), 'storywren-test-'));
    opened.clock = movableClock();
    const config = readConfig({
      NODE_ENV: 'test',
      PORT: '0',
      PUBLIC_URL: 'http://localhost:3000',
      DATA_DIR: opened.dataDir,
      ADMIN_EMAILS: ADMIN,
      RATE_LIMITS: 'off',
      SANDBOX_WEBHOOK_SECRET: WEBHOOK_SECRET,
      LOG_LEVEL: 'silent',
      ...(typeof env === 'function' ? env() : env),
    });
    // The painter's workers are shared by all apps without models.
    embedded.studio ??= createStudio();
    own = usesModels(config) ? createStudio(modelSettings(config).settings) : undefined;
    initial = own && painter !== 'quick' ? own : withQuickPainter(own ?? embedded.studio);
    opened.slot = { studio: initial };
    const replaceable: Studio = {
      admit: (request) => opened.slot.studio.admit(request),
      preview: (choice) => opened.slot.studio.preview(choice),
      write: (...args) => opened.slot.studio.write(...args),
      paint: (...args) => opened.slot.studio.paint(...args),
      isEmbedded: initial.isEmbedded,
      concurrency: initial.concurrency,
      seconds: initial.seconds,
      close: async () => undefined,
    };
    opened.app = await createApp(config, createLog(config.LOG_LEVEL), {
      clock: opened.clock,
      database: await testDatabase(),
      studio: replaceable,
    });
    opened.url = await opened.app.listen();
    opened.mails = () => readMails(opened.dataDir);
    opened.mailTo = (email, words) => waitForMail(opened.dataDir, email, words);
  });
  beforeEach(async () => {
    if (initial) opened.slot.studio = initial;
    await emptyDatabase(opened.app.database);
    await rm(path.join(opened.dataDir, 'outbox'), { recursive: true, force: true, maxRetries: 5 });
  });
  afterEach(async () => {
    expect(await auditProblems(opened.app.database.db), 'the audit query').toEqual([]);
  });
  afterAll(async () => {
    await opened.app.close();
    await own?.close();
    await rm(opened.dataDir, { recursive: true, force: true });
  });
  return opened;
}

async function readMails(dataDir: string): Promise<ParsedMail[]> {
  const outbox = path.join(dataDir, 'outbox');
  const names = await readdir(outbox).catch(() => [] as string[]);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(files.map(async (name) => simpleParser(await readFile(path.join(outbox, name)))));
}

async function waitForMail(dataDir: string, email: string, words: string): Promise<ParsedMail> {
  return eventually(async () => {
    const found = (await readMails(dataDir)).filter(
      (mail) => addressOf(mail) === email && mail.subject?.includes(words),
    );
    return found.at(-1);
  }, `a mail to ${email} about “${words}”`);
}

const addressOf = (mail: ParsedMail) => (Array.isArray(mail.to) ? mail.to[0] : mail.to)?.text;
