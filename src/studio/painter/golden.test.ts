import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { apart, cellsOf, GOLDEN, GOLDEN_SIDE } from './golden.ts';
import { createPainter, type PaintJob } from './painter.ts';
import { render, renderPixels } from './pixels/render.ts';

const stored = JSON.parse(readFileSync(new URL('./golden.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>;
const golden = (name: string): Uint8Array => Buffer.from(stored[name] ?? '', 'base64');
const rendered = async (job: PaintJob): Promise<Uint8Array> => cellsOf(await renderPixels(job, GOLDEN_SIDE));
const jobOf = (name: string): PaintJob => GOLDEN[name] as PaintJob;

/**
 * Softer or harder edges, which is what another version of a library may bring, change a cell by 1.3 at most and the
 * mean by 0.22 (measured with a blur of 0.6 pixels). Glasses on the smallest figure change a cell by 4, on others by
 * 8 to 26; other hair by 13 to 71.
 */
const BOUND = { mean: 0.5, most: 3 };

describe('golden pictures', () => {
  it.each(Object.keys(GOLDEN))(
    '%s matches its golden picture (update with npm run studio:sheet golden)',
    async (name) => {
      const { mean, most } = apart(await rendered(jobOf(name)), golden(name));
      expect(mean).toBeLessThan(BOUND.mean);
      expect(most).toBeLessThan(BOUND.most);
    },
  );
});

describe('visible changes of golden pictures', () => {
  const [opening, close] = ['friendship opening', 'cooking turning'];
  it.each([
    ['other skin', opening, (job: PaintJob) => ({ ...job, traits: { ...job.traits, skinColor: 'Fair' } })],
    ['other hair', opening, (job: PaintJob) => ({ ...job, traits: { ...job.traits, hairColor: 'Blonde' } })],
    [
      'glasses close by',
      close,
      (job: PaintJob) => ({ ...job, traits: { ...job.traits, wears: ['glasses'] } }),
    ],
    ['another friend', opening, (job: PaintJob) => ({ ...job, brief: { ...job.brief, companion: 'owl' } })],
    ['another feeling', close, (job: PaintJob) => ({ ...job, brief: { ...job.brief, feeling: 'sad' } })],
    ['another hour', opening, (job: PaintJob) => ({ ...job, brief: { ...job.brief, time: 'golden' } })],
    ['another seed', opening, (job: PaintJob) => ({ ...job, seed: 'silver' })],
  ] as const)('detects a visible change: %s', async (_, name, change) => {
    const changed = change(jobOf(name)) as PaintJob;
    expect(apart(await rendered(changed), golden(name)).most).toBeGreaterThan(BOUND.most * 2);
  });
});

describe('the same seed', () => {
  const painter = createPainter({ threads: 1, size: GOLDEN_SIDE });
  afterAll(() => painter.close());

  it('renders the same bytes twice in the main thread, and in a worker', async () => {
    const job = jobOf('garden ending');
    const [first, second] = [await render(job, GOLDEN_SIDE), await render(job, GOLDEN_SIDE)];
    expect(first.equals(second)).toBe(true);
    expect((await painter.paint(job)).webp.equals(first)).toBe(true);
  });
});
