import { HERO } from '../../../../studio/contract.ts';
import { hash32 } from '../../../../studio/random.ts';
import { asWritten, folded, inUsualWidth, JOINT, type PlacedWord, UNSPACED, wordsIn } from './letters.ts';
import {
  CONTRACTED,
  NAME_PARTICLES,
  NO_PLURALS,
  WORDS_OF_EVERY_TEXT,
  WORDS_THAT_ARE_NAMES,
} from './word-lists.ts';

/** How a child's name is hidden from strangers: the stand-in, and the function that changes a text. */
export interface Disguise {
  /** The name used for the hero. */
  readonly standIn: string;
  /** Returns the text with the stand-in for every hero mark and every occurrence of the child's name. */
  hide(text: string): string;
}

/** Given names that fit every pronoun. None of them is a word of a story. */
const STAND_INS = [
  'Robin',
  'Charlie',
  'Sasha',
  'Frankie',
  'Alex',
  'Remy',
  'Jamie',
  'Kerry',
  'Billie',
  'Ash',
  'Marley',
  'Toby',
  'Nico',
  'Ellis',
  'Bobbie',
  'Lindsay',
] as const;

/**
 * Hides a child's name in a story: as the hero's, and anywhere else, in any letter case, with or without accents, as
 * a whole or a single word of it. `texts` are all texts of the story, so that the stand-in is not the name of another
 * character; the same story always has the same stand-in.
 */
export function disguise(childName: string, texts: readonly string[], storyId: string): Disguise {
  const name = nameMatcher(childName);
  const usedWords = new Set(texts.flatMap((text) => wordsIn(text)).map(({ word }) => folded(word)));
  const isFree = (candidate: string) => !name.isHidden(candidate);
  const start = hash32(storyId) % STAND_INS.length;
  const inOrder = STAND_INS.map((_, n) => STAND_INS[(n + start) % STAND_INS.length] as string);
  const standIn =
    inOrder.find((candidate) => isFree(candidate) && !usedWords.has(folded(candidate))) ??
    inOrder.find(isFree) ??
    STAND_INS[0];
  return {
    standIn,
    hide: (text) =>
      text
        .split(HERO)
        .map((part) => withoutName(inUsualWidth(part), name, standIn))
        .join(standIn),
  };
}

interface NameMatcher {
  /** The words of the name, in order and folded. */
  readonly words: readonly string[];
  /** Finds the words of the name in scripts without spaces, the longest first. */
  readonly runs: RegExp | undefined;
  isHidden(word: string): boolean;
  /** True for a plural of the name: the Mias. */
  isPlural(word: string): boolean;
}

function nameMatcher(childName: string): NameMatcher {
  const written = wordsIn(inUsualWidth(childName).replace(/\p{Cf}/gu, '')).map(({ word }) => word);
  const words = written.map(folded);
  const runs = [...new Set([...written, written.join('')])]
    .filter((part) => UNSPACED.test(part))
    .sort((a, b) => b.length - a.length);
  // A single letter or a "de" is not a name by itself, unless there is nothing else.
  const identifying = written
    .filter((part) => part.length > 1 && !NAME_PARTICLES.has(asWritten(part)))
    .map(folded);
  const hidden = new Set([...(identifying.length > 0 ? identifying : words), words.join('')]);
  const plurals = new Set([...hidden].filter((word) => word.length > 1).flatMap(pluralsOf));
  return {
    words,
    runs: runs.length > 0 ? new RegExp(runs.map(unseenBetween).join('|'), 'gu') : undefined,
    isHidden: (word) => hidden.has(folded(word)) || runs.some((run) => word.includes(run)),
    isPlural: (word) => plurals.has(folded(word)),
  };
}

const pluralsOf = (word: string): string[] => {
  const plurals = [
    ...(/s$/.test(word) ? [] : [`${word}s`]),
    ...(/(?:[sxzo]|[cs]h)$/.test(word) ? [`${word}es`] : []),
  ];
  return plurals.filter((plural) => !NO_PLURALS.has(plural));
};

