import { dangerIn } from '../admit/danger.ts';
import { holdsPrivateDetails } from '../admit/privacy.ts';
import type { Commission } from '../admit.ts';
import { HERO, WORD_RANGES } from '../contract.ts';
import { countWords } from '../words.ts';
import { PAGE_WORDS, usualWords } from './shape.ts';

/** A page that is still to come is counted on to have this share of the usual words, at least and at most. */
const SHORTEST = 0.6;
const LONGEST = 1.35;

/** A name of two words makes a story longer wherever it stands; this share of the placeholders is allowed for. */
const wordsIn = (text: string, heroName: string) =>
  countWords(text) + (heroName === HERO ? Math.floor((text.split(HERO).length - 1) / 2) : 0);

/**
 * What is wrong with a page of a model's story as it stands behind its earlier pages, in words that the model can
 * work with; undefined when it may be told. `count` is how many pages there will be. What is judged is length, the
 * hero's name, personal data, unsafe words, a page told twice and notation; never style.
 */
export function faultOf(
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
  if (holdsPrivateDetails(text)) return 'it holds a telephone number, an address or a link';
  if (dangerIn(text) !== undefined) return 'it is not safe for children';
  const named = pages.slice(0, index + 1).filter((page) => page.includes(heroName)).length;
  if (named < (index + 1) / 3) return 'it does not use the hero’s name';
  return lengthFault(commission, pages.slice(0, index + 1), count);
}

/** Whether the pages so far leave the rest a chance to bring the whole into its range. */
function lengthFault(
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
 * How many words the wanted pages should have together, so that the whole lies inside its range with room to spare.
 * Undefined when the pages that stand leave no such number.
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
  // Near what is usual, where that is possible: the middle of the whole range would make the last pages swell. A little
  // more the later they come, since what is written into a gap, or as an ending, tends to be cut short.
  const told = pages.indexOf(undefined);
  const usual = wanted * usualWords(ageBand) * (1.02 + 0.015 * (told % 6));
  const from = Math.min(Math.max(low, usual * 0.9), high);
  const to = Math.max(Math.min(high, usual * 1.1), from);
  return [Math.round(from), Math.round(Math.max(to, from + 1))];
}
