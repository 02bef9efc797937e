import type { StoryPage } from './contract.ts';
import { HERO } from './contract.ts';
import { sentencesOf, wordsOf } from './words.ts';

/** The sentences of a text, each refrain only once. */
export function withoutRefrains(pages: readonly StoryPage[]): string[] {
  const seen = new Set<string>();
  return pages.flatMap((page) => {
    const refrains = new Set(page.refrains ?? []);
    return sentencesOf(page.text).filter((sentence) => {
      if (!refrains.has(sentence)) return true;
      if (seen.has(sentence)) return false;
      seen.add(sentence);
      return true;
    });
  });
}

/** The words of the sentences in lower case. */
export function tokensOf(sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) => wordsOf(sentence.replaceAll(HERO, 'hero').toLowerCase()));
}

/** All n-grams of `size` words. */
export function gramsOf(tokens: readonly string[], size: number): string[] {
  return tokens
    .slice(0, Math.max(0, tokens.length - size + 1))
    .map((_, index) => tokens.slice(index, index + size).join(' '));
}

/** Share of sentences that occurred in the same story before, without refrains. */
export function duplicateShare(pages: readonly StoryPage[]): number {
  const sentences = withoutRefrains(pages).map((sentence) => sentence.toLowerCase());
  return sentences.length === 0 ? 0 : 1 - new Set(sentences).size / sentences.length;
}

/** Share of 4-grams that occurred in the same story before, without refrains. */
export function repeatedShare(pages: readonly StoryPage[]): number {
  const grams = gramsOf(tokensOf(withoutRefrains(pages)), 4);
  return grams.length === 0 ? 0 : 1 - new Set(grams).size / grams.length;
}

/** Share of the sentences that start with the most common first word. */
export function openingShare(pages: readonly StoryPage[]): number {
  const openings = withoutRefrains(pages).map((sentence) => tokensOf([sentence])[0] ?? '');
  const counts = new Map<string, number>();
  for (const opening of openings) counts.set(opening, (counts.get(opening) ?? 0) + 1);
  return openings.length === 0 ? 0 : Math.max(...counts.values()) / openings.length;
}

/** distinct-2: share of distinct bigrams among all bigrams (Li et al., 2016). */
export function distinctTwo(tokens: readonly string[]): number {
  const grams = gramsOf(tokens, 2);
  return grams.length === 0 ? 0 : new Set(grams).size / grams.length;
}

/** Share of the sentences that occur word for word in another of the stories. */
export function sharedSentences(stories: readonly (readonly string[])[]): number {
  const storyCounts = new Map<string, number>();
  const each = stories.map((sentences) => new Set(sentences.map((sentence) => sentence.toLowerCase())));
  for (const sentences of each)
    for (const sentence of sentences) storyCounts.set(sentence, (storyCounts.get(sentence) ?? 0) + 1);
  const all = each.flatMap((sentences) => [...sentences]);
  return all.length === 0
    ? 0
    : all.filter((sentence) => (storyCounts.get(sentence) ?? 0) > 1).length / all.length;
}

/**
 * Self-BLEU-4 (Zhu et al., 2018): the mean BLEU of each story against all the others as references, with clipped
 * counts, equal weights for 1-grams to 4-grams and no brevity penalty.
 */
export function selfBleu(stories: readonly (readonly string[])[]): number {
  if (stories.length < 2) return 0;
  const sizes = [1, 2, 3, 4];
  const counted = sizes.map((size) => stories.map((tokens) => countGrams(gramsOf(tokens, size))));
  const best = counted.map(twoLargest);
  const scores = stories.map((_, story) => {
    const logs = sizes.map((_size, index) =>
      Math.log(Math.max(precision(counted[index]?.[story], best[index], story), 1e-9)),
    );
    return Math.exp(logs.reduce((sum, log) => sum + log, 0) / sizes.length);
  });
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

interface Largest {
  first: number;
  owner: number;
  second: number;
}

const countGrams = (grams: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const gram of grams) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  return counts;
};

/** For each n-gram the largest count in any story, the index of that story, and the largest count in the others. */
function twoLargest(counts: readonly ReadonlyMap<string, number>[]): Map<string, Largest> {
  const best = new Map<string, Largest>();
  counts.forEach((grams, owner) => {
    for (const [gram, count] of grams) {
      const known = best.get(gram);
      if (known === undefined) best.set(gram, { first: count, owner, second: 0 });
      else if (count > known.first) best.set(gram, { first: count, owner, second: known.first });
      else if (count > known.second) known.second = count;
    }
  });
  return best;
}

function precision(
  grams: ReadonlyMap<string, number> | undefined,
  best: ReadonlyMap<string, Largest> | undefined,
  story: number,
): number {
  let matched = 0;
  let total = 0;
  for (const [gram, count] of grams ?? []) {
    const largest = best?.get(gram);
    const elsewhere = largest === undefined ? 0 : largest.owner === story ? largest.second : largest.first;
    matched += Math.min(count, elsewhere);
    total += count;
  }
  return total === 0 ? 0 : matched / total;
}
