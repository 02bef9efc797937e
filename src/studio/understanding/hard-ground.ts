import { relationOf } from './relations/lexicon.ts';
import { HARD_TIMES } from './situations/situation.ts';
import { situationOf } from './situations.ts';
import type { Person, Understanding } from './types.ts';

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
  const hard = situationOf(HARD_TIMES);
  if (situation === undefined || hard === undefined || agrees(read)) return read;
  const others = [{ situation, confidence: read.confidence }, ...read.others].slice(0, 4);
  const { shape, tone } = hard;
  const { act, event, place } = read.clauses;
  const clauses = { ...(act ? { act } : {}), ...(event ? { event } : {}), ...(place ? { place } : {}) };
  return { ...rest, clauses, situation: HARD_TIMES, shape, tone, others, confidence: 1, unknown: [] };
}
