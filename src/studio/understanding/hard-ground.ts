import type { Chance } from './learned/linear.ts';
import { RELATION_WORD, relationOf } from './relations/lexicon.ts';
import { HARD_TIMES } from './situations/situation.ts';
import { isHardGround, isJoyful } from './situations.ts';
import type { Person, Shape, Understanding } from './types.ts';

/** A hard time, of which nothing is stated. */
export const HARD_TIME = { situation: HARD_TIMES, shape: 'away-or-ill' } as const;

/** From this on what happened is hard, whatever it was; and with less than this share of it, it is not sure what it was. */
const LEAST_HARD = 0.3;
const SURE_OF_HARD = 0.8;
const LEAST_OF_HARD = 0.5;
/** Of a prompt that is not understood, these say that it is no joy. */
const TROUBLED =
  /\b(?:war|bomb\w*|fled|refugees?|police|court|operation|hospital|ward|cancer|crash\w*|ambulance|funeral|grave|angels?|heaven|cr(?:y|ies|ied|ying)|tears?|sobs?|sobbing|afraid|scared|hates?|hated|alone|lonely|asham\w*|embarrass\w*|faults?|blames?|forgive|upset|sad|worri(?:es|ed)|furious|angry|refus\w*|hurts?|hurting|hides?|hiding)\b/;

/** Whatever else a prompt is about, with one of these it is only surely joy. */
const SPOKEN_GRAVELY =
  /\b(?:died|dead|drown\w*|outlived|scattered|ashes|funeral|graves?|killed|suicide|hospice|cancer|coffin|war|bomb\w*)\b/;
const FAMILY = new RegExp(`\\b(?:${RELATION_WORD})\\b`);
const GLAD =
  /\b(?:lov(?:es?|ed|ing)|likes?|enjoys?|adores?|favou?rite|fun|funny|silly|stor(?:y|ies)|wants?|birthday|party|holidays?|trip|play\w*|danc\w*|laugh\w*|excited|proud|best|mad|obsessed|can ?t wait)\b/;

/** Whether a prompt that would be told as joy is none: it speaks of trouble, or of a family and of nothing glad. */
export function isNoJoy(
  words: string,
  situation: string | undefined,
  shape: Shape | undefined,
  chance: number,
): boolean {
  if (shape !== undefined && !isJoyful(shape)) return false;
  if (situation !== undefined) return chance < SURE_OF_HARD && SPOKEN_GRAVELY.test(words);
  if (TROUBLED.test(words) || SPOKEN_GRAVELY.test(words)) return true;
  return shape === undefined && FAMILY.test(words) && !GLAD.test(words);
}

const NEAR: readonly (readonly string[])[] = [
  ['divorce', 'two-homes'],
  ['deployment', 'parent-away'],
];
const isNear = (one: string, other: string): boolean =>
  NEAR.some((labels) => labels.includes(one) && labels.includes(other));

/** Whether something hard has happened of which it is not sure what, so that no fact of it may be told. */
export function hardTimesIn({ label, chance }: Chance, chances: readonly Chance[]): boolean {
  const sumOf = (list: readonly Chance[]): number => list.reduce((sum, one) => sum + one.chance, 0);
  const hard = sumOf(chances.filter((one) => isHardGround(one.label)));
  if (hard < LEAST_HARD) return false;
  // A story of two homes is true of a divorce.
  const near = chances.filter((one) => one.label === label || isNear(label, one.label));
  return isHardGround(label)
    ? sumOf(near) < SURE_OF_HARD * hard || sumOf(near) < LEAST_OF_HARD
    : chance < 1 - hard;
}

/** To whom a situation happens, where it is said in its name. */
const HAPPENS_TO: readonly (readonly [situation: RegExp, kind?: 'parent' | 'grandparent'])[] = [
  [/^(?:parent-died|parent-away|parent-in-prison)$/, 'parent'],
  [/^grandparent-died$/, 'grandparent'],
  [/^(?:someone-died|someone-ill|dying-grandparent|deployment)$/],
];

/** “Daddy’s mummy”, “best friend’s mum”: somebody else’s, whose loss is not the child’s own. */
const isOwn = ({ relation }: Person): boolean => !/’s /.test(relation);

/** Whether somebody of the prompt is one to whom its situation may have happened; true where nobody is named. */
function agrees({ situation = '', people }: Understanding): boolean {
  const rule = HAPPENS_TO.find(([about]) => about.test(situation));
  if (!rule || people.length === 0) return true;
  const [, kind] = rule;
  return people.some(
    (one) =>
      one.role === 'affected' &&
      isOwn(one) &&
      (kind === undefined || relationOf(one.relation)?.kind === kind),
  );
}

/**
 * Where what a prompt is taken to be about does not agree with whom it happened to, one of the two was misread: it is a
 * hard time of which no fact is stated, and what was read is the next likely.
 */
export function withoutContradiction(read: Understanding): Understanding {
  const { situation, thing: _thing, ...rest } = read;
  if (situation === undefined || agrees(read)) return read;
  const others = [{ situation, confidence: read.confidence }, ...read.others].slice(0, 4);
  const { act, event, place } = read.clauses;
  const clauses = { ...(act ? { act } : {}), ...(event ? { event } : {}), ...(place ? { place } : {}) };
  return { ...rest, ...HARD_TIME, clauses, tone: 'tender', others, confidence: 1, unknown: [] };
}
