import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { normalizePicture } from './normalize-picture.ts';

const storyFacts = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#804020' } });
const picture = (side: number) =>
  storyFacts(side).composite([
    { input: { create: { width: 200, height: 200, channels: 3, background: '#f0f0ff' } }, left: 30, top: 40 },
  ]);

describe('picture from a model', () => {
  it('returns a WebP picture of the right size unchanged', async () => {
    const bytes = await picture(1024).webp().toBuffer();
    expect((await normalizePicture(bytes)).webp).toBe(bytes);
  });

  it.each(['png', 'jpeg'] as const)('converts %s to a WebP picture of 1024 pixels', async (format) => {
    const normalized = await normalizePicture(await picture(1536).toFormat(format).toBuffer());
    expect(await sharp(normalized.webp).metadata()).toMatchObject({
      format: 'webp',
      width: 1024,
      height: 1024,
    });
    expect(await sharp(normalized.small).metadata()).toMatchObject({
      format: 'jpeg',
      width: 512,
      height: 512,
    });
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['cut short', async () => (await picture(1024).png().toBuffer()).subarray(0, 2000)],
    ['a WebP cut short', async () => (await picture(1024).webp().toBuffer()).subarray(0, 900)],
    ['no picture at all', async () => Buffer.from('<html>no</html>')],
    ['empty', async () => Buffer.alloc(0)],
    ['too small', () => picture(250).png().toBuffer()],
    ['blank', () => storyFacts(1024).png().toBuffer()],
  ])('rejects a picture that is %s as broken', async (_what, make) => {
    await expect(normalizePicture(await make())).rejects.toMatchObject({ kind: 'broken' });
  });
});

it('leaves threads free for storing what has been paid for, however many pictures are decoded', async () => {
  const bytes = await picture(1536).png().toBuffer();
  let most = 0;
  const watch = () => {
    const { queue, process } = sharp.counters();
    most = Math.max(most, queue, process);
  };
  sharp.queue.on('change', watch);
  await Promise.all(Array.from({ length: 8 }, () => normalizePicture(bytes)));
  sharp.queue.off('change', watch);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(2);
});
