import { type Word, wordsOf } from '../grammar/tagger.ts';
import { singular } from '../things/nouns.ts';
import { isHead, nearestVerb, phraseOf } from './noun-phrases.ts';
import { classesOf } from './word-classes.ts';

/** A name or a noun phrase of a prompt that may be somebody whom the words for relations do not know. */
export interface SomebodyCandidate {
  /** Its last word in lower case: “lodger”, “tuula”. */
  readonly head: string;
  /** As the prompt has it, without an article: “corn seller”, “Mrs Quigley”. */
  readonly words: string;
  readonly isName: boolean;
  readonly isPlural: boolean;
  /** What is learned from. */
  readonly features: readonly string[];
}

const MOST = 500;
const TITLE =
  /^(?:mr|mrs|ms|miss|dr|doctor|coach|captain|sir|madame|madam|mme|frau|herr|se[nñ]ora?|uncle|aunt|aunty|auntie|tante|old|little|baby|big|young|wee)\.?$/;
/** What begins with a capital and is nobody. */
const NO_NAME =
  /^(?:i|i'm|i've|i'd|i'll|mon|tue|wed|thu|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|eid|diwali|halloween|english|maths|tv|ok|nhs|pe)$/;
const NAME = /^\p{Lu}[\p{L}'’-]*\p{Ll}/u;

/** Every name and noun that might be somebody, in their order. `known` are words that were read already, in lower case. */
export function somebodyCandidates(
  text: string,
  known: ReadonlySet<string>,
  { shape, situation }: { readonly shape: string; readonly situation: string },
): readonly SomebodyCandidate[] {
  const words = wordsOf(text);
  return words.flatMap((word, at) => {
    if (word.start >= MOST) return [];
    const isName = isNameAt(text, words, at);
    if (!isName && !isHead(text, words, at)) return [];
    const bare = bareOf(word.lower);
    if (bare.length < 2 || known.has(bare) || known.has(singular(bare)) || NO_NAME.test(bare)) return [];
    const phrase = isName ? nameAt(words, at) : phraseOf(text, words, at);
    const features = featuresOf(text, words, at, { ...phrase, isName, shape, situation });
    const shown = words.slice(isName ? phrase.from : at - phrase.nouns.length + 1, at + 1);
    return [
      {
        ...{ head: bare, isName, isPlural: word.isPlural && !isName, features },
        words: shown
          .map((one) => (isName ? one.text : one.lower))
          .join(' ')
          .replace(/['’]s?$/, ''),
      },
    ];
  });
}

const bareOf = (lower: string): string => lower.replace(/['’]s?$/, '');

const startsSentence = (text: string, word: Word): boolean =>
  word.start === 0 || /[.!?:"“”]\s*$/.test(text.slice(0, word.start));

/** A word with a capital that a sentence does not ask for, or that a tagger takes for a name; the last of its run. */
function isNameAt(text: string, words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const before = words[at - 1]?.lower ?? '';
  if (/^(?:mr|mrs|ms|miss)\.?$/.test(before) && !/^M[RS]S?$/.test(words[at - 1]?.text ?? '')) return true;
  if (!NAME.test(word.text) || TITLE.test(word.lower)) return false;
  if (startsSentence(text, word) && word.tag !== 'name' && classesOf(bareOf(word.lower)).length > 0)
    return false;
  const next = words[at + 1];
  return !(next && NAME.test(next.text) && text.slice(word.end, next.start) === ' ');
}

/** A name with the title and the names before it. */
function nameAt(words: readonly Word[], end: number) {
  let from = end;
  while (from > 0 && end - from < 3) {
    const before = words[from - 1] as Word;
    const isPart = NAME.test(before.text) && !NO_NAME.test(before.lower);
    if (
      (words[from] as Word).start - before.end > 1 + Number(/^(?:mrs?|ms|dr)$/i.test(before.lower)) ||
      !(TITLE.test(before.lower) || isPart)
    )
      break;
    from -= 1;
  }
  return { from, nouns: words.slice(from, end + 1).map(({ lower }) => lower), determiner: '' };
}

interface Around {
  readonly from: number;
  readonly nouns: readonly string[];
  readonly determiner: string;
  readonly isName: boolean;
  readonly shape: string;
  readonly situation: string;
}

function featuresOf(text: string, words: readonly Word[], at: number, around: Around): readonly string[] {
  const { from, nouns, determiner, isName, shape, situation } = around;
  const word = words[at] as Word;
  const noun = isName ? bareOf(word.lower) : singular(bareOf(word.lower));
  const kind = isName ? 'name' : 'noun';
  const features = new Set<string>(['bias', kind, `sit:${situation}|${kind}`, `kind:${shape}|${kind}`]);
  const add = (...list: string[]) => {
    for (const one of list) features.add(one);
  };
  const near = (place: number): string => words[place]?.lower ?? '^';
  const before = [1, 2, 3].map((back) => near(from - back));
  const after = [1, 2, 3].map((next) => near(at + next));
  if (!isName) add(`h:${noun}`, `h:${noun}|${shape}`, `m:${nouns.at(-2) ?? ''}`);
  else if (nouns.length > 1) add(`title:${nouns[0]}`, TITLE.test(nouns[0] ?? '') ? 'titled' : 'two names');
  add(`tag:${word.tag}|${kind}`, word.isSomebody ? 'actor' : 'no actor', `det:${determiner}|${kind}`);
  add(`p1:${before[0]}|${kind}`, `p2:${before[1]} ${before[0]}|${kind}`);
  add(`p3:${before[2]} ${before[1]} ${before[0]}`, `n1:${after[0]}|${kind}`);
  add(`n2:${after[0]} ${after[1]}|${kind}`, `ntag:${words[at + 1]?.tag ?? '$'}|${kind}`);
  add(`v:${nearestVerb(words, from)}|${kind}`);
  if (/['’]s?$/.test(word.lower)) add(`owns|${kind}`);
  if (startsSentence(text, words[from] as Word)) add(`start|${kind}`);
  if (word.isPlural) add(`plural|${kind}`);
  const mark = text.slice(word.end, word.end + 1);
  if (/[,.!?;:)]/.test(mark)) add(`mark:${mark}|${kind}`);
  if (/[,(]\s*$/.test(text.slice(0, (words[from] as Word).start))) add(`after mark|${kind}`);
  const times = words.filter((one) => bareOf(one.lower) === bareOf(word.lower)).length;
  if (times > 1) add(`again|${kind}`);
  const classes = classesOf(noun);
  if (classes.length === 0) add(`unknown|${kind}`);
  for (const [grain, one] of classes.entries())
    add(`c${grain}:${one}|${kind}`, `c${grain}:${one}|${determiner}`);
  for (const [offset, place] of [
    [-1, from - 1],
    [1, at + 1],
    [2, at + 2],
  ] as const) {
    const ofClass = classesOf(near(place))[1];
    if (ofClass !== undefined) add(`${offset}~${ofClass}|${kind}`);
  }
  return [...features];
}
