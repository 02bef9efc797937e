import { type Hex, rgb } from './color.ts';
import { TILE, textures } from './textures.ts';

/** Turns clean shapes into paint. Pure arithmetic on pixels: the same on every machine. */

const MASK = TILE - 1;
const clamp = (value: number): number => Math.max(0, Math.min(255, value));

/** How much paint there is around each pixel of a layer (0–255): the mean of its alpha over k × k pixels, anchored at the top left. */
function fullness(layer: Uint8Array, size: number, k: number, top: number, bottom: number): Float32Array {
  const out = new Float32Array(size * size);
  const rows = Array.from({ length: k }, () => new Float32Array(size));
  const sums = new Float32Array(size);
  const share = 1 / (k * k);
  const first = Math.max(0, top - 2 * k);
  const end = Math.min(size, bottom + 2 * k);
  for (let y = first; y < end + k - 1; y++) {
    const row = rows[y % k] as Float32Array;
    const o = Math.min(size - 1, y) * size * 4 + 3;
    let sum = 0;
    for (let x = 0; x < k; x++) sum += layer[o + x * 4] as number;
    for (let x = 0; x < size; x++) {
      sums[x] = (sums[x] as number) - (row[x] as number) + sum;
      row[x] = sum;
      sum += (layer[o + Math.min(size - 1, x + k) * 4] as number) - (layer[o + x * 4] as number);
    }
    const done = y - k + 1;
    if (done >= first) for (let x = 0; x < size; x++) out[done * size + x] = (sums[x] as number) * share;
  }
  return out;
}

/** The light that falls on a layer of figures. */
export interface FigureLight {
  readonly ambient: Hex;
  readonly rim: Hex;
  readonly shade: Hex;
  readonly rimStrength: number;
  /** Rounds the figures: light on one side, shade on the other. */
  readonly form: boolean;
  readonly from: readonly [number, number];
}

/** The rows that hold any paint. */
function painted(layer: Uint8Array, size: number): { readonly top: number; readonly bottom: number } {
  const stride = size * 4;
  const bare = (y: number): boolean => {
    for (let i = y * stride + 3; i < (y + 1) * stride; i += 4) if (layer[i] !== 0) return false;
    return true;
  };
  let [top, bottom] = [0, size - 1];
  while (top <= bottom && bare(top)) top++;
  while (bottom > top && bare(bottom)) bottom--;
  return { top, bottom };
}

/** Lays figures (RGBA) over a painting (RGB). */
export function layFigures(pixels: Uint8Array, figures: Uint8Array, size: number, light: FigureLight): void {
  const { shiftX, shiftY, pigment } = textures();
  const scale = 1024 / size;
  const [ar, ag, ab] = rgb(light.ambient).map((v) => v / 255) as [number, number, number];
  const [kr, kg, kb] = rgb(light.rim);
  const [hr, hg, hb] = rgb(light.shade).map((v) => v * 0.8) as [number, number, number];
  const [dx, dy] = [Math.round((light.from[0] * 5) / scale), Math.round((light.from[1] * 5) / scale)];
  const [fx, fy] = [Math.round((light.from[0] * 16) / scale), Math.round((light.from[1] * 16) / scale)];
  const box = Math.max(2, Math.round(34 / scale));
  const half = box >> 1;
  const last = size - 1;
  const within = (v: number): number => Math.max(0, Math.min(last, v));
  const { top, bottom } = painted(figures, size);
  const form = light.form ? fullness(figures, size, box, top, bottom) : undefined;
  for (let y = Math.max(0, top - 4); y <= Math.min(last, bottom + 4); y++) {
    const ty = (((y * scale) | 0) & MASK) * TILE;
    for (let x = 0; x < size; x++) {
      const k = ty + (((x * scale) | 0) & MASK);
      const sx = within((x + ((shiftX[k] as number) * 2.6) / scale) | 0);
      const sy = within((y + ((shiftY[k] as number) * 2.6) / scale) | 0);
      const j = (sy * size + sx) * 4;
      const a = figures[j + 3] as number;
      if (a === 0) continue;
      const [qx, qy] = [sx + dx, sy + dy];
      const edge =
        qx < 0 || qy < 0 || qx > last || qy > last
          ? 0
          : (a - (figures[(qy * size + qx) * 4 + 3] as number)) / 255;
      const m = (pigment[k] as number) * 5.6;
      let r = (figures[j] as number) * ar + m;
      let g = (figures[j + 1] as number) * ag + m;
      let b = (figures[j + 2] as number) * ab + m;
      if (form) {
        const lit = form[within(sy - half - fy) * size + within(sx - half - fx)] as number;
        const dark = form[within(sy - half + fy) * size + within(sx - half + fx)] as number;
        const round = (lit - dark) / 255;
        const part = round > 0 ? round * 0.26 : -round * 0.34;
        r += ((round > 0 ? kr : hr) - r) * part;
        g += ((round > 0 ? kg : hg) - g) * part;
        b += ((round > 0 ? kb : hb) - b) * part;
      }
      if (edge > 0) {
        const rim = edge * light.rimStrength;
        r += (kr - r) * rim;
        g += (kg - g) * rim;
        b += (kb - b) * rim;
      }
      const cover = a / 255;
      const o = (y * size + x) * 3;
      pixels[o] = clamp((pixels[o] as number) * (1 - cover) + r * cover);
      pixels[o + 1] = clamp((pixels[o + 1] as number) * (1 - cover) + g * cover);
      pixels[o + 2] = clamp((pixels[o + 2] as number) * (1 - cover) + b * cover);
    }
  }
}

/** Adds light (RGBA, half as large): rays, sparks and rain brighten what is under them. */
export function addLight(pixels: Uint8Array, light: Uint8Array, size: number): void {
  const small = Math.ceil(size / 2);
  const edge = small - 1;
  for (let y = 0; y < size; y++) {
    const upper = (y >> 1) * small;
    const lower = Math.min(edge, (y + 1) >> 1) * small;
    for (let x = 0; x < size; x++) {
      const left = x >> 1;
      const right = Math.min(edge, (x + 1) >> 1);
      // Two neighbours across are enough to hide the steps.
      const a = (upper + left) * 4;
      const b = (lower + right) * 4;
      const wa = light[a + 3] as number;
      const wb = light[b + 3] as number;
      if (wa + wb === 0) continue;
      const o = (y * size + x) * 3;
      for (let k = 0; k < 3; k++) {
        const shine = ((light[a + k] as number) * wa + (light[b + k] as number) * wb) / 510;
        const under = pixels[o + k] as number;
        pixels[o + k] = under + ((255 - under) * shine) / 255;
      }
    }
  }
}

/** The grain of the paper, and corners a little darker than the middle. */
export function layOnPaper(pixels: Uint8Array, size: number): void {
  const { paper } = textures();
  const middle = size / 2;
  const scale = 1024 / size;
  const reach = 1 / (2 * middle * middle);
  for (let y = 0; y < size; y++) {
    const dy = (y - middle) * (y - middle);
    const row = (((y * scale) | 0) & MASK) * TILE;
    for (let x = 0; x < size; x++) {
      const d = (dy + (x - middle) * (x - middle)) * reach;
      const shade = 1 - 0.2 * d * d;
      const grain = paper[row + (((x * scale) | 0) & MASK)] as number;
      const o = (y * size + x) * 3;
      pixels[o] = clamp((pixels[o] as number) * shade + grain + 1);
      pixels[o + 1] = clamp((pixels[o + 1] as number) * shade + grain);
      pixels[o + 2] = clamp((pixels[o + 2] as number) * shade + grain - 1);
    }
  }
}
