import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '../../../tools/fakes/models/call.ts';
import { testHouse } from '../../../tools/testing/house.ts';
import type { Caller } from '../../../tools/testing/people.ts';
import { modelProvider, openAiSettings } from '../../../tools/testing/provider.ts';
import { begin, richParent } from '../../../tools/testing/stories.ts';
import { hear, outcomeOf } from '../../../tools/testing/told.ts';

/** A fifth of what real models need, in milliseconds. */
const TEXT = 4000;
const PICTURE = 2400;
/** What a busy machine may add to a whole story: requests, the database, encoding of pictures. Less than one picture. */
const MACHINE = 1800;
/** What it may add until a page or a brief is known. */
const MACHINE_AT_FIRST = 900;

const provider = modelProvider();
const house = testHouse(() => openAiSettings(provider.url));
beforeEach(async () => {
  await provider.reset();
  await provider.config({ scale: 1, latency: { text: TEXT, image: PICTURE, edit: PICTURE, moderation: 0 } });
});

interface Timed {
  readonly name: string;
  /** Milliseconds since the wish. */
  readonly at: number;
}

// Other tests may hold the machine just then; a story that is really slower fails every time.
describe('the pace of a story', { retry: 2 }, () => {
  it('is that of its slowest thread: words and pictures come side by side', async () => {
    const parent = await richParent(house, 1);
    const start = Date.now();
    const { id } = await begin(parent);
    const events = await timedEvents(parent, id, start);
    const total = events.at(-1)?.at ?? 0;
    const told = await outcomeOf(parent, id, 1);
    expect(told.problems).toEqual([]);
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

    const share = shareUntil(text, told.pages);
    expect(since(first), 'briefs').toBeLessThanOrEqual(share(0) * 1.05 + MACHINE_AT_FIRST);
    const bound = Math.max(TEXT, share(0) + 2 * PICTURE);
    expect(total, 'the whole story').toBeLessThanOrEqual(1.1 * bound + MACHINE);
    const firstPage = events.find((event) => event.name === 'page')?.at ?? Number.POSITIVE_INFINITY;
    expect(firstPage, 'the first page').toBeLessThanOrEqual(1.05 * share(1) + MACHINE_AT_FIRST);
  });

  it('leaves room for five stories at once', async () => {
    const parents = await Promise.all(Array.from({ length: 5 }, () => richParent(house, 1)));
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

  /** All events with the moment at which they were heard. */
  async function timedEvents(parent: Caller, id: string, start: number): Promise<Timed[]> {
    const events: Timed[] = [];
    for await (const { name } of hear(house, parent, id)) events.push({ name, at: Date.now() - start });
    return events;
  }
});

const startOf = (call: Call | undefined) => Date.parse(call?.at ?? '');

/**
 * When so many pages have been streamed, in milliseconds after the call: a tenth of its time passes before the first
 * word, and the rest evenly. A token is counted as four signs. A page is known to be finished when the next begins.
 */
function shareUntil(text: Call, pages: readonly string[]): (count: number) => number {
  const signs = (text.usage?.output ?? 0) * 4;
  const lengths = pages.map((page) => JSON.stringify({ text: page }).length + 1);
  const plan = signs - lengths.reduce((sum, length) => sum + length, 0);
  return (count) => {
    const told = plan + lengths.slice(0, count).reduce((sum, length) => sum + length, 0) + 40;
    return TEXT * (0.1 + 0.9 * Math.min(1, told / signs));
  };
}
