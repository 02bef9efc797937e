import type { Hero } from '../hero.ts';
import type { Mention } from '../relations/find.ts';
import { fromParent, relationOf } from '../relations/lexicon.ts';
import type { Pronouns } from '../types.ts';
import { heroPhrase, isHeroName } from './noun-phrase.ts';
import type { Token } from './tokens.ts';
import { PARENTS_WORD, written } from './words.ts';
import { writerAt } from './writer-words.ts';

/** Of whom a prompt speaks, for the words that point at somebody. */
export interface Cast {
  readonly hero: Hero;
  readonly pronouns?: Pronouns;
  /** Everybody else, where they stand in the prompt. */
  readonly others: readonly (Mention & { readonly pronouns?: Pronouns })[];
}

const PET =
  /^(?:dog|cat|puppy|kitten|hamster|rabbit|bunny|guinea|pony|horse|budgie|goldfish|fish|tortoise|parrot|chicken|chickens|hen|lizard|turtle)$/;
/** After “her” these show that it stood for somebody, and owned nothing. */
const AFTER_THEM =
  /^(?:|and|but|or|to|at|in|on|for|with|when|because|off|out|up|down|from|by|into|every|all|so|alone|again|about|names|over|that|away|back|too|very|more|than|if|until|after|before|stupid|since|the|a|an|what|how)$/;

/** What a tagger takes for a verb after “her”: “put her face under”. */
const BODY =
  /^(?:face|hands?|back|head|nose|mouth|bum|bottom|arms?|legs?|bed|milk|dress|paint|drink|water|book|brush|name|room)$/;

/** A phrase as the story says it, and the first token after it. */
export interface Stated {
  readonly words: string;
  readonly next: number;
}

/**
 * What a word that points at somebody becomes: a slot for the child, the word itself where it surely means somebody else,
 * null where that is in doubt; undefined for a word that points at nobody.
 */
export function referenceAt(
  tokens: readonly Token[],
  at: number,
  cast: Cast,
  subject: readonly [number, number] = [0, 0],
): Stated | null | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const child = heroPhrase(tokens, at, cast.hero);
  if (child !== undefined) return { words: '{hero}', next: child };
  const owner = token.lower.replace(/'s$/, '');
  if (owner !== token.lower && isHeroName({ ...token, lower: owner }, cast.hero))
    return { words: '{hero}’s', next: at + 1 };
  const writer = writerAt(tokens, at);
  if (writer) return writer;
  if (/^(?:my|our)$/.test(token.lower)) return ofParent(tokens, at);
  if (token.lower === 'you' && tokens[at - 1]?.lower === 'thank') return { words: 'you', next: at + 1 };
  if (token.lower === 'it' && /^finds?$/.test(tokens[at - 1]?.lower ?? ''))
    return { words: 'it', next: at + 1 };
  if (PARENTS_WORD.test(token.lower)) return null;
  if (/^(?:he|him|his|himself|she|her|hers|herself)$/.test(token.lower))
    return pronounAt(tokens, at, cast, subject);
  if (/^(?:they|them|their|theirs|themselves)$/.test(token.lower))
    return hasPlural(tokens, at) && cast.pronouns !== 'they' ? { words: token.lower, next: at + 1 } : null;
  if (/^(?:it|its|itself)$/.test(token.lower))
    return tokens.slice(0, at).some(({ tag }) => tag === 'noun')
      ? { words: token.lower, next: at + 1 }
      : null;
  return calledByRelation(tokens, at);
}

