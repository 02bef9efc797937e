import { HERO } from '../../../../studio/contract.ts';
import { callName, introducingPage } from '../hero-name.ts';

/** Placeholders in the indexed text: the hero's name as it is used, and the full name that introduces the hero. */
const CALLED = '\uE000';
const INTRODUCED = '\uE001';

/** Number of bits of a signature. A long story sets fewer than half of them. */
const BITS = 16_384;
/** Maximum number of grams of a pattern that are checked in a signature; more would rule out no more stories. */
const MAX_GRAMS = 12;
/** Maximum number of patterns for one term and name; further readings of the term are not searched. */
const MAX_PATTERNS = 48;

/** Normalizes text for searching: lower case, straight quotes, single spaces. */
export function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ');
}

/** The indexed text of a story: title and pages, with placeholders for the name. */
export function searchedWords(title: string, pages: readonly { text: string }[]): string {
  const introducing = introducingPage(pages);
  const marked = pages.map(({ text }, n) => (n === introducing ? text.replace(HERO, INTRODUCED) : text));
  return plain([title, ...marked].join('\n').replaceAll(HERO, CALLED));
}

/**
 * Lengths of the grams (runs of letters) in a signature. The short ones serve short searches; the long ones distinguish
 * texts that consist of the same common words.
 */
const LENGTHS = [1, 2, 3, 6] as const;

/** A signature of the grams in a text, as a Bloom filter: false positives are possible, false negatives are not. */
export function gramsOf(words: string): Buffer {
  const signature = Buffer.alloc(BITS / 8);
  for (let at = 0; at < words.length; at += 1) {
    for (const length of LENGTHS) {
      if (at + length > words.length) break;
      for (const bit of bitsOfGram(words.slice(at, at + length)))
        signature[bit >> 3] = (signature[bit >> 3] ?? 0) | (1 << (bit & 7));
    }
  }
  return signature;
}

/**
 * The bits that the signature of any text with this pattern has: those of its longest grams first, which rule out most,
 * then those of shorter ones up to `MAX_GRAMS`.
 */
export function bitsOf(pattern: string): number[] {
  const bits = new Set<number>();
  let used = 0;
  for (const length of LENGTHS.toReversed()) {
    const count = pattern.length - length + 1;
    const step = Math.max(1, count / (MAX_GRAMS - used));
    for (let at = 0; at < count && used < MAX_GRAMS; at += step, used += 1) {
      const from = Math.floor(at);
      for (const bit of bitsOfGram(pattern.slice(from, from + length))) bits.add(bit);
    }
  }
  return [...bits];
}

/** A short gram may be all that a search has, so it gets three bits to make collisions rare. */
function bitsOfGram(gram: string): number[] {
  // FNV-1a.
  let hash = 0x811c9dc5;
  for (let at = 0; at < gram.length; at += 1) hash = Math.imul(hash ^ gram.charCodeAt(at), 0x01000193);
  const bit = (hash ^ (hash >>> 15)) & (BITS - 1);
  if (gram.length > 2) return [bit];
  return [bit, (hash >>> 7) & (BITS - 1), Math.imul(hash, 0x9e3779b1) >>> (32 - Math.log2(BITS))];
}

/**
 * Patterns that find `term` in the indexed text of a child's stories wherever a reader sees it with the name filled in:
 * the name inside the term, at its edges, or the term inside the name. Does not include `term` itself.
 */
export function namedPatterns(term: string, fullName: string): string[] {
  const names = [
    [CALLED, plain(callName(fullName))],
    [INTRODUCED, plain(fullName)],
  ] as const;
  const found = new Set<string>();
  const match = (before: string, rest: string, atStart: boolean): void => {
    if (found.size >= MAX_PATTERNS) return;
    if (rest === '') {
      if (before !== term) found.add(before);
      return;
    }
    for (const [mark, name] of names) {
      // A story introduces its hero once.
      if (mark === INTRODUCED && before.includes(INTRODUCED)) continue;
      if (rest.startsWith(name)) match(before + mark, rest.slice(name.length), false);
      // The term ends inside a name.
      else if (name.startsWith(rest)) match(before + mark, '', false);
      if (!atStart) continue;
      // The term begins inside a name, or is entirely inside it.
      if (name.includes(rest)) match(mark, '', false);
      for (let from = 1; from < name.length; from += 1) {
        const end = name.slice(from);
        if (rest.length > end.length && rest.startsWith(end)) match(mark, rest.slice(end.length), false);
      }
    }
    match(before + rest.slice(0, 1), rest.slice(1), false);
  };
  match('', term, true);
  return [...found];
}
