import sharp from 'sharp';
import { randomFrom } from '../../../../studio/random.ts';
import type { FontSet } from './card-fonts.ts';
import { CARD_SIZE, lineOf, setTitle } from './card-layout.ts';

const PAPER = '#fbf5e9';
const INK = '#2a2733';
const { width: WIDTH, height: HEIGHT } = CARD_SIZE;

/** Positions, in pixels. */
const COVER = { x: 44, y: 43, side: 544 } as const;
const WORDS = { x: 636, right: 60, top: 70, bottom: 500 } as const;
const ALONE = { x: 120, right: 120 } as const;
const BRAND = { y: 560, size: 34, wren: 46 } as const;
/** The height of capitals as a fraction of the font size, used for vertical centering. */
const CAPITALS = 0.7;

/** The wren of the logo, on a grid of 48. */
const WREN = `<path d="M34 24.5 39.2 4.6c.5-1.7 2.7-1.9 3.5-.3 1 2 1.5 4.3 1.2 6.6L40.95 30.4 34 34z" fill="#2f5fa8"/>
<path d="M2.5 20.8 8.3 17.8c1.5-5.6 6.2-9.5 12-9.5 5.7 0 9.7 3.4 12.2 8.6 1.5 3.1 3.3 5.7 6.3 7.2 2.2 1.1 3 2.8 2.5 5.4C39.8 37.3 33 41.7 25.3 41.7 15 41.7 8.2 34 8 23.2z" fill="#2f5fa8"/>
<path d="M8.1 24c3.6.9 6.9 1.2 9.8 3 3.2 2 3.6 5.7 6.3 8.7 1.7 1.9 4.1 3 7 3.4-1.9.8-3.9 1.2-5.9 1.2C15.5 40.3 8.6 33.5 8.1 24z" fill="#fffdf7"/>
<path d="M19.5 24.3c4.2-2.6 9-2.4 12.6.6 2 1.7 3.7 2.5 6 2.7-1.5 4.9-5.2 7.6-9.7 7.4-4.6-.2-8-3.8-8.9-10.7z" fill="#f2b84b"/>
<path d="M10.1 19.2c3.7-1.4 7.9-.9 11.4 1.4" fill="none" stroke="${INK}" stroke-width="3.4" stroke-linecap="round"/>
<circle cx="15.8" cy="18.7" r="1.35" fill="#fff6e2"/>
<path d="M23.6 41.4 22.8 46.4M28.8 41.2 29.6 46.2" stroke="#6b6475" stroke-width="1.7" stroke-linecap="round"/>`;

/**
 * The card of a story as JPEG, 1200 × 630: its cover painted on paper, its title as outlines, and the name of the
 * product. Every character of the title must have an outline (`canSet`).
 */
export async function paintCard(title: string, cover: Buffer | undefined, fonts: FontSet): Promise<Buffer> {
  const layers = [];
  if (cover) layers.push({ input: await brushed(cover), left: COVER.x, top: COVER.y });
  layers.push({ input: Buffer.from(lettering(title, cover !== undefined, fonts)), left: 0, top: 0 });
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER } })
    .composite(layers)
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
}

/** The cover with a brushed edge, as pictures have it everywhere in the app. */
async function brushed(cover: Buffer): Promise<Buffer> {
  const { side } = COVER;
  const mask = await sharp(Buffer.from(edge(side)))
    .blur(1.2)
    .png()
    .toBuffer();
  return sharp(cover)
    .resize(side, side, { fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** A square with slightly irregular, frayed sides, like the edge of a broad brush stroke. */
function edge(side: number): string {
  const random = randomFrom('the edge of a card');
  const steps = 64;
  const inset = (before: number) => Math.min(20, Math.max(3, before + (random.next() - 0.5) * 11));
  let deep = 8;
  const corners: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    for (let n = 0; n < steps; n += 1) {
      deep = inset(deep);
      // The corners are left out, as if the brush had been lifted there.
      const along = 16 + (n / steps) * (side - 32);
      const [x, y] = [
        [along, deep],
        [side - deep, along],
        [side - along, side - deep],
        [deep, side - along],
      ][turn] as [number, number];
      const clamp = (value: number) => Math.min(side - 4, Math.max(4, value)).toFixed(1);
      corners.push(`${clamp(x)},${clamp(y)}`);
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><polygon points="${corners.join(' ')}"/></svg>`;
}

function lettering(title: string, hasCover: boolean, fonts: FontSet): string {
  const { x, right } = hasCover ? WORDS : ALONE;
  const { path, size, leading, lines } = setTitle(title, fonts, WIDTH - x - right);
  const height = (lines - 1) * leading + size * CAPITALS;
  const first = (WORDS.top + WORDS.bottom - height) / 2 + size * CAPITALS;
  const name = lineOf('Storywren', fonts, BRAND.size).path;
  const scale = BRAND.wren / 48;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<g fill="${INK}" transform="translate(${x} ${first})">${path}</g>
<g transform="translate(${x} ${BRAND.y - BRAND.wren + 9}) scale(${scale})">${WREN}</g>
<g fill="${INK}" transform="translate(${x + BRAND.wren + 12} ${BRAND.y})">${name}</g>
</svg>`;
}
