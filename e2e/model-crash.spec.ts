import { setTimeout as wait } from 'node:timers/promises';
import type { Call } from '../tools/fakes/models/call.ts';
import { type FakeProvider, startFakeProvider } from '../tools/fakes/models/provider.ts';
import { buyPack, type Caller, creditsOf, newParent, WISH } from '../tools/testing/people.ts';
import { begin } from '../tools/testing/stories.ts';
import { hear, outcomeOf } from '../tools/testing/told.ts';
import { type BuiltHouse, expect, openBuiltHouse, test } from './house.ts';

/** How often the server is killed; `CRASHES=30 npx playwright test model-crash` for a long night. */
const CRASHES = Number(process.env.CRASHES ?? 1);
/** How long the provider takes, in milliseconds: a story of it takes about seven seconds. */
const LATENCY = { text: 4000, image: 2400, edit: 2400, moderation: 100 };
const STORY_TIME = 7000;
/** A call that had ended so long before the kill has its result in the books, in milliseconds. */
const STORED_BY_THEN = 300;

test('kill -9 in the middle of a story by models pays for nothing twice', async () => {
  test.setTimeout(60_000 + CRASHES * 130_000);
  const provider = await startFakeProvider();
  await provider.control.config({ scale: 1, latency: LATENCY });
  const house = await openBuiltHouse({
    AI_TEXT: 'openai:gpt-5-mini',
    AI_IMAGE: 'openai:gpt-image-1.5',
    AI_BASE_URL: provider.url,
    OPENAI_API_KEY: 'sk-for-the-tests-only',
  });
  try {
    const parent = await newParent(house);
    await buyPack(parent, 'family');
    for (let crash = 0; crash < CRASHES; crash += 1) {
      // One kill in each part of the story in turn, somewhere inside it.
      const moment = ((crash % 3) + Math.random()) * (STORY_TIME / 3);
      await crashOnce({ house, provider, parent, moment });
      if ((await creditsOf(parent)) < 1) await buyPack(parent, 'family');
    }
  } finally {
    await house.close();
    await provider.close();
  }
});

interface Scene {
  readonly house: BuiltHouse;
  readonly provider: FakeProvider;
  readonly parent: Caller;
  /** Milliseconds between the wish and the kill. */
  readonly moment: number;
}

async function crashOnce({ house, provider, parent, moment }: Scene): Promise<void> {
  const when = `killed after ${Math.round(moment)} ms`;
  const earlier = (await provider.control.calls()).length;
  const before = await creditsOf(parent);
  const { id, status } = await begin(parent, WISH);
  expect(status).toBe(202);
  const heard: unknown[] = [];
  const listening = (async () => {
    for await (const event of hear(house, parent, id)) heard.push(event);
  })();
  await wait(moment);
  const killedAt = Date.now();
  await house.kill();
  await listening;
  await house.start();
  // The stream is told from its first event again, the same as before the crash, and ends with the story.
  const outcome = await outcomeOf(parent, id, before);
  expect(outcome.problems, when).toEqual([]);
  expect(outcome.events.slice(0, heard.length), when).toEqual(heard);
  expect(outcome.status, when).toBe('ready');
  expect(String(outcome.story.writtenBy), when).toContain('gpt-5-mini');
  const calls = (await provider.control.calls()).slice(earlier).filter((call) => call.kind !== 'moderation');
  expect(paidTwice(calls, killedAt), when).toEqual([]);
  expect(await house.metrics()).toContain('\nstorywren_ledger_problems 0\n');
}

/** Calls that were made again after the kill although their results were in the books. */
function paidTwice(calls: readonly Call[], killedAt: number): string[] {
  const endOf = (call: Call) => Date.parse(call.at) + call.ms;
  const stored = calls.filter((call) => call.status === 200 && endOf(call) < killedAt - STORED_BY_THEN);
  const afterwards = calls.filter((call) => Date.parse(call.at) >= killedAt);
  return afterwards
    .filter((call) => stored.some((one) => one.promptSha === call.promptSha && one.path === call.path))
    .map((call) => `${call.path} ${call.schema ?? ''}`);
}
