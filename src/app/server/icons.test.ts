import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createTestApp } from '../../../tools/testing/app.ts';

const testApp = createTestApp();

async function fetched(path: string): Promise<{ type: string | null; bytes: Buffer }> {
  const response = await fetch(new URL(path, testApp.url));
  expect(response.status, path).toBe(200);
  return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
}

it('serves the icons that its pages and its manifest name, in the sizes that they state', async () => {
  const html = (await fetched('/')).bytes.toString();
  for (const path of ['/favicon.ico', '/apple-touch-icon.png', '/manifest.webmanifest'])
    expect(html).toContain(`href="${path}"`);
  const ico = (await fetched('/favicon.ico')).bytes;
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  const from = ico.readUInt32LE(6 + 12);
  const first = await sharp(ico.subarray(from, from + ico.readUInt32LE(6 + 8))).metadata();
  expect([first.format, first.width, ico.readUInt8(6)]).toEqual(['png', 16, 16]);
  const { type, bytes } = await fetched('/manifest.webmanifest');
  expect(type).toMatch(/^application\/manifest\+json/);
  const { icons } = JSON.parse(bytes.toString()) as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const { width, height, hasAlpha } = await sharp((await fetched(src)).bytes).metadata();
    expect([`${width}x${height}`, hasAlpha], src).toEqual([sizes, false]);
  }
});
