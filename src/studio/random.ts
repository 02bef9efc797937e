/** A seeded random generator: the same seed gives the same choices on every machine. */
export interface Random {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** A whole number from 0 (inclusive) to `below` (exclusive). */
  int(below: number): number;
  chance(probability: number): boolean;
  /** @throws RangeError when the list is empty */
  pick<T>(list: readonly T[]): T;
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[];
}

/** 32-bit FNV-1a over UTF-16 units with murmur3's finalizer. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A mulberry32 generator seeded with any text. */
export function randomFrom(seed: string): Random {
  let state = hash32(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (below: number): number => Math.floor(next() * below);
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => {
      if (list.length === 0) throw new RangeError('Nothing to pick from');
      return list[int(list.length)] as (typeof list)[number];
    },
    shuffle: (list) => {
      const copy = [...list];
      for (let last = copy.length - 1; last > 0; last -= 1) {
        const other = int(last + 1);
        const swapped = copy[last] as (typeof copy)[number];
        copy[last] = copy[other] as (typeof copy)[number];
        copy[other] = swapped;
      }
      return copy;
    },
  };
}
