import { HERO } from '../../studio/contract.ts';
import { callName, introducingPage } from './naming.ts';

/** Stand for the hero's name in the words of a story: the name as it is said, and the full name that introduces. */
const CALLED = '\uE000';
const INTRODUCED = '\uE001';

/** Bits of a signature. A long story sets under half of them. */
const BITS = 16_384;
/** Runs of letters of one pattern that the signature is asked for; more would not rule out more. */
const GRAMS_ASKED = 12;
/** Patterns of one name; a search that could be read in more ways is read in these. */
const PATTERNS = 24;

/** Text as it is searched: small letters, plain quotes, single spaces. */
export function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ');
}

/** The words of a story as they are searched: title and pages, with marks for the name. */
export function searchedWords(title: string, pages: readonly { text: string }[]): string {
  const introducing = introducingPage(pages);
  const marked = pages.map(({ text }, n) => (n === introducing ? text.replace(HERO, INTRODUCED) : text));
  return plain([title, ...marked].join('\n').replaceAll(HERO, CALLED));
}

/**
 * Lengths of the runs of letters in a signature. The short ones stand for short searches; the long ones tell apart texts
 * that are made of the same common words.
 */
const LENGTHS = [1, 2, 3, 6] as const;

/** A signature of the words: which runs of letters are among them. May say yes too often, never no. */
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
 * The bits that a story with this pattern in its words has in its signature: of its longest runs of letters first, which
 * rule out most, and of shorter ones as long as there is room.
 */
export function bitsOf(pattern: string): number[] {
  const bits = new Set<number>();
  let asked = 0;
  for (const length of LENGTHS.toReversed()) {
    const count = pattern.length - length + 1;
    const step = Math.max(1, count / (GRAMS_ASKED - asked));
    for (let at = 0; at < count && asked < GRAMS_ASKED; at += step, asked += 1) {
      const from = Math.floor(at);
      for (const bit of bitsOfGram(pattern.slice(from, from + length))) bits.add(bit);
    }
  }
  return [...bits];
}

/** A short gram is all that a search has, so it gets three bits: by one alone it would often be taken for another. */
function bitsOfGram(gram: string): number[] {
  // FNV-1a.
  let hash = 0x811c9dc5;
  for (let at = 0; at < gram.length; at += 1) hash = Math.imul(hash ^ gram.charCodeAt(at), 0x01000193);
  const bit = (hash ^ (hash >>> 15)) & (BITS - 1);
  if (gram.length > 2) return [bit];
  return [bit, (hash >>> 7) & (BITS - 1), Math.imul(hash, 0x9e3779b1) >>> (32 - Math.log2(BITS))];
}

/**
 * What to look for in the words of a child's stories so that `term` is found wherever a reader sees it with the name
 * in its place: the name inside of the term, at its edges, or the term inside of the name. `term` itself is not among them.
 */
export function namedPatterns(term: string, fullName: string): string[] {
  const names = [
    [CALLED, plain(callName(fullName))],
    [INTRODUCED, plain(fullName)],
  ] as const;
  const found = new Set<string>();
  const lie = (before: string, rest: string, atStart: boolean): void => {
    if (found.size >= PATTERNS) return;
    if (rest === '') {
      if (before !== term) found.add(before);
      return;
    }
    for (const [mark, name] of names) {
      if (rest.startsWith(name)) lie(before + mark, rest.slice(name.length), false);
      // The term ends inside of a name.
      else if (name.startsWith(rest)) lie(before + mark, '', false);
      if (!atStart) continue;
      // The term begins inside of a name, or is all inside of it.
      if (name.includes(rest)) lie(mark, '', false);
      for (let from = 1; from < name.length; from += 1) {
        const end = name.slice(from);
        if (rest.length > end.length && rest.startsWith(end)) lie(mark, rest.slice(end.length), false);
      }
    }
    lie(before + rest.slice(0, 1), rest.slice(1), false);
  };
  lie('', term, true);
  return [...found];
}