/** “my mum” is the child’s grandma, “our dog” their dog; what else the parent owns is not the story’s. */
function ofParent(tokens: readonly Token[], at: number): Stated | null {
  const noun = tokens[at + 1];
  if (!noun) return null;
  const name = tokens[at + 2];
  const isNamed = name !== undefined && !name.comma && /^\p{Lu}/u.test(name.text);
  if (PET.test(noun.lower)) {
    const isPig = noun.lower === 'guinea';
    const end = at + (isPig ? 3 : 2);
    const kind = isPig ? 'guinea pig' : noun.lower;
    const called = tokens[end];
    if (called && !called.comma && /^\p{Lu}\p{Ll}/u.test(called.text))
      return { words: `${called.text}, {hero.their} ${kind},`, next: end + 1 };
    return { words: `{hero.their} ${kind}`, next: end };
  }
  if (/^grand(?:mother|father|ma|pa)(?:'s)?$/.test(noun.lower)) return ofGreat(tokens, at);
  const relation = relationOf(noun.lower);
  if (relation?.kind === 'grandparent') return null;
  if (!relation || relation.kind === 'child') {
    const aunt = /^(?:sister|brother)$/.test(noun.lower) ? fromParent(noun.lower) : undefined;
    return aunt ? { words: `{hero.their} ${aunt}`, next: at + 2 } : null;
  }
  const stated = fromParent(noun.lower);
  if (stated === noun.lower && /^(?:partner|ex|boyfriend|girlfriend)$/.test(stated)) return null;
  return { words: `{hero.their} ${stated}${isNamed ? ` ${name.text}` : ''}`, next: at + (isNamed ? 3 : 2) };
}

/** “My grandmother’s teapot” is the child’s great-grandmother’s. */
function ofGreat(tokens: readonly Token[], at: number): Stated | null {
  const word = tokens[at + 1]?.lower ?? '';
  const plain = word.replace(/'s$/, '');
  if (!/^(?:grandmother|grandma|grandfather|grandpa)$/.test(plain)) return null;
  return { words: `{hero.their} great-${word.replace(/'/, '’')}`, next: at + 2 };
}

function pronounAt(
  tokens: readonly Token[],
  at: number,
  { hero, pronouns, others }: Cast,
  subject: readonly [number, number],
): Stated | null {
  const token = tokens[at] as Token;
  const which: Pronouns = /^h(?:e|i)(?!r)/.test(token.lower) ? 'he' : 'she';
  const rivals = others.filter(
    (one) => one.count === 1 && one.start < token.start && (one.pronouns ?? which) === which,
  );
  if (pronouns !== which) {
    // Somebody else’s, if there is just one whom it can mean.
    const here = rivals.filter((one) => one.start >= (tokens[0]?.start ?? 0) && one.pronouns === which);
    return pronouns !== undefined && here.length === 1 && rivals.length === 1
      ? { words: token.lower, next: at + 1 }
      : null;
  }
  const near = tokens.slice(0, at);
  // “his brother”, and “her” in “a girl from her class”: the words are part of what names somebody else.
  const isOwned = (one: Mention): boolean =>
    one.start === token.start ||
    (one.end < token.start &&
      token.start - one.end < 8 &&
      near.at(-1)?.start === one.end + 1 &&
      /^(?:in|from|at)$/.test(near.at(-1)?.lower ?? ''));
  // “A boy calls him names”: whoever does it is not “him”, and would be “himself”.
  const slot = slotOf(token.lower, tokens[at + 1], near.at(-1));
  const isDoer = (one: Mention): boolean =>
    slot === '{hero.them}' && one.start >= subject[0] && one.start < subject[1];
  const others_ = rivals.filter((one) => !isOwned(one) && !isDoer(one));
  // Whoever begins the sentence is spoken of until somebody else comes.
  const heroAt = near.findIndex(
    (one, index) =>
      isHeroName(one, hero) ||
      heroPhrase(near, index, hero) !== undefined ||
      (index === 0 && /^(?:he|she)$/.test(one.lower)),
  );
  const from = tokens[0]?.start ?? 0;
  const inSentence = others_.filter((one) => one.start >= from);
  if (inSentence.length > 0) return null;
  if (heroAt < 0 && others_.length > 0 && !isNewSubject(token, at)) return null;
  if (heroAt < 0 && others_.some((one) => one.pronouns === which)) return null;
  return { words: slot, next: at + 1 };
}

const isNewSubject = (token: Token, at: number): boolean => at === 0 && /^(?:he|she)$/.test(token.lower);

function slotOf(word: string, next: Token | undefined, before: Token | undefined): string {
  if (word === 'her' && /^(?:call|calls|called|calling)$/.test(before?.lower ?? '')) return '{hero.them}';
  if (word === 'he' || word === 'she') return '{hero.they}';
  if (word === 'him') return '{hero.them}';
  if (word.endsWith('self')) return '{hero.themselves}';
  if (word === 'hers') return '{hero.theirs}';
  if (word === 'his') return '{hero.their}';
  const after = next?.comma ? '' : (next?.lower ?? '');
  const isDoing = next?.tag === 'verb' && !BODY.test(after);
  return AFTER_THEM.test(after) || isDoing ? '{hero.them}' : '{hero.their}';
}

const hasPlural = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(0, at).some(({ lower, isPlural }) => isPlural && !/^(?:his|its|is)$/.test(lower));

/** “mum”, “grandad” without anything before it is what the child calls them. */
function calledByRelation(tokens: readonly Token[], at: number): Stated | undefined {
  const token = tokens[at] as Token;
  const bare = token.lower.replace(/'s$/, '');
  const relation = relationOf(bare);
  if (
    !relation ||
    !/^(?:parent|grandparent)$/.test(relation.kind) ||
    /s$/.test(bare.replace(/(?:pop|gramp)s$/, '')) ||
    bare === 'parent'
  )
    return undefined;
  const before = tokens[at - 1]?.lower ?? '';
  if (
    !/^(?:|and|but|or|at|to|with|for|of|from|when|if|because|that|after|since|without|about|than|like|misses|saw|see|says|before|while|by)$/.test(
      before,
    ) &&
    !tokens[at]?.comma &&
    !(bare !== token.lower && /^(?:verb|past|ing)$/.test(tokens[at - 1]?.tag ?? ''))
  )
    return undefined;
  return { words: written(token.text.charAt(0).toUpperCase() + token.text.slice(1)), next: at + 1 };
}
