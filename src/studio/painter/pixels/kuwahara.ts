import { chance } from '../chance.ts';
import { TILE, textures } from './textures.ts';

const MASK = TILE - 1;

/**
 * Two words hold a pixel, so that one addition adds two channels at once. `warm` is red (low half) and blue
 * (high half); `light` is lightness (low 12 bits) and its square (high 20). Sums of 4 × 4 pixels still fit.
 */
interface Words {
  readonly warm: Int32Array;
  readonly light: Int32Array;
}

const wordsOf = (length: number): Words => ({
  warm: new Int32Array(length),
  light: new Int32Array(length),
});

/** The largest square whose sums fit in the words. */
const WIDEST = 4;

/** The inputs for mixing the colours of a row. */
interface Brush {
  readonly size: number;
  /** Where in the texture the picture begins, and how far apart its pixels are there. */
  readonly at: readonly [number, number];
  readonly scale: number;
  /** A brush offset of −127 to 127 (as a byte) in whole pixels. */
  readonly pixelsOf: Int32Array;
}

const LIMITED = Uint8Array.from({ length: 768 }, (_, i) => Math.min(255, Math.max(0, i - 256)));

/** Reads the colours of a row at the offsets of the brush, and mottles them. The last pixel repeats. */
function mixRow(bytes: Uint8Array, y: number, brush: Brush, warm: Int32Array, light: Int32Array): void {
  const { shifts, pigment } = textures();
  const { size, scale, pixelsOf } = brush;
  const [ox, oy] = brush.at;
  const last = size - 1;
  const texture = ((((y * scale) | 0) + oy) & MASK) * TILE;
  for (let x = 0; x < size; x++) {
    const k = texture + ((((x * scale) | 0) + ox) & MASK);
    const shift = shifts[k] as number;
    let sx = (x + (pixelsOf[shift & 255] as number)) | 0;
    let sy = (y + (pixelsOf[shift >>> 8] as number)) | 0;
    if (sx < 0) sx = 0;
    else if (sx > last) sx = last;
    if (sy < 0) sy = 0;
    else if (sy > last) sy = last;
    const j = (Math.imul(sy, size) + sx) << 2;
    const m = ((pigment[k] as number) + 256) | 0;
    const red = LIMITED[(bytes[j] as number) + m] as number;
    const green = LIMITED[(bytes[j + 1] as number) + m] as number;
    const blue = LIMITED[(bytes[j + 2] as number) + m] as number;
    const bright = (red + green + green + blue + 2) >> 2;
    warm[x] = red | (blue << 16);
    light[x] = bright | (Math.imul(bright, bright) << 12);
  }
  warm.fill(warm[last] as number, size);
  light.fill(light[last] as number, size);
}

/** Puts the newest row (sums over `side` pixels to the right) into the sums of a column in place of the oldest. */
function addRow(row: Int32Array, side: number, oldest: Int32Array, column: Int32Array): void {
  let sum = 0;
  for (let x = 0; x < side; x++) sum = (sum + (row[x] as number)) | 0;
  for (let x = 0; x < column.length; x++) {
    column[x] = ((column[x] as number) + sum - (oldest[x] as number)) | 0;
    oldest[x] = sum;
    sum = (sum + (row[x + side] as number) - (row[x] as number)) | 0;
  }
}

/** A row of squares: for every pixel the calmer of those to its left and its right, and how restless it is. */
interface CalmRow extends Words {
  readonly unrest: Int32Array;
}

function calmRow({ warm, light }: Words, side: number, unrest: Int32Array, row: CalmRow): void {
  const area = side * side;
  const reach = side - 1;
  const size = unrest.length;
  for (let x = 0; x < size; x++) {
    const word = light[x] as number;
    const bright = word & 4095;
    unrest[x] = Math.imul(area, word >>> 12) - Math.imul(bright, bright);
  }
  const { warm: toWarm, light: toLight, unrest: least } = row;
  for (let x = 0; x < size; x++) {
    const left = x < reach ? 0 : x - reach;
    const one = unrest[x] as number;
    const other = unrest[left] as number;
    // All ones where this square is the calmer: a choice without an unpredictable branch.
    const own = (one - other) >> 31;
    const at = left + ((x - left) & own);
    toWarm[x] = warm[at] as number;
    toLight[x] = light[at] as number;
    least[x] = other + ((one - other) & own);
  }
}

/** Paints a row with the mean of the calmer of two squares, above and here. */
function paintRow(out: Uint8Array, from: number, above: CalmRow, here: CalmRow, mean: Uint8Array): void {
  const { warm, light, unrest } = here;
  const { warm: warmAbove, light: lightAbove, unrest: unrestAbove } = above;
  const most = mean.length - 1;
  let target = from;
  for (let x = 0; x < unrest.length; x++) {
    const lower = ((unrest[x] as number) - (unrestAbove[x] as number)) >> 31;
    const word = ((warm[x] as number) & lower) | ((warmAbove[x] as number) & ~lower);
    const bright = (((light[x] as number) & lower) | ((lightAbove[x] as number) & ~lower)) & 4095;
    const red = word & 65535;
    const blue = word >>> 16;
    const green = ((bright << 1) - ((red + blue) >> 1)) | 0;
    out[target] = mean[red] as number;
    out[target + 1] = mean[green < 0 ? 0 : green > most ? most : green] as number;
    out[target + 2] = mean[blue] as number;
    target += 3;
  }
}

/**
 * Paints a background (RGBA, opaque) and returns the painting (RGB): edges wobble, pigment mottles, and every
 * pixel takes the mean of the calmest of four neighbouring squares, which gathers colour into daubs (a Kuwahara
 * filter). It works row by row on small buffers, because those stay in the processor's cache.
 */
export function paintBackground(pixels: Uint8Array, size: number, seed: string, wobble = 6.4): Uint8Array {
  const r = chance(`${seed}|paint`);
  const scale = 1024 / size;
  const side = Math.min(WIDEST, Math.max(2, Math.round(4 / scale)));
  const reach = side - 1;
  const area = side * side;
  const swing = wobble / scale / 127;
  const brush: Brush = {
    size,
    at: [r.whole(0, MASK), r.whole(0, MASK)],
    scale,
    pixelsOf: Int32Array.from({ length: 256 }, (_, i) => Math.round(((i << 24) >> 24) * swing)),
  };
  const mean = Uint8Array.from({ length: area * 255 + 1 }, (_, i) => Math.round(i / area));
  const source = wordsOf(size + side);
  const sums = Array.from({ length: side }, () => wordsOf(size));
  const column = wordsOf(size);
  const calm = Array.from({ length: side }, () => ({ ...wordsOf(size), unrest: new Int32Array(size) }));
  const unrest = new Int32Array(size);
  const out = new Uint8Array(size * size * 3);
  for (let y = 0; y < size + reach; y++) {
    // Past the lower edge the last row repeats.
    if (y < size) mixRow(pixels, y, brush, source.warm, source.light);
    const oldest = sums[y % side] as Words;
    addRow(source.warm, side, oldest.warm, column.warm);
    addRow(source.light, side, oldest.light, column.light);
    const done = y - reach;
    if (done < 0) continue;
    const here = calm[done % side] as CalmRow;
    calmRow(column, side, unrest, here);
    paintRow(out, done * size * 3, calm[Math.max(0, done - reach) % side] as CalmRow, here, mean);
  }
  return out;
}
