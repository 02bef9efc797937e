/** Seeded random numbers: the same seed gives the same numbers on every machine. */
export interface Chance {
  /** 0 ≤ n < 1. */
  (): number;
  between(low: number, high: number): number;
  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number;
  /** Around 0, mostly within ±0.5, never beyond ±1. */
  spread(): number;
  pick<const List extends readonly [unknown, ...unknown[]]>(list: List): List[number];
}

/** Creates a stream of random numbers from a seed. */
export function chance(seed: string): Chance {
  let hash = 2166136261;
  for (const letter of seed) {
    hash ^= letter.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16777619);
  }
  let state = hash >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + (high - low) * next();
  return Object.assign(next, {
    between,
    whole: (low: number, high: number): number => Math.floor(between(low, high + 1)),
    spread: (): number => (next() + next() + next() - 1.5) / 1.5,
    pick: <const List extends readonly [unknown, ...unknown[]]>(list: List): List[number] =>
      list[Math.floor(next() * list.length)],
  });
}

/** Smooth one-dimensional noise between −1 and 1, for ridges and shores. */
export function noiseLine(r: Chance): (x: number, octaves?: number) => number {
  const grid = Array.from({ length: 256 }, () => r() * 2 - 1);
  const at = (i: number): number => grid[i & 255] ?? 0;
  const smooth = (x: number): number => {
    const i = Math.floor(x);
    const t = x - i;
    const s = t * t * (3 - 2 * t);
    return at(i) * (1 - s) + at(i + 1) * s;
  };
  return (x, octaves = 3) => {
    let value = 0;
    let weight = 1;
    let total = 0;
    for (let k = 0; k < octaves; k++) {
      value += smooth(x * 2 ** k + k * 37) * weight;
      total += weight;
      weight *= 0.5;
    }
    return value / total;
  };
}

/** A line of land: the height at every x. */
export type Ridge = (x: number) => number;

/** A ridge around height `y` that waves `frequency` times across `width`. */
export function ridge(r: Chance, width: number, y: number, swing: number, frequency: number): Ridge {
  const noise = noiseLine(r);
  const start = r() * 99;
  return (x) => y + noise(start + (x / width) * frequency) * swing;
}
