import { chance } from '../chance.ts';

/** Textures repeat after this many pixels; a power of two, so that wrapping is a mask. */
export const TILE = 512;

/** Layered noise that wraps around at the edges of the tile. */
function tile(seed: string, wavesX: number, wavesY: number, octaves: number): Float32Array {
  const r = chance(seed);
  const out = new Float32Array(TILE * TILE);
  let weight = 1;
  let total = 0;
  for (let o = 0; o < octaves; o++) {
    const gx = Math.min(TILE, wavesX << o);
    const gy = Math.min(TILE, wavesY << o);
    const grid = Float32Array.from({ length: gx * gy }, () => r() * 2 - 1);
    for (let y = 0; y < TILE; y++) {
      const v = (y * gy) / TILE;
      const iy = v | 0;
      const ty = v - iy;
      const sy = ty * ty * (3 - 2 * ty);
      const row = (iy % gy) * gx;
      const below = ((iy + 1) % gy) * gx;
      for (let x = 0; x < TILE; x++) {
        const u = (x * gx) / TILE;
        const ix = u | 0;
        const tx = u - ix;
        const sx = tx * tx * (3 - 2 * tx);
        const left = ix % gx;
        const right = (ix + 1) % gx;
        const a = grid[row + left] as number;
        const b = grid[row + right] as number;
        const c = grid[below + left] as number;
        const d = grid[below + right] as number;
        const i = y * TILE + x;
        out[i] = (out[i] as number) + weight * ((a + (b - a) * sx) * (1 - sy) + (c + (d - c) * sx) * sy);
      }
    }
    total += weight;
    weight *= 0.55;
  }
  for (let i = 0; i < out.length; i++) out[i] = (out[i] as number) / total;
  return out;
}

interface Textures {
  /** Offset of the brush: −127 to 127 across (low byte) and down (high byte). */
  readonly shifts: Uint16Array;
  /** Pigment: cloudy mottle with the drag of bristles in it, in steps of colour. */
  readonly pigment: Int8Array;
  /** Paper: fine grain with fibres, in steps of colour. */
  readonly paper: Int8Array;
}

let made: Textures | undefined;

const byte = (value: number): number => Math.max(-127, Math.min(127, Math.round(value)));

/** The textures of brush and paper, made once in a process. */
export function textures(): Textures {
  if (made) return made;
  const mottle = tile('mottle', 6, 8, 5);
  const bristle = tile('bristle', 24, 96, 3);
  const grain = tile('grain', 256, 256, 2);
  const fibre = tile('fib', 128, 200, 2);
  const down = tile('wy', 12, 12, 3);
  made = {
    shifts: Uint16Array.from(
      tile('wx', 12, 12, 3),
      (across, i) => (byte(across * 127) & 255) | ((byte((down[i] as number) * 127) & 255) << 8),
    ),
    pigment: Int8Array.from(mottle, (value, i) => byte((value * 1.5 + (bristle[i] as number) * 0.55) * 9)),
    paper: Int8Array.from(grain, (value, i) => byte(value * 9 + (fibre[i] as number) * 4)),
  };
  return made;
}
