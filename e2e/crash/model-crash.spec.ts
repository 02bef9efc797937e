import { setTimeout as wait } from 'node:timers/promises';
import type { Call } from '../../tools/fakes/models/call.ts';
import { type FakeProvider, startFakeProvider } from '../../tools/fakes/models/provider.ts';
import { outcomeOf, readEvents } from '../../tools/testing/models/outcomes.ts';
import { begin } from '../../tools/testing/stories.ts';
import { buyPack, type Caller, creditsOf, newParent, STORY_REQUEST } from '../../tools/testing/users.ts';
import { type BuiltApp, expect, startBuiltApp, test } from '../support/app.ts';

/** How often the server is killed; `CRASHES=30 npx playwright test model-crash` for a long run. */
const CRASHES = Number(process.env.CRASHES ?? 1);
/** Latency of the provider in milliseconds, with which a story takes about seven seconds. */
const LATENCY = { text: 4000, image: 2400, edit: 2400, moderation: 100 };
const STORY_TIME = 7000;
/** The result of a call that ended this long before the kill is stored, in milliseconds. */
const STORED_BY_THEN = 300;

test('kill -9 while models make a story pays for no call twice', async () => {
  test.setTimeout(60_000 + CRASHES * 130_000);
  const provider = await startFakeProvider();
  await provider.control.config({ scale: 1, latency: LATENCY });
  const app = await startBuiltApp({
    AI_TEXT: 'openai:gpt-5-mini',
    AI_IMAGE: 'openai:gpt-image-1.5',
    AI_BASE_URL: provider.url,
    OPENAI_API_KEY: 'sk-for-the-tests-only',
  });
  try {
    const parent = await newParent(app);
    await buyPack(parent, 'family');
    for (let crash = 0; crash < CRASHES; crash += 1) {
      // Kills at a random moment in each third of the story in turn.
      const moment = ((crash % 3) + Math.random()) * (STORY_TIME / 3);
      await crashOnce({ app, provider, parent, moment });
      if ((await creditsOf(parent)) < 1) await buyPack(parent, 'family');
    }
  } finally {
    await app.close();
    await provider.close();
  }
});

interface Scene {
  readonly app: BuiltApp;
  readonly provider: FakeProvider;
  readonly parent: Caller;
  /** Milliseconds between the request and the kill. */
  readonly moment: number;
}

async function crashOnce({ app, provider, parent, moment }: Scene): Promise<void> {
  const when = `killed after ${Math.round(moment)} ms`;
  const earlier = (await provider.control.calls()).length;
  const before = await creditsOf(parent);
  const { id, status } = await begin(parent, STORY_REQUEST);
  expect(status).toBe(202);
  const received: unknown[] = [];
  const listening = (async () => {
    for await (const event of readEvents(app, parent, id)) received.push(event);
  })();
  await wait(moment);
  const killedAt = Date.now();
  await app.kill();
  await listening;
  await app.start();
  // The stream is replayed from its first event, the same as before the crash, and ends with the story.
  const outcome = await outcomeOf(parent, id, before);
  expect(outcome.problems, when).toEqual([]);
  expect(outcome.events.slice(0, received.length), when).toEqual(received);
  expect(outcome.status, when).toBe('ready');
  expect(String(outcome.story.writtenBy), when).toContain('gpt-5-mini');
  const calls = (await provider.control.calls()).slice(earlier).filter((call) => call.kind !== 'moderation');
  expect(paidTwice(calls, killedAt), when).toEqual([]);
  expect(await app.metrics()).toContain('\nstorywren_ledger_problems 0\n');
}

/** Calls that were repeated after the kill although their results were stored. */
function paidTwice(calls: readonly Call[], killedAt: number): string[] {
  const endOf = (call: Call) => Date.parse(call.at) + call.ms;
  const stored = calls.filter((call) => call.status === 200 && endOf(call) < killedAt - STORED_BY_THEN);
  const afterwards = calls.filter((call) => Date.parse(call.at) >= killedAt);
  return afterwards
    .filter((call) => stored.some((one) => one.promptSha === call.promptSha && one.path === call.path))
    .map((call) => `${call.path} ${call.schema ?? ''}`);
}
