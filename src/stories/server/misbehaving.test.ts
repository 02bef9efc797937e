import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../tools/fakes/models/call.ts';
import { callProblems } from '../../../tools/testing/calls.ts';
import { testHouse } from '../../../tools/testing/house.ts';
import { MISHAPS, type Mishap, markedWish, markerOf, nameOf } from '../../../tools/testing/mishaps.ts';
import { buyPack, type Caller, creditsOf, WISH } from '../../../tools/testing/people.ts';
import { modelProvider, openAiSettings } from '../../../tools/testing/provider.ts';
import { richParent } from '../../../tools/testing/stories.ts';
import { type Outcome, tellStory } from '../../../tools/testing/told.ts';
import { auditProblems } from '../../wallet/server/ledger.ts';

/** Seconds that a story may take here; a line that is silent for a quarter of it is dead. */
const TIME_LIMIT = 12;
/** Seconds that our own writer and painter may need after that, on a busy machine. */
const AFTERWARDS = 10;
/** So many stories are told side by side. */
const TOGETHER = 6;

const provider = modelProvider();
const house = testHouse(() => openAiSettings(provider.url, { AI_TIME_LIMIT: String(TIME_LIMIT) }));

interface Told extends Outcome {
  readonly marker: string;
  /** From the wish to the last event. */
  readonly seconds: number;
}
const told = new Map<Mishap, Told | Error>();
let calls: readonly Call[] = [];
let books: unknown;

// All stories are told before the tests, many at once: the tests themselves only look at what came of them.
beforeAll(async () => {
  await provider.reset();
  // The words need a moment, so that pages are told before the line goes dead.
  await provider.config({ scale: 1, latency: { text: 600, image: 0, edit: 0, moderation: 0 } });
  const waiting = MISHAPS.map((mishap, n) => ({ mishap, marker: markerOf(n) }));
  const teller = async () => {
    const parent = await richParent(house, 12);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { mishap, marker } = next;
      if ((await creditsOf(parent)) < 1) await buyPack(parent, 'family');
      told.set(mishap, await tell(parent, mishap, marker).catch((error: Error) => error));
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, teller));
  calls = await provider.calls();
  books = await auditProblems(house.house.database.db);
}, 180_000);

async function tell(parent: Caller, { text, picture, often }: Mishap, marker: string): Promise<Told> {
  const much = often === 'always' ? { always: true } : {};
  await provider.fault({ match: { kind: 'text', contains: marker }, fault: text, ...much });
  if (picture)
    await provider.fault({ match: { kind: ['image', 'edit'], contains: marker }, fault: picture, ...much });
  const start = Date.now();
  const outcome = await tellStory(parent, markedWish(marker));
  return { ...outcome, marker, seconds: (Date.now() - start) / 1000 };
}

function outcomeOf(mishap: Mishap): Told & { readonly calls: readonly Call[] } {
  const outcome = told.get(mishap);
  if (outcome instanceof Error) throw outcome;
  if (!outcome) throw new Error('this story was never told');
  return { ...outcome, calls: calls.filter((call) => JSON.stringify(call.body).includes(outcome.marker)) };
}

describe('a story with a provider that misbehaves', () => {
  it.each(MISHAPS.map((mishap) => [nameOf(mishap), mishap] as const))(
    'comes to a good end: %s',
    (_name, mishap) => {
      const { status, story, problems, calls, seconds } = outcomeOf(mishap);
      expect([...problems, ...callProblems(calls)].join('; ')).toBe('');
      const met = calls.flatMap((call) => call.fault?.kind ?? []);
      expect(met).toEqual(
        expect.arrayContaining([mishap.text.kind, ...(mishap.picture ? [mishap.picture.kind] : [])]),
      );
      expect(seconds).toBeLessThan(TIME_LIMIT + AFTERWARDS);
      if (mishap.often === 'once' || mishap.writer !== 'either') expect(status).toBe('ready');
      if (status !== 'ready' || mishap.writer === 'either') return;
      expect(String(story.writtenBy)).toContain(mishap.writer === 'model' ? 'gpt-5-mini' : 'embedded');
    },
  );

  it('leaves the books right', () => expect(books).toEqual([]));
});

describe('safety that does not answer', () => {
  it.each(['server_error', 'hang', 'html'] as const)(
    'ends in a story or a refusal, never in an error of ours: %s',
    async (kind) => {
      await provider.clearFaults();
      await provider.fault({ match: { kind: 'moderation' }, fault: { kind }, always: true });
      const parent = await richParent(house, 1);
      const answer = await parent.post('/api/stories/generate', WISH);
      await provider.clearFaults();
      expect(answer.status).toBeLessThan(500);
      expect(await creditsOf(parent)).toBe(answer.body.story?.status ? 0 : 1);
    },
  );
});
