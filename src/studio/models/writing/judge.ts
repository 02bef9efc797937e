import { hasPrivateDetails } from '../../admit/privacy.ts';
import { dangerIn } from '../../admit/prose/prose.ts';
import type { Commission } from '../../admit.ts';
import { WORD_RANGES } from '../../age-bands.ts';
import { HERO } from '../../contract.ts';
import { countWords } from '../../words.ts';
import { factRejection } from './reversed-facts.ts';
import { PAGE_WORDS, usualWords } from './shape.ts';

/** The length assumed for missing pages, at least and at most, as a share of the usual words. */
const SHORTEST = 0.6;
const LONGEST = 1.35;

/** Counts words with an allowance for names of two words: half of the placeholders count twice. */
const wordsIn = (text: string, heroName: string) =>
  countWords(text) + (heroName === HERO ? Math.floor((text.split(HERO).length - 1) / 2) : 0);

/**
 * Why a page of a model's story is rejected, in words for the model, or undefined when it is accepted. `pages` are the
 * pages up to this one and `count` is the planned number. Checks length, the hero's name, personal data, unsafe words,
 * the facts of the prompt, duplicate pages and notation, but not style.
 */
export function rejectionOf(
  commission: Commission,
  pages: readonly string[],
  index: number,
  count: number,
): string | undefined {
  const text = pages[index] ?? '';
  const { ageBand, heroName } = commission;
  const [least, most] = PAGE_WORDS[ageBand];
  const words = countWords(text);
  if (words < least) return `it is too short (${words} words)`;
  if (words > most) return `it is too long (${words} words)`;
  if (/[{}[\]|<>]|undefined/.test(text.replaceAll(HERO, ''))) return 'it holds notation';
  const same = pages.findIndex((other) => plain(other) === plain(text));
  if (same < index) return `it repeats page ${same + 1}`;
  if (hasPrivateDetails(text)) return 'it holds a telephone number, an address or a link';
  if (dangerIn(text) !== undefined) return 'it is not safe for children';
  const reversed = factRejection(commission, text);
  if (reversed) return reversed;
  const named = pages.slice(0, index + 1).filter((page) => page.includes(heroName)).length;
  if (named < (index + 1) / 3) return 'it does not use the hero’s name';
  return lengthRejection(commission, pages.slice(0, index + 1), count);
}

/** Rejects pages after which the missing ones cannot bring the story into its word range. */
function lengthRejection(
  { ageBand, heroName }: Commission,
  pages: readonly string[],
  count: number,
): string | undefined {
  const [least, most] = WORD_RANGES[ageBand];
  const fewest = pages.reduce((sum, page) => sum + countWords(page), 0);
  const longest = pages.reduce((sum, page) => sum + wordsIn(page, heroName), 0);
  const left = count - pages.length;
  const usual = usualWords(ageBand);
  if (fewest + left * usual * LONGEST < least) return 'the story becomes too short';
  if (longest + left * usual * SHORTEST > most) return 'the story becomes too long';
  return undefined;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The word range for all missing pages together that brings the story into its range with a margin. Undefined when the
 * existing pages leave no such range.
 */
export function wordsFor(
  { ageBand }: Commission,
  pages: readonly (string | undefined)[],
): readonly [least: number, most: number] | undefined {
  const [least, most] = WORD_RANGES[ageBand];
  const standing = pages.reduce((sum, page) => sum + (page === undefined ? 0 : countWords(page)), 0);
  const wanted = pages.filter((page) => page === undefined).length;
  const [shortest, longest] = PAGE_WORDS[ageBand];
  const margin = (most - least) * 0.08;
  const low = Math.max(least + margin - standing, wanted * shortest * 1.1);
  const high = Math.min(most - margin - standing, wanted * longest * 0.9);
  if (low > high) return undefined;
  // Close to the usual length where possible: the middle of the whole range would make the last pages too long. Slightly
  // more for later pages, since models tend to write gaps and endings too short.
  const firstMissing = pages.indexOf(undefined);
  const usual = wanted * usualWords(ageBand) * (1.02 + 0.015 * (firstMissing % 6));
  const from = Math.min(Math.max(low, usual * 0.9), high);
  const to = Math.max(Math.min(high, usual * 1.1), from);
  return [Math.round(from), Math.round(Math.max(to, from + 1))];
}
