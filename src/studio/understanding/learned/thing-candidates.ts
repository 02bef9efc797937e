import { type Word, wordsOf } from '../grammar/tagger.ts';
import { relationOf } from '../relations/lexicon.ts';
import { namedObjects } from '../things/named-object.ts';
import { KNOWN_THINGS, singular } from '../things/nouns.ts';
import { readThing } from '../things.ts';
import { isHead, nearestVerb, phraseOf } from './noun-phrases.ts';
import { classesOf } from './word-classes.ts';

/** A noun phrase of a prompt that may be the thing that the story is about. */
export interface Candidate {
  /** The last noun, as the prompt has it, in lower case. */
  readonly head: string;
  /** The nouns before it that belong to it: “hand” of “hand dryer”. */
  readonly nouns: readonly string[];
  readonly colour?: string;
  readonly isPlural: boolean;
  /** What is learned from. */
  readonly features: readonly string[];
}

/** As long as a prompt may be in the form; nothing that matters is said first after that. */
const MOST = 500;
/** Every noun phrase that might be the matter of a prompt, in its order, with what is learned from about each. */
export function candidatesOf(text: string, shape: string, situation: string): readonly Candidate[] {
  const words = wordsOf(text);
  const byRule = readThing(text)?.noun;
  const stated = namedObjects(text, new Set());
  const most = Math.max(...stated.map(({ weight }) => weight));
  const weights = new Map(stated.map(({ noun, weight }) => [singular(noun.split(' ').at(-1) ?? ''), weight]));
  const ruled = singular(byRule?.split(' ').at(-1) ?? '');
  const counts = new Map<string, number>();
  for (const noun of words.map(({ lower }) => singular(lower))) counts.set(noun, (counts.get(noun) ?? 0) + 1);
  const heads = words.flatMap((word, at) => (word.start < MOST && isHead(text, words, at) ? [at] : []));
  return heads.map((at, order) => {
    const word = words[at] as Word;
    const phrase = phraseOf(text, words, at);
    const features = new Set<string>();
    const add = (...list: string[]) => {
      for (const one of list) features.add(one);
    };
    const noun = singular(word.lower);
    const before = [1, 2, 3].map((back) => words[phrase.from - back]?.lower ?? '^');
    const after = [1, 2].map((next) => words[at + next]?.lower ?? '$');
    const verb = nearestVerb(words, phrase.from);
    add('bias', `h:${noun}`, `tag:${word.tag}`, `kind:${shape}`, `sit:${situation}`, `h:${noun}|${shape}`);
    add(`p1:${before[0]}`, `p2:${before[1]} ${before[0]}`, `p3:${before[2]} ${before[1]} ${before[0]}`);
    add(
      `p1:${before[0]}|${shape}`,
      `n1:${after[0]}`,
      `n2:${after[0]} ${after[1]}`,
      `n1:${after[0]}|${shape}`,
    );
    add(`v:${verb}`, `v:${verb}|${before[0]}`, `v:${verb}|${shape}`, `det:${phrase.determiner}`);
    add(`det:${phrase.determiner}|${shape}`, `det:${phrase.determiner}|p1:${before[0]}`);
    add(
      order === 0 ? 'first' : 'later',
      `order:${Math.min(order, 6)}`,
      `left:${Math.min(heads.length - order, 5)}`,
    );
    add(
      `many:${Math.min(heads.length, 8)}`,
      word.isPlural ? 'plural' : 'single',
      `nouns:${phrase.nouns.length}`,
    );
    if (word.isPlural) add(`plural|${shape}`);
    const weight = weights.get(noun);
    if (ruled === noun) add('rule', `rule|${shape}`, `rule|${situation}`);
    if (weight !== undefined) add(`w:${Math.round(weight)}`, `w:${Math.round(weight)}|${shape}`);
    else add('unweighed', `unweighed|${shape}`);
    if (weight === most) add('most', `most|${shape}`);
    if (phrase.nouns.length > 1) add(`m:${phrase.nouns.at(-2)}`);
    if (phrase.colour) add('coloured');
    if (KNOWN_THINGS.has(word.lower)) add('known', `known|${shape}`);
    if (relationOf(word.lower) || word.isSomebody) add('somebody');
    if (/^\p{Lu}/u.test(word.text)) add('capital');
    if (noun.length > 4) add(`h~${noun.slice(-4)}`);
    for (const [grain, one] of classesOf(word.lower).entries())
      add(`c${grain}:${one}`, `c${grain}:${one}|${shape}`);
    const ofVerb = classesOf(verb)[1];
    if (ofVerb !== undefined) add(`vc:${ofVerb}`, `vc:${ofVerb}|${shape}`);
    const ofBefore = classesOf(before[1] ?? '')[1];
    if (ofBefore !== undefined) add(`pc:${ofBefore} ${before[0]}`);
    if ((counts.get(noun) ?? 0) > 1) add('again');
    return {
      head: word.lower,
      nouns: phrase.nouns,
      ...(phrase.colour ? { colour: phrase.colour } : {}),
      isPlural: word.isPlural,
      features: [...features],
    };
  });
}
