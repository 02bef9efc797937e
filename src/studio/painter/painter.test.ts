import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { THEMES } from '../contract.ts';
import { BEATS, COMPANIONS, type PictureBrief } from '../illustrations.ts';
import { createPainter, EMBEDDED_PAINTER, type PaintJob } from './painter.ts';
import { MOST_BYTES, render, renderPixels } from './pixels/render.ts';
import { KIDS } from './samples.ts';

const SMALL = 128;
const painter = createPainter({ threads: 2, size: SMALL });
afterAll(() => painter.close());

const brief = (over: Partial<PictureBrief> = {}): PictureBrief => ({
  beat: 'opening',
  theme: 'friendship',
  cast: [],
  companion: 'fox',
  setting: '',
  action: '',
  feeling: 'happy',
  time: 'day',
  alt: '⟦hero⟧ waves.',
  page: 0,
  ...over,
});
const job = (over: Partial<PictureBrief> = {}, traits = KIDS[0], seed = 'seed'): PaintJob => ({
  brief: brief(over),
  traits,
  seed,
});

describe('every picture', () => {
  it.each(THEMES)('paints a different picture for each beat of the theme %s', async (theme) => {
    const times = ['morning', 'storm', 'golden', 'night'] as const;
    const pictures = await Promise.all(
      BEATS.map((beat, i) =>
        painter.paint(
          job({
            theme,
            beat,
            time: times[i] ?? 'day',
            companion: COMPANIONS[(THEMES.indexOf(theme) + i) % COMPANIONS.length],
          }),
        ),
      ),
    );
    for (const picture of pictures) {
      expect(picture).toMatchObject({
        width: SMALL,
        height: SMALL,
        alt: '⟦hero⟧ waves.',
        paintedBy: EMBEDDED_PAINTER,
      });
      expect((await sharp(picture.webp).metadata()).format).toBe('webp');
      const { channels } = await sharp(picture.webp).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(12);
    }
    expect(new Set(pictures.map(({ webp }) => webp.toString('base64'))).size).toBe(BEATS.length);
  });

  it('renders a picture of 1024 × 1024 pixels within the size limit', async () => {
    const webp = await render(job({ theme: 'garden', beat: 'trouble', time: 'storm' }));
    expect(await sharp(webp).metadata()).toMatchObject({ width: 1024, height: 1024 });
    expect(webp.length).toBeLessThanOrEqual(MOST_BYTES);
  });
});

describe('the same job', () => {
  it('renders the same bytes for the same job, in a worker and in the main thread', async () => {
    const [one, two] = await Promise.all([painter.paint(job()), painter.paint(job())]);
    expect(one.webp.equals(two.webp)).toBe(true);
    expect(one.webp.equals(await render(job(), SMALL))).toBe(true);
  });

  it('renders different bytes for another seed', async () => {
    const [one, two] = await Promise.all([painter.paint(job()), painter.paint(job({}, KIDS[0], 'other'))]);
    expect(one.webp.equals(two.webp)).toBe(false);
  });
});

const pixels = (each: PaintJob): Promise<Uint8Array> => renderPixels(each, SMALL);

/** Share of the picture that two paintings have in common, pixel for pixel. */
function common(one: Uint8Array, two: Uint8Array): number {
  let same = 0;
  for (let i = 0; i < one.length; i += 3) {
    if (one[i] === two[i] && one[i + 1] === two[i + 1] && one[i + 2] === two[i + 2]) same++;
  }
  return same / (SMALL * SMALL);
}

describe('another child', () => {
  it.each([
    ['opening', 'dragons'],
    ['trouble', 'ocean'],
    ['turning', 'cooking'],
    ['ending', 'robots'],
  ] as const)('changes only the child for other traits (%s, %s)', async (beat, theme) => {
    const share = common(
      await pixels(job({ beat, theme }, KIDS[0])),
      await pixels(job({ beat, theme }, KIDS[1])),
    );
    expect(share).toBeGreaterThan(beat === 'turning' ? 0.5 : 0.7);
    expect(share).toBeLessThan(1);
  });
});

describe('the brief', () => {
  const plain = pixels(job({ theme: 'space', companion: 'fox', feeling: 'happy', time: 'day' }));
  it.each([
    ['companion', { companion: 'owl' }],
    ['feeling', { feeling: 'sad' }],
    ['time', { time: 'night' }],
    ['setting', { setting: 'in the space ship' }],
    ['no companion', { companion: undefined }],
  ] as const)('changes the picture when the brief changes: %s', async (_, over) => {
    expect(common(await plain, await pixels(job({ theme: 'space', ...over })))).toBeLessThan(0.995);
  });
});

describe('the pool', () => {
  it('rejects a job after the painter is closed', async () => {
    const closed = createPainter({ threads: 1, size: 64 });
    await closed.close();
    await expect(closed.paint(job())).rejects.toThrow('closed');
  });

  it('rejects an invalid job and paints the next', async () => {
    const broken = { ...job(), brief: { ...brief(), theme: 'nowhere' } } as unknown as PaintJob;
    await expect(painter.paint(broken)).rejects.toThrow();
    expect((await painter.paint(job())).webp.length).toBeGreaterThan(0);
  });
});
