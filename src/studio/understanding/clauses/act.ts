import type { Act } from '../types.ts';
import { ingOf, pastOf } from './verbs.ts';

const BEFORE_ACT =
  /\b(?:learn(?:s|ing)?(?: how)? to|can't|cannot|won't|will not|refuses to|(?:scared|afraid) to|doesn't want to|(?:tries|trying) to|wants to learn(?: how)? to|know how to|struggles to|too (?:shy|scared) to) ([a-z]+)((?: [a-z]+(?:-[a-z]+)?){0,5}?)(?= (?:and|but|because|when|so|without|until|after|if|or|unless|at|by|any ?more|again|while|since|even)\b|[.,;:!?]|$)/i;
/** Words that tie a phrase to somebody, to a time, or to a verb that would need turning. */
const LOOSE =
  /\b(?:he|she|him|his|her|they|their|them|i|me|my|we|our|us|you|it|is|are|was|not|never|anything|nothing|something|what|who|that|this|to|tomorrow|today|now|yet|next|last|properly|very|really|as|any|out|things?|say|tell|be|have|do)\b/i;
const TRAILING = /^(?:up|off|in|on|down|with|for|from|of|the|a|an)$/i;
/** Nothing of it stands well in a sentence by itself. */
const NEEDS_OBJECT =
  /^(?:get|let|make|keep|take|put|give|bring|find|want|need|see|hold|leave|lose|feel|like|love|go|come|use|know|look|try|start|stop|help|ask|like|miss|turn|call)$/i;

/** What the child does, cannot do or will not do, where it was said in words that stand alone. */
export function readAct(text: string, hero: string | undefined): Act | undefined {
  const match = BEFORE_ACT.exec(text);
  const verb = match?.[1]?.toLowerCase() ?? '';
  const rest = match?.[2] ?? '';
  const past = pastOf(verb);
  const words = rest.trim().split(' ');
  if (!match || !past || LOOSE.test(`${verb} ${rest}`)) return undefined;
  if (!isOfHero(text.slice(0, match.index), hero)) return undefined;
  if (NEEDS_OBJECT.test(verb)) return undefined;
  if (
    /^(?:with|for|from|of|the|a|an)$/.test(words.at(-1) ?? '') ||
    (words.length > 1 && TRAILING.test(words.at(-1) ?? ''))
  )
    return undefined;
  return { inf: verb + rest, past: past + rest, ing: ingOf(verb) + rest };
}

const OWN =
  /(?:^|[.!?;] |\b(?:he|she|son|daughter)(?= |'|$))(?:'s| is| was| gets| keeps)?(?: (?:still|just|really|always|so|too|now))*\s*$/i;

/** Whether the child is the subject: “Dad can’t walk” is none of its acts. */
function isOfHero(before: string, hero: string | undefined): boolean {
  if (OWN.test(before)) return true;
  const rest = before.trimEnd().replace(/ (?:is|still|keeps)$/, '');
  return hero !== undefined && rest.toLowerCase().endsWith(hero.toLowerCase());
}
