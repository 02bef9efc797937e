import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type House, openHouse } from '../../src/app/server/house.ts';
import { movableClock } from '../../src/platform/server/clock.ts';
import { readConfig } from '../../src/platform/server/config.ts';
import { createLog } from '../../src/platform/server/log.ts';
import { modelSettings, usesModels } from '../../src/studio/models/settings.ts';
import { createStudio, type Studio } from '../../src/studio/studio.ts';
import { auditProblems } from '../../src/wallet/server/ledger.ts';
import { emptyDatabase, testDatabase } from './database.ts';
import { eventually } from './eventually.ts';
import { withQuickPainter } from './quick-painter.ts';

export interface TestHouse {
  readonly house: House;
  readonly url: string;
  readonly dataDir: string;
  readonly clock: ReturnType<typeof movableClock>;
  /** The studio in use; a test may put another in its place for a while. */
  readonly easel: { studio: Studio };
  /** All mails of the outbox, oldest first. */
  mails(): Promise<ParsedMail[]>;
  /** Waits for a mail to this address whose subject holds the words. */
  mailTo(email: string, words: string): Promise<ParsedMail>;
}

/** The secret that the test house's sandbox signs its events with. */
export const WEBHOOK_SECRET = 'whsec_for_the_tests_only';
export const ADMIN = 'admin@example.com';

const embedded: { studio?: Studio } = {};

/** Settings of a test house; a function is asked when the house is opened, after the file's own preparations. */
type TestEnv = Record<string, string> | (() => Record<string, string>);

/**
 * Opens a whole house for the tests of a file, over HTTP on a free port: real database, jobs, mail to the outbox. Its
 * own painter is a quick one: the real one takes seconds for each story. A house with models has theirs, and the real
 * one behind them, unless the file asks for the quick one there, too.
 * Emptied before each test; after each, the books must be right.
 */
export function testHouse(env: TestEnv = {}, { painter }: { painter?: 'quick' } = {}): TestHouse {
  const opened = {} as { -readonly [K in keyof TestHouse]: TestHouse[K] };
  let usual: Studio | undefined;
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
    // The painter's workers are shared by all houses that have no models.
    embedded.studio ??= createStudio();
    own = usesModels(config) ? createStudio(modelSettings(config).settings) : undefined;
    usual = own && painter !== 'quick' ? own : withQuickPainter(own ?? embedded.studio);
    opened.easel = { studio: usual };
    const exchangeable: Studio = {
      admit: (request) => opened.easel.studio.admit(request),
      tell: (...args) => opened.easel.studio.tell(...args),
      paint: (...args) => opened.easel.studio.paint(...args),
      easels: usual.easels,
      seconds: usual.seconds,
      close: async () => undefined,
    };
    opened.house = await openHouse(config, createLog(config.LOG_LEVEL), {
      clock: opened.clock,
      database: await testDatabase(),
      studio: exchangeable,
    });
    opened.url = await opened.house.listen();
    opened.mails = () => readMails(opened.dataDir);
    opened.mailTo = (email, words) => waitForMail(opened.dataDir, email, words);
  });
  beforeEach(async () => {
    if (usual) opened.easel.studio = usual;
    await emptyDatabase(opened.house.database);
    await rm(path.join(opened.dataDir, 'outbox'), { recursive: true, force: true, maxRetries: 5 });
  });
  afterEach(async () => {
    expect(await auditProblems(opened.house.database.db), 'the audit query').toEqual([]);
  });
  afterAll(async () => {
    await opened.house.close();
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