/** A pattern for these characters with or without invisible ones between them. */
const unseenBetween = (chars: string) => [...chars].join('\\p{Cf}*');

function withoutName(text: string, name: NameMatcher, standIn: string): string {
  if (name.words.length === 0) return text;
  const whole = name.runs ? text.replace(name.runs, standIn) : text;
  const found = wordsIn(whole, (word) => name.isHidden(word) || name.isPlural(word));
  let out = '';
  let from = 0;
  for (let n = 0; n < found.length; n += 1) {
    const first = found[n];
    if (!first || first.at < from) continue;
    const last = found[n + lengthAt(whole, found, n, name) - 1] ?? first;
    const isAlone = last === first;
    const isPlural = isAlone && !name.isHidden(first.word) && name.isPlural(first.word);
    if (isAlone && !isPlural && !name.isHidden(first.word)) continue;
    const end = last.at + last.word.length;
    const around = { before: whole.slice(0, first.at), after: whole.slice(end) };
    out += whole.slice(from, first.at);
    if (isPlural) out += pluralReplacementFor(first.word, around.before, standIn);
    else out += isAlone ? replacementFor(first.word, around, name, standIn) : standIn;
    from = end;
  }
  return out + whole.slice(from);
}

/** The number of words from here on that form the whole name; 1 when they do not. */
function lengthAt(text: string, found: readonly PlacedWord[], start: number, { words }: NameMatcher): number {
  const matches = words.every((word, n) => {
    const here = found[start + n];
    const before = found[start + n - 1];
    if (!here || folded(here.word) !== word) return false;
    return n === 0 || !before || JOINT.test(text.slice(before.at + before.word.length, here.at));
  });
  return matches && words.length > 0 ? words.length : 1;
}

const isSmall = (word: string) => word === word.toLowerCase();
const isBeginning = (before: string) => /(^|[.!?…:]["”’)]*\s+|["“‘(]\s*|\n\s*)$/.test(before);
const inCaseOf = (word: string, replacement: string) =>
  word.length > 1 && word === word.toUpperCase() && !isSmall(word) ? replacement.toUpperCase() : replacement;

interface Around {
  readonly before: string;
  readonly after: string;
}

/** The replacement for one word that is, or may be, the name. */
function replacementFor(word: string, around: Around, name: NameMatcher, standIn: string): string {
  const written = asWritten(word);
  const couldBeWord = isSmall(word) || (isBeginning(around.before) && !isCalled(word, around));
  // "an" does not reveal a child called An: it occurs in every text.
  if (couldBeWord && WORDS_OF_EVERY_TEXT.has(written)) return word;
  const other = WORDS_THAT_ARE_NAMES.get(written);
  if (other && couldBeWord && !other.split(' ').some(name.isHidden))
    return isSmall(word) ? other : other.charAt(0).toUpperCase() + other.slice(1);
  return inCaseOf(word, standIn);
}

/** True where only a name can stand: An’s lamp, “An!”, “An, come here.” */
function isCalled(word: string, { before, after }: Around): boolean {
  if (/^['’ʼ]s(?!\p{L})/u.test(after)) return !CONTRACTED.has(asWritten(word));
  const isSpeech =
    before.lastIndexOf('“') > before.lastIndexOf('”') ||
    before.split('"').length % 2 === 0 ||
    /‘\s*$/.test(before);
  return isSpeech && /^[!,]/.test(after);
}

function pluralReplacementFor(word: string, before: string, standIn: string): string {
  const couldBeWord = isSmall(word) || isBeginning(before);
  if (couldBeWord && WORDS_THAT_ARE_NAMES.has(asWritten(word).replace(/s$/, ''))) return word;
  return inCaseOf(word, `${standIn}${standIn.endsWith('s') ? 'es' : 's'}`);
}
