import type { Traits } from '../contract.ts';
import type { PictureBrief } from '../illustrations.ts';
import { KIDS } from './samples.ts';
import type { PaintJob } from './stage/actors.ts';

/** Eight golden pictures: every kind of place, light and framing, stored as the mean colours of cells. */

/** Side of the golden pictures in pixels. */
export const GOLDEN_SIDE = 256;
/** Number of cells per side. */
const CELLS = 16;

type GoldenCase = Pick<PictureBrief, 'theme' | 'beat' | 'feeling' | 'time' | 'companion'> & {
  readonly wears?: Traits['wears'];
};

const CASES: readonly GoldenCase[] = [
  { theme: 'friendship', beat: 'opening', feeling: 'happy', time: 'day', companion: 'dog' },
  {
    theme: 'forest',
    beat: 'trouble',
    feeling: 'worried',
    time: 'storm',
    companion: 'bear',
    wears: ['glasses'],
  },
  { theme: 'space', beat: 'turning', feeling: 'determined', time: 'night', companion: 'robot' },
  { theme: 'castle', beat: 'ending', feeling: 'proud', time: 'dusk', companion: 'dragon', wears: ['hijab'] },
  { theme: 'ocean', beat: 'trouble', feeling: 'sad', time: 'morning', companion: 'turtle' },
  {
    theme: 'cooking',
    beat: 'turning',
    feeling: 'surprised',
    time: 'day',
    companion: 'cat',
    wears: ['hearing_aid'],
  },
  {
    theme: 'garden',
    beat: 'ending',
    feeling: 'curious',
    time: 'golden',
    companion: 'rabbit',
    wears: ['wheelchair'],
  },
  { theme: 'pirates', beat: 'opening', feeling: 'surprised', time: 'night', companion: 'bird' },
];

/** The eight jobs, by name. */
export const GOLDEN: Readonly<Record<string, PaintJob>> = Object.fromEntries(
  CASES.map(({ wears = [], ...golden }, i) => [
    `${golden.theme} ${golden.beat}`,
    {
      brief: { ...golden, cast: [], setting: '', action: '', alt: '', page: 0 },
      traits: { ...KIDS[i % KIDS.length], wears },
      seed: 'golden',
    },
  ]),
);

/** The mean colours of 16 × 16 cells, row by row. */
export function cellsOf(pixels: Uint8Array): Uint8Array {
  const step = GOLDEN_SIDE / CELLS;
  const sums = new Float64Array(CELLS * CELLS * 3);
  for (let y = 0; y < GOLDEN_SIDE; y++)
    for (let x = 0; x < GOLDEN_SIDE; x++) {
      const cell = (Math.floor(y / step) * CELLS + Math.floor(x / step)) * 3;
      for (let c = 0; c < 3; c++)
        sums[cell + c] = (sums[cell + c] as number) + (pixels[(y * GOLDEN_SIDE + x) * 3 + c] as number);
    }
  return Uint8Array.from(sums, (sum) => Math.round(sum / (step * step)));
}

/** How far two pictures are apart: the mean over all cells, and the cell that differs most (0–255). */
export function apart(one: Uint8Array, other: Uint8Array): { readonly mean: number; readonly most: number } {
  let [sum, most] = [0, 0];
  for (let i = 0; i < one.length; i += 3) {
    // Green weighs most, as in human vision.
    const far = [0.3, 0.59, 0.11].reduce(
      (total, weight, c) => total + weight * Math.abs((one[i + c] ?? 0) - (other[i + c] ?? 0)),
      0,
    );
    sum += far;
    most = Math.max(most, far);
  }
  return { mean: sum / (one.length / 3), most };
}
