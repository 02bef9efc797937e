import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { soundPicture } from './picture-check.ts';

const sheet = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#804020' } });
const dots = (side: number) =>
  sheet(side).composite([
    { input: { create: { width: 200, height: 200, channels: 3, background: '#f0f0ff' } }, left: 30, top: 40 },
  ]);

describe('a picture from a model', () => {
  it('that is a WebP of the right size stays as it came, to the byte', async () => {
    const bytes = await dots(1024).webp().toBuffer();
    expect((await soundPicture(bytes)).webp).toBe(bytes);
  });

  it.each(['png', 'jpeg'] as const)('is made a WebP of 1024 pixels: %s', async (format) => {
    const sound = await soundPicture(await dots(1536).toFormat(format).toBuffer());
    expect(await sharp(sound.webp).metadata()).toMatchObject({ format: 'webp', width: 1024, height: 1024 });
    expect(await sharp(sound.small).metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 512 });
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['cut short', async () => (await dots(1024).png().toBuffer()).subarray(0, 2000)],
    ['a WebP cut short', async () => (await dots(1024).webp().toBuffer()).subarray(0, 900)],
    ['no picture at all', async () => Buffer.from('<html>no</html>')],
    ['empty', async () => Buffer.alloc(0)],
    ['too small', () => dots(250).png().toBuffer()],
    ['blank', () => sheet(1024).png().toBuffer()],
  ])('is broken when it is %s', async (_what, make) => {
    await expect(soundPicture(await make())).rejects.toMatchObject({ kind: 'broken' });
  });
});
