import { chance } from './chance.ts';
import { TILE, textures } from './textures.ts';

const MASK = TILE - 1;

/** A few rows of four numbers a pixel: red, green, blue, and lightness squared (later: unrest). */
const rowsOf = (count: number, size: number): Float32Array[] =>
  Array.from({ length: count }, () => new Float32Array(size * 4));

/**
 * Paints a background (RGB) and returns the painting: edges wobble, pigment mottles, and every pixel takes
 * the mean of the calmest of four neighbouring squares, which gathers colour into daubs (a Kuwahara filter).
 * It works row by row on small buffers, because those stay in the processor's cache.
 */
export function paintBackground(pixels: Uint8Array, size: number, seed: string, wobble = 6.4): Uint8Array {
  const { shiftX, shiftY, pigment } = textures();
  const r = chance(`${seed}|paint`);
  const [ox, oy] = [r.whole(0, MASK), r.whole(0, MASK)];
  const scale = 1024 / size;
  const swing = wobble / scale;
  const side = Math.max(2, Math.round(4 / scale));
  const reach = side - 1;
  const last = size - 1;
  const share = 1 / (side * side);
  const out = new Uint8ClampedArray(size * size * 3);
  const source = new Float32Array(size * 4);
  const sums = rowsOf(side, size);
  const column = new Float32Array(size * 4);
  const means = rowsOf(side, size);

  const mixRow = (y: number): void => {
    const texture = ((((y * scale) | 0) + oy) & MASK) * TILE;
    for (let x = 0, o = 0; x < size; x++, o += 4) {
      const k = texture + ((((x * scale) | 0) + ox) & MASK);
      let sx = (x + (shiftX[k] as number) * swing) | 0;
      let sy = (y + (shiftY[k] as number) * swing) | 0;
      if (sx < 0) sx = 0;
      else if (sx > last) sx = last;
      if (sy < 0) sy = 0;
      else if (sy > last) sy = last;
      const j = (sy * size + sx) * 3;
      const m = (pigment[k] as number) * 9;
      const red = (pixels[j] as number) + m * 1.05;
      const green = (pixels[j + 1] as number) + m;
      const blue = (pixels[j + 2] as number) + m * 0.85;
      const light = 0.3 * red + 0.59 * green + 0.11 * blue;
      source[o] = red;
      source[o + 1] = green;
      source[o + 2] = blue;
      source[o + 3] = light * light;
    }
  };

  /** Sums over `side` pixels to the right. */
  const sumRow = (target: Float32Array): void => {
    for (let c = 0; c < 4; c++) {
      let sum = 0;
      for (let x = 0; x < side; x++) sum += source[x * 4 + c] as number;
      for (let x = 0, o = c; x < size; x++, o += 4) {
        target[o] = sum;
        const next = x + side < size ? o + side * 4 : last * 4 + c;
        sum += (source[next] as number) - (source[o] as number);
      }
    }
  };

  /** Takes the oldest row out of the column sums, puts the newest in, and stores means and unrest. */
  const meanRow = (target: Float32Array): void => {
    for (let o = 0; o < column.length; o += 4) {
      const red = (column[o] as number) * share;
      const green = (column[o + 1] as number) * share;
      const blue = (column[o + 2] as number) * share;
      const light = 0.3 * red + 0.59 * green + 0.11 * blue;
      target[o] = red;
      target[o + 1] = green;
      target[o + 2] = blue;
      target[o + 3] = (column[o + 3] as number) * share - light * light;
    }
  };

  const calmRow = (y: number, above: Float32Array, here: Float32Array): void => {
    let target = y * size * 3;
    for (let x = 0, o = 0; x < size; x++, o += 4) {
      const left = x < reach ? 0 : o - reach * 4;
      let from = above;
      let at = left;
      let least = above[left + 3] as number;
      if ((above[o + 3] as number) < least) {
        at = o;
        least = above[o + 3] as number;
      }
      if ((here[left + 3] as number) < least) {
        from = here;
        at = left;
        least = here[left + 3] as number;
      }
      if ((here[o + 3] as number) < least) {
        from = here;
        at = o;
      }
      out[target++] = from[at] as number;
      out[target++] = from[at + 1] as number;
      out[target++] = from[at + 2] as number;
    }
  };

  const row = (list: readonly Float32Array[], i: number): Float32Array => list[i % side] as Float32Array;
  for (let y = 0; y < size + reach; y++) {
    const sum = row(sums, y);
    for (let i = 0; i < column.length; i++) column[i] = (column[i] as number) - (sum[i] as number);
    // Past the lower edge the last row repeats.
    if (y < size) mixRow(y);
    sumRow(sum);
    for (let i = 0; i < column.length; i++) column[i] = (column[i] as number) + (sum[i] as number);
    const done = y - reach;
    if (done < 0) continue;
    meanRow(row(means, done));
    calmRow(done, row(means, Math.max(0, done - reach)), row(means, done));
  }
  return new Uint8Array(out.buffer);
}
