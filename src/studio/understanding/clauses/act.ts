import { ingOf, pastOf } from '../grammar/verbs.ts';
import { CHILD } from '../hero.ts';
import type { Act, Shape } from '../types.ts';
import type { Cast } from './references.ts';

const BEFORE_ACT =
  /\b(?:learn(?:s|ing)?(?: how)? to|can ?(?:no|')t|cant|cannot|won't|wont|will not|refus(?:es|ing) to|never wants to|does not want to|doesnt want to|struggl(?:es|ing) to|not able to|isn't able to|(?:scared|afraid) to|doesn't want to|(?:tries|trying) to|wants to learn(?: how)? to|know how to|struggles to|too (?:shy|scared) to) ([a-z]+)((?: [a-z]+(?:-[a-z]+)?){0,5}?)(?= (?:and|but|because|when|so|without|with|like|as|until|after|if|or|unless|at|by|any ?more|again|while|since|even)\b|[.,;:!?]|$)/i;
/** Words that tie a phrase to somebody, to a time, or to a verb that would need turning. */
const LOOSE =
  /\b(?:own|he|she|him|his|her|they|their|them|i|me|my|we|our|us|you|it|is|are|was|not|never|anything|nothing|something|what|who|that|this|to|tomorrow|today|now|yet|next|last|properly|very|really|as|any|out|things?|say|tell|be|have|do)\b/i;
const TRAILING = /^(?:up|off|in|on|down|with|for|from|of|the|a|an)$/i;
/** Nothing of it stands well in a sentence by itself. */
const NEEDS_OBJECT =
  /^(?:get|let|make|keep|take|put|give|bring|find|want|need|see|hold|leave|lose|feel|like|love|go|come|use|know|look|try|start|stop|help|ask|like|miss|turn|call)$/i;

/** With these words it does stand by itself: “put on shoes”. */
const WHOLE =
  /^(?:put on (?:\S+ )?\w+|put (?:\S+ )?(?:shoes|socks|coat|clothes|pyjamas|toys) (?:on|away)|get (?:dressed|ready|up|in the (?:bath|car|pool|water))|go (?:to (?:bed|sleep|school|nursery)|down the slide|in the (?:water|pool|sea)|up the ladder)|use the (?:potty|toilet)|make friends|turn off the \w+|take turns|try new \w+|come (?:inside|home)|leave the \w+)$/;
const BOUND_TO = / to (?:bed|sleep|school|nursery)$/;

const OWN_MANY =
  /^(?:teeth|shoes|socks|hands|laces|shoelaces|hair|clothes|toys|dinner|lunch|breakfast|vegetables|veg|greens|face|boots|pyjamas)$/;

/**
 * “Brush his teeth” as anybody may say it: a story has the act in speech as well, where “his” would be somebody else’s.
 * A bike is “a bike”; what cannot go without its owner is left as it is, and is no act.
 */
function ownWords(rest: string): string {
  const own = /\b(?:his|her) ([a-z]+)(?= (?:on|off|up|away)$|$)/i.exec(rest);
  const [phrase, noun = ''] = own ?? [];
  if (phrase === undefined) return rest;
  if (OWN_MANY.test(noun)) return rest.replace(phrase, noun);
  return /^(?:bike|bicycle|scooter|trike|skateboard)$/.test(noun) ? rest.replace(phrase, `a ${noun}`) : rest;
}

/** What the child does, cannot do or will not do, where it was said in words that stand alone. */
export function readAct(text: string, cast: Cast, shape?: Shape): Act | undefined {
  const match = BEFORE_ACT.exec(text);
  if (match && isUnwished(match[0], shape)) return undefined;
  const verb = match?.[1]?.toLowerCase() ?? '';
  const rest = ownWords(match?.[2] ?? '');
  const past = pastOf(verb);
  const words = rest.trim().split(' ');
  if (!match || !past || LOOSE.test(`${verb} ${rest.replace(BOUND_TO, '')}`)) return undefined;
  if (!isOfHero(text.slice(0, match.index), cast)) return undefined;
  if (NEEDS_OBJECT.test(verb) && !WHOLE.test(verb + rest)) return undefined;
  if (
    /^(?:with|for|from|of|the|a|an)$/.test(words.at(-1) ?? '') ||
    (words.length > 1 && !WHOLE.test(verb + rest) && TRAILING.test(words.at(-1) ?? ''))
  )
    return undefined;
  return { inf: verb + rest, past: past + rest, ing: ingOf(verb) + rest };
}

/** “Doesn’t want to grow up” is nothing that the child would like to do; “won’t swim” is no swimming that fails. */
const isUnwished = (words: string, shape: Shape | undefined): boolean =>
  shape !== undefined &&
  shape !== 'wont' &&
  (/^(?:never wants|does ?n[o']?t want)/i.test(words) ||
    (shape === 'cant-yet' && /^(?:won't|wont|will not|refus)/i.test(words)));

const OWN =
  /(?:^|[.!?;] |\b(?:he|she|son|daughter)(?= |'|$))(?:'s| is| was| gets| keeps)?(?: (?:still|just|really|always|so|too|now))*\s*$/i;

/** Whether the child is the subject: “Dad can’t walk” is none of its acts. */
function isOfHero(before: string, { hero, pronouns, others }: Cast): boolean {
  const rest = before.trimEnd().replace(/ (?:is|still|keeps)$/, '');
  const word = /(\S+)$/.exec(rest)?.[1]?.toLowerCase() ?? '';
  if (hero.names.has(word) || word === CHILD.toLowerCase()) return true;
  if (!OWN.test(before)) return false;
  // “She” is the child unless somebody before may be meant.
  const which = /\b(he|she)(?:'s)?(?: \w+)*\s*$/i.exec(before)?.[1]?.toLowerCase();
  if (which === undefined) return true;
  const rivals = others.filter(
    (one) => one.count === 1 && one.start < before.length && (one.pronouns ?? which) === which,
  );
  return rivals.length === 0 && (pronouns === undefined || pronouns === which);
}
