import { type Hex, rgb } from '../color.ts';
import { TILE, textures } from './textures.ts';

/** Turns clean shapes into paint. Pure arithmetic on pixels: the same on every machine. */

const MASK = TILE - 1;

/** A rendered drawing (RGBA): a section of the picture, and its position. */
export interface Layer {
  readonly data: Uint8Array;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The light that falls on figures. */
export interface FigureLight {
  readonly ambient: Hex;
  readonly rim: Hex;
  readonly shade: Hex;
  readonly rimStrength: number;
  readonly from: readonly [number, number];
}

/** How much paint there is around each pixel of a layer (0–255): the mean of its alpha over k × k pixels, anchored at the top left. */
function fullness({ data, width, height }: Layer, k: number): Uint8Array {
  const out = new Uint8Array(width * height);
  const rows = Array.from({ length: k }, () => new Int32Array(width));
  const sums = new Int32Array(width);
  const share = 1 / (k * k);
  for (let y = 0; y < height + k - 1; y++) {
    const row = rows[y % k] as Int32Array;
    const o = Math.min(height - 1, y) * width * 4 + 3;
    let sum = 0;
    for (let x = 0; x < k; x++) sum += data[o + Math.min(width - 1, x) * 4] as number;
    const done = (y - k + 1) * width;
    for (let x = 0; x < width; x++) {
      const total = (sums[x] as number) - (row[x] as number) + sum;
      sums[x] = total;
      row[x] = sum;
      const next = x + k < width ? x + k : width - 1;
      sum += (data[o + next * 4] as number) - (data[o + x * 4] as number);
      if (done >= 0) out[done + x] = (total * share) | 0;
    }
  }
  return out;
}

/** The shift of the brush at every texel, as whole pixels of the picture. */
function brushShift(size: number, swing: number): (byte: number) => number {
  const table = Int32Array.from({ length: 256 }, (_, i) =>
    Math.round(((((i << 24) >> 24) / 127) * swing * size) / 1024),
  );
  return (byte) => table[byte] as number;
}

/** Lays figures over a painting (RGB): rounded by light on one side and shade on the other, with a lit rim. */
export function layFigures(pixels: Uint8Array, figures: Layer, size: number, light: FigureLight): void {
  const { shifts, pigment } = textures();
  const { data, left, top, width, height } = figures;
  const out = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
  const scale = 1024 / size;
  const shiftOf = brushShift(size, 2.6);
  const [ar, ag, ab] = rgb(light.ambient).map((v) => v / 255) as [number, number, number];
  const [kr, kg, kb] = rgb(light.rim);
  const [hr, hg, hb] = rgb(light.shade).map((v) => v * 0.8) as [number, number, number];
  const [dx, dy] = [Math.round((light.from[0] * 5) / scale), Math.round((light.from[1] * 5) / scale)];
  const [fx, fy] = [Math.round((light.from[0] * 16) / scale), Math.round((light.from[1] * 16) / scale)];
  const box = Math.max(2, Math.round(34 / scale));
  const half = box >> 1;
  const [right, bottom] = [width - 1, height - 1];
  const form = fullness(figures, box);
  const at = (x: number, y: number): number =>
    form[(y < 0 ? 0 : y > bottom ? bottom : y) * width + (x < 0 ? 0 : x > right ? right : x)] as number;
  for (let y = 0; y < height; y++) {
    const ty = ((((y + top) * scale) | 0) & MASK) * TILE;
    for (let x = 0; x < width; x++) {
      const k = ty + ((((x + left) * scale) | 0) & MASK);
      const shift = shifts[k] as number;
      let sx = x + shiftOf(shift & 255);
      let sy = y + shiftOf(shift >>> 8);
      if (sx < 0) sx = 0;
      else if (sx > right) sx = right;
      if (sy < 0) sy = 0;
      else if (sy > bottom) sy = bottom;
      const j = (sy * width + sx) * 4;
      const a = data[j + 3] as number;
      if (a === 0) continue;
      const [qx, qy] = [sx + dx, sy + dy];
      // Where a figure ends at the frame there is no rim.
      const beyond = qx < 0 || qy < 0 || qx > right || qy > bottom;
      const edge = beyond ? 0 : (a - (data[(qy * width + qx) * 4 + 3] as number)) / 255;
      const m = (pigment[k] as number) * 0.62;
      let r = (data[j] as number) * ar + m;
      let g = (data[j + 1] as number) * ag + m;
      let b = (data[j + 2] as number) * ab + m;
      const round = (at(sx - half - fx, sy - half - fy) - at(sx - half + fx, sy - half + fy)) / 255;
      if (round > 0) {
        const part = round * 0.26;
        r += (kr - r) * part;
        g += (kg - g) * part;
        b += (kb - b) * part;
      } else if (round < 0) {
        const part = -round * 0.34;
        r += (hr - r) * part;
        g += (hg - g) * part;
        b += (hb - b) * part;
      }
      if (edge > 0) {
        const rim = edge * light.rimStrength;
        r += (kr - r) * rim;
        g += (kg - g) * rim;
        b += (kb - b) * rim;
      }
      blend(out, ((y + top) * size + x + left) * 3, r, g, b, a);
    }
  }
}

function blend(pixels: Uint8ClampedArray, o: number, r: number, g: number, b: number, alpha: number): void {
  const cover = alpha / 255;
  const bare = 1 - cover;
  pixels[o] = (pixels[o] as number) * bare + r * cover;
  pixels[o + 1] = (pixels[o + 1] as number) * bare + g * cover;
  pixels[o + 2] = (pixels[o + 2] as number) * bare + b * cover;
}

/** Lays the foreground over a painting, with the brush's offsets and pigment only. */
export function layForeground(pixels: Uint8Array, front: Layer, size: number): void {
  const { shifts, pigment } = textures();
  const { data, left, top, width, height } = front;
  const out = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
  const scale = 1024 / size;
  const shiftOf = brushShift(size, 2.6);
  for (let y = 0; y < height; y++) {
    const ty = ((((y + top) * scale) | 0) & MASK) * TILE;
    for (let x = 0; x < width; x++) {
      const k = ty + ((((x + left) * scale) | 0) & MASK);
      const shift = shifts[k] as number;
      const sx = Math.min(width - 1, Math.max(0, x + shiftOf(shift & 255)));
      const sy = Math.min(height - 1, Math.max(0, y + shiftOf(shift >>> 8)));
      const j = (sy * width + sx) * 4;
      const a = data[j + 3] as number;
      if (a === 0) continue;
      const m = (pigment[k] as number) * 0.62;
      const o = ((y + top) * size + x + left) * 3;
      blend(out, o, (data[j] as number) + m, (data[j + 1] as number) + m, (data[j + 2] as number) + m, a);
    }
  }
}

/**
 * Adds light (RGBA on black, half as large): rays, sparks and rain brighten what is under them. Then the grain of
 * the paper, and corners a little darker than the middle. One walk over the pixels.
 */
export function finish(pixels: Uint8Array, light: Uint8Array, size: number): void {
  const { paper } = textures();
  const out = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
  const small = Math.ceil(size / 2);
  const edge = small - 1;
  const middle = size / 2;
  const scale = 1024 / size;
  const reach = 1 / (2 * middle * middle);
  const across = Float64Array.from({ length: size }, (_, x) => (x - middle) * (x - middle) * reach);
  for (let y = 0; y < size; y++) {
    const down = across[y] as number;
    const row = (((y * scale) | 0) & MASK) * TILE;
    const upper = (y >> 1) * small;
    const lower = Math.min(edge, (y + 1) >> 1) * small;
    let o = y * size * 3;
    for (let x = 0; x < size; x++) {
      const d = down + (across[x] as number);
      // In fractions of 65536: whole numbers are faster.
      const shade = (65536 - 13107 * d * d) | 0;
      const grain = paper[row + (((x * scale) | 0) & MASK)] as number;
      // Two neighbours across are enough to hide the steps.
      const one = (upper + (x >> 1)) << 2;
      const right = (x + 1) >> 1;
      const other = (lower + (right > edge ? edge : right)) << 2;
      const r = out[o] as number;
      const g = out[o + 1] as number;
      const b = out[o + 2] as number;
      const red = r + brighter(r, ((light[one] as number) + (light[other] as number)) | 0);
      const green = g + brighter(g, ((light[one + 1] as number) + (light[other + 1] as number)) | 0);
      const blue = b + brighter(b, ((light[one + 2] as number) + (light[other + 2] as number)) | 0);
      out[o] = ((Math.imul(red, shade) + 32768) >> 16) + grain + 1;
      out[o + 1] = ((Math.imul(green, shade) + 32768) >> 16) + grain;
      out[o + 2] = ((Math.imul(blue, shade) + 32768) >> 16) + grain - 1;
      o += 3;
    }
  }
}

/** The amount that light of 0–510 adds to a channel: 257 / 2¹⁷ is about 1 / 510. */
const brighter = (channel: number, light: number): number =>
  Math.imul(Math.imul(255 - channel, light), 257) >> 17;
