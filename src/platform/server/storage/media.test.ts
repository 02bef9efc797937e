import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Media, openMedia } from './media.ts';

let folder = '';
let server: S3rver | undefined;
const media: Record<string, Media> = {};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storywren-media-'));
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const { port } = (await server.run()) as { port: number };
  media.folder = openMedia({ DATA_DIR: folder });
  media.s3 = openMedia({
    DATA_DIR: folder,
    MEDIA_URL: `s3://pictures?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}&region=us-east-1`,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  });
});

afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(['folder', 's3'])('media in a %s', (kind) => {
  it('returns the stored bytes of a media file, and undefined after it is deleted', async () => {
    const port = media[kind] as Media;
    const bytes = Buffer.from([1, 2, 3, 0, 255]);
    await port.put('pictures/one.webp', bytes, 'image/webp');
    expect(await port.get('pictures/one.webp')).toEqual(bytes);
    await port.delete('pictures/one.webp');
    expect(await port.get('pictures/one.webp')).toBeUndefined();
  });

  it('returns undefined for a media file that was never stored, and deleting it is not an error', async () => {
    const port = media[kind] as Media;
    expect(await port.get('pictures/none.webp')).toBeUndefined();
    await expect(port.delete('pictures/none.webp')).resolves.toBeUndefined();
  });
});
