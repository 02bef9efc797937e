import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '../../../../../tools/fakes/models/call.ts';
import { createTestApp } from '../../../../../tools/testing/app.ts';
import { outcomeOf, readEvents } from '../../../../../tools/testing/models/outcomes.ts';
import { modelProvider, openAiSettings } from '../../../../../tools/testing/models/provider.ts';
import { begin, parentWithCredits } from '../../../../../tools/testing/stories.ts';
import type { Caller } from '../../../../../tools/testing/users.ts';

/** Simulated model latency in milliseconds, a fifth of that of real models. */
const TEXT = 4000;
const PICTURE = 2400;
/** What a busy machine may add to a whole story: requests, the database, encoding of pictures. Less than one picture. */
const OVERHEAD = 1800;
/** What it may add until the first page or brief is known. */
const INITIAL_OVERHEAD = 900;

const provider = modelProvider();
const testApp = createTestApp(() => openAiSettings(provider.url));
beforeEach(async () => {
  await provider.reset();
  await provider.config({ scale: 1, latency: { text: TEXT, image: PICTURE, edit: PICTURE, moderation: 0 } });
});

interface Timed {
  readonly name: string;
  /** Milliseconds since the request. */
  readonly at: number;
}

describe('the pace of a story', () => {
  it('writes and paints concurrently, so that a story takes as long as the slower of the two', async () => {
    const parent = await parentWithCredits(testApp, 1);
    const start = Date.now();
    const { id } = await begin(parent);
    const events = await timedEvents(parent, id, start);
    const total = events.at(-1)?.at ?? 0;
    const outcome = await outcomeOf(parent, id, 1);
    expect(outcome.problems).toEqual([]);
    const calls = await provider.calls();
    const [text] = calls.filter((call) => call.kind === 'text');
    const pictures = calls.filter((call) => call.kind === 'image' || call.kind === 'edit');
    if (!text) throw new Error('no call for the text');
    const since = (call: Call | undefined) => startOf(call) - startOf(text);

    expect(text.ms).toBeGreaterThanOrEqual(TEXT * 0.95);
    expect(pictures).toHaveLength(4);
    // Painting begins before the text has ended, and the last three pictures are painted side by side.
    const [first, ...others] = pictures;
    expect(since(first)).toBeLessThan(text.ms);
    const lastBegin = Math.max(...others.map(startOf));
    const firstEnd = Math.min(...others.map((call) => startOf(call) + call.ms));
    expect(lastBegin).toBeLessThan(firstEnd);

    const until = timeUntil(text, outcome.pages);
    expect(since(first), 'briefs').toBeLessThanOrEqual(until(0) * 1.05 + INITIAL_OVERHEAD);
    const bound = Math.max(TEXT, until(0) + 2 * PICTURE);
    expect(total, 'the whole story').toBeLessThanOrEqual(1.1 * bound + OVERHEAD);
    const firstPage = events.find((event) => event.name === 'page')?.at ?? Number.POSITIVE_INFINITY;
    expect(firstPage, 'the first page').toBeLessThanOrEqual(1.05 * until(1) + INITIAL_OVERHEAD);
  });

  it('makes five stories at once without making one wait for the models of another', async () => {
    const parents = await Promise.all(Array.from({ length: 5 }, () => parentWithCredits(testApp, 1)));
    const start = Date.now();
    const totals = await Promise.all(
      parents.map(async (parent) => {
        const { id } = await begin(parent);
        return (await timedEvents(parent, id, start)).at(-1)?.at ?? 0;
      }),
    );
    expect((await provider.stats()).peak.text).toBe(5);
    // Their pictures are encoded on one machine; what must not happen is that one waits for the other's models.
    expect(Math.max(...totals)).toBeLessThan(2 * (TEXT + 2 * PICTURE));
  });

  /** All events with the time at which they were received. */
  async function timedEvents(parent: Caller, id: string, start: number): Promise<Timed[]> {
    const events: Timed[] = [];
    for await (const { name } of readEvents(testApp, parent, id))
      events.push({ name, at: Date.now() - start });
    return events;
  }
});

const startOf = (call: Call | undefined) => Date.parse(call?.at ?? '');

/**
 * When `count` pages have been streamed, in milliseconds after the call: a tenth of the latency passes before the first
 * word, and the text is streamed evenly over the rest. A token counts as four characters. A page is known to be
 * finished when the next begins.
 */
function timeUntil(text: Call, pages: readonly string[]): (count: number) => number {
  const characters = (text.usage?.output ?? 0) * 4;
  const lengths = pages.map((page) => JSON.stringify({ text: page }).length + 1);
  const plan = characters - lengths.reduce((sum, length) => sum + length, 0);
  return (count) => {
    const streamed = plan + lengths.slice(0, count).reduce((sum, length) => sum + length, 0) + 40;
    return TEXT * (0.1 + 0.9 * Math.min(1, streamed / characters));
  };
}
