import { HERO } from '../contract.ts';
import type { ThingKind } from './nouns.ts';
import { DESCRIBING, kindOf, VAGUE } from './nouns.ts';

/** A concrete thing in the prompt that should appear in the story. */
export interface Thing {
  readonly kind: ThingKind;
  /** The last word or the given name: "bicycle", "Biscuit". */
  readonly word: string;
  /** The phrase for the story, with `{his}` for the hero's possessive: "{his} red bicycle", "Nana’s dog Biscuit". */
  readonly phrase: string;
}

const MAX_THINGS = 3;
const POSSESSIVE = String.raw`(\p{Lu}\p{L}+(?:['’]s)|(?:[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Oo]ur)(?: \p{L}+['’]s)?|[Aa]n?|[Tt]he|some)`;
const NAMED = new RegExp(
  String.raw`(?:${POSSESSIVE}\s+)?((?:[\p{L}-]+\s+){0,2})(\p{L}[\p{L}-]+),?\s+(?:called|named|named as)\s+["“‘']?(\p{Lu}[\p{L}'’-]+)`,
  'gu',
);
const OWNED_NAME = new RegExp(
  String.raw`${POSSESSIVE}\s+((?:[\p{Ll}-]+\s+){0,2})([\p{Ll}-]+)\s+(\p{Lu}[\p{L}-]+)(?!['’\p{L}])`,
  'gu',
);
const FUNCTION_WORD =
  /^(?:and|but|because|since|until|till|unless|though|although|unlike|like|despite|now|ever|just|only|ago|away|back|again|both|through|near|behind|beside|between|against|off|out|down|much|more|most|with|without|for|from|that|which|who|when|where|while|then|than|into|onto|over|under|about|after|before|during|every|all|alone|again|too|very|has|have|had|was|were|will|would|can|could|should|must|does|did|gets?|goes|wants?|needs?|keeps?|sleeps?|likes?|loves?|hates?|not|never|always|she|her|him|his|they|their|it|its|our|you|your|at|in|on|of|to|as|or|so|if|is|are|be|by|up)$/;
const ARTICLE = /^(?:an?|his|her|their|my|our|the)$/i;

