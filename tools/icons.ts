import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Plugin } from 'vite';

/** The paper of the light theme: behind icons that a device shows on a background of its own. */
const PAPER = '#FBF5E9';
const FAVICON_SIDES = [16, 32, 48] as const;

interface Icon {
  readonly name: string;
  readonly side: number;
  /** The share of the icon that the logo fills: what a device may cut off stays empty. */
  readonly share: number;
}

const ICONS: readonly Icon[] = [
  { name: 'apple-touch-icon.png', side: 180, share: 0.74 },
  { name: 'icon-192.png', side: 192, share: 0.74 },
  { name: 'icon-512.png', side: 512, share: 0.74 },
  { name: 'icon-maskable-512.png', side: 512, share: 0.58 },
];

/** The logo as pixels: its drawing is 48 units wide. */
const drawn = (logo: Buffer, side: number) =>
  sharp(logo, { density: (72 * side) / 48 })
    .resize(side, side)
    .png()
    .toBuffer();

async function iconOf(logo: Buffer, { side, share }: Icon): Promise<Buffer> {
  const wren = await drawn(logo, Math.round(side * share));
  return sharp({ create: { width: side, height: side, channels: 3, background: PAPER } })
    .composite([{ input: wren }])
    .png({ palette: true })
    .toBuffer();
}

/** An ICO file: a header of 6 bytes, 16 bytes for each picture, then the pictures as PNG. */
async function favicon(logo: Buffer): Promise<Buffer> {
  const pictures = await Promise.all(FAVICON_SIDES.map((side) => drawn(logo, side)));
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let at = head.length;
  pictures.forEach((picture, n) => {
    const entry = 6 + 16 * n;
    head.writeUInt8(FAVICON_SIDES[n] ?? 0, entry);
    head.writeUInt8(FAVICON_SIDES[n] ?? 0, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += picture.length;
  });
  return Buffer.concat([head, ...pictures]);
}

/** Makes the icons of the web app from its logo, when it is built. */
export function icons(logoFile: string): Plugin {
  return {
    name: 'icons',
    apply: 'build',
    async generateBundle() {
      const logo = await readFile(logoFile);
      this.emitFile({ type: 'asset', fileName: 'favicon.ico', source: await favicon(logo) });
      for (const icon of ICONS)
        this.emitFile({ type: 'asset', fileName: icon.name, source: await iconOf(logo, icon) });
    },
  };
}