/** The concrete things in a prompt, named ones first, at most three. */
export function thingsIn(prompt: string): Thing[] {
  const text = prompt.replaceAll(HERO, 'Hero').replace(/["“”]/g, ' ').replace(/\s+/g, ' ');
  const found: Thing[] = [];
  const add = (thing: Thing | undefined): void => {
    if (thing !== undefined && !found.some((other) => clash(other, thing))) found.push(thing);
  };
  for (const match of text.matchAll(NAMED))
    add(named(match[1], match[2] ?? '', match[3] ?? '', match[4] ?? ''));
  for (const match of text.matchAll(OWNED_NAME)) {
    if (kindOf(match[3] ?? '') !== undefined)
      add(named(match[1], match[2] ?? '', match[3] ?? '', match[4] ?? ''));
  }
  const tokens = text.match(/[\p{L}'’-]+|[.,;!?]/gu) ?? [];
  for (const [index, token] of tokens.entries()) add(bare(tokens, token, index));
  for (const [index, token] of tokens.entries()) add(described(tokens, token, index));
  return found.slice(0, MAX_THINGS);
}

const clash = (one: Thing, other: Thing): boolean =>
  one.word.toLowerCase() === other.word.toLowerCase() ||
  one.phrase.toLowerCase().includes(other.word.toLowerCase()) ||
  other.phrase.toLowerCase().includes(one.word.toLowerCase());

function named(owner: string | undefined, adjectives: string, noun: string, name: string): Thing | undefined {
  const kind = kindOf(noun);
  if (kind === undefined || name === 'Hero') return undefined;
  return {
    kind,
    word: name,
    phrase: `${ownedBy(owner)} ${describing(adjectives)}${noun} ${name}`.replace(/\s+/g, ' '),
  };
}

/** A known noun with the adjectives and the owner before it. */
function bare(tokens: readonly string[], token: string, index: number): Thing | undefined {
  const kind = kindOf(token);
  if (kind === undefined || token !== token.toLowerCase()) return undefined;
  if (kindOf(tokens[index + 1] ?? '') !== undefined && !/[.,;!?]/.test(tokens[index + 1] ?? ''))
    return undefined;
  if (
    /^(?:play|watch|ring|cast|train|park|race|camp|book|star|swing|slide|bat|key|patch|bear|fish|rat|duck|trip|test|match|point)$/.test(
      token,
    ) &&
    /^(?:to|can|will|not|and|they|we|he|she|I|don['’]t|must|would|could)$/.test(tokens[index - 1] ?? '')
  ) {
    return undefined;
  }
  if (kind === 'person' && /^\p{Lu}\p{L}+['’]s$/u.test(tokens[index + 1] ?? '')) return undefined;
  const before: string[] = [];
  let at = index - 1;
  while (
    at >= 0 &&
    before.length < 2 &&
    (DESCRIBING.has(tokens[at] ?? '') || kindOf(tokens[at] ?? '') !== undefined)
  ) {
    before.unshift(tokens[at] ?? '');
    at -= 1;
  }
  if (kind === 'person' && token.endsWith('s')) return undefined;
  const whose = ownedBy(relationBefore(tokens, at) ?? tokens[at]);
  const isUnowned =
    whose === '{his}' && ((kind === 'event' && token.endsWith('s')) || isGame(token, tokens[at]));
  return { kind, word: token, phrase: `${isUnowned ? '' : `${whose} `}${[...before, token].join(' ')}` };
}

/** Games have no owner: "a sore loser at chess". */
const isGame = (noun: string, before: string | undefined): boolean =>
  !ARTICLE.test(before ?? '') &&
  /^(?:chess|football|soccer|cricket|tennis|netball|basketball|hockey|snap|monopoly|marbles|cards|draughts|footy)$/.test(
    noun,
  );

/** The relation before a possessive: "her friend Zoe’s". */
function relationBefore(tokens: readonly string[], at: number): string | undefined {
  const [pronoun = '', relation = '', owner = ''] = tokens.slice(Math.max(0, at - 2), at + 1);
  if (!/^\p{Lu}\p{L}+['’]s$/u.test(owner) || kindOf(relation) === undefined) return undefined;
  return /^(?:his|her|their|my|our)$/i.test(pronoun)
    ? `{his} ${relation} ${owner.replace("'", '’')}`
    : undefined;
}

/** An unknown noun with an adjective: "a purple kazoo". */
function described(tokens: readonly string[], noun: string, index: number): Thing | undefined {
  if (kindOf(noun) !== undefined || VAGUE.has(noun) || DESCRIBING.has(noun)) return undefined;
  if (!/^\p{Ll}[\p{Ll}-]{2,}$/u.test(noun) || /(?:ing|ed|ly|ness)$/.test(noun) || FUNCTION_WORD.test(noun))
    return undefined;
  const words: string[] = [];
  let at = index - 1;
  while (at >= 0 && words.length < 2 && DESCRIBING.has(tokens[at] ?? '')) {
    words.unshift(tokens[at] ?? '');
    at -= 1;
  }
  if (words.length === 0 || !ARTICLE.test(tokens[at] ?? '')) return undefined;
  return { kind: 'object', word: noun, phrase: `${ownedBy(tokens[at])} ${words.join(' ')} ${noun}` };
}

const describing = (adjectives: string): string => {
  const words = adjectives.split(/\s+/).filter((word) => DESCRIBING.has(word));
  return words.length === 0 ? '' : `${words.join(' ')} `;
};

function ownedBy(owner: string | undefined): string {
  const plain = (owner ?? '').replace("'", '’');
  if (plain === 'Hero’s') return '{his}';
  if (plain.startsWith('{his}')) return plain;
  if (/^\p{Lu}\p{L}+’s$/u.test(plain)) return plain;
  if (/^the$/i.test(plain)) return 'the';
  const relation = /(\p{L}+’s)$/u.exec(plain)?.[1];
  return relation === undefined ? '{his}' : `{his} ${relation}`;
}
