import { type GraveSubject, graveSubjectOf } from '../admit/grave.ts';
import { HELP_LINES } from '../admit/helplines.ts';
import type { Commission, Refusal } from '../admit.ts';
import { NOTHING_UNDERSTOOD } from '../understanding/types.ts';
import { chooseTellings } from './choose.ts';
import { BY_HAND } from './choosing/fitting.ts';

const SENTENCES: Readonly<Record<GraveSubject, string>> = {
  suicide:
    'This is too important to get wrong, and we have no story of our own yet about suicide or wishing to die.',
  abuse:
    'This is too important to get wrong, and we have no story of our own yet about what was done to your child.',
  'violence-at-home':
    'This is too important to get wrong, and we have no story of our own yet about violence at home.',
  stillbirth: 'We are so sorry. We have no story of our own yet about a baby who died.',
};
const SUGGESTION =
  'We would rather not turn it into an adventure. These people listen and know what helps, for you and for your child.';

const SITUATIONS: Readonly<Record<string, GraveSubject>> = {
  'violence-at-home': 'violence-at-home',
  'stillbirth-or-miscarriage': 'stillbirth',
};

/** Where everything in the library would say something false. */
const NOTHING_TRUE: Refusal = {
  code: 'STORY_REFUSED',
  sentence: 'We have no story of our own yet that would be true for your family.',
  suggestion: 'Tell us a little more: who it is about, and what happened.',
};

const isThere = ({
  ageBand: band,
  structure,
  seed,
  had = [],
  namesakes = [],
  ...rest
}: Commission): boolean => {
  const { understanding = NOTHING_UNDERSTOOD, telling } = rest;
  return (
    telling !== undefined ||
    chooseTellings({ band, structure, seed, understanding, had, namesakes }).length > 0
  );
};

/**
 * The kind refusal of a prompt on a subject that only a telling made by hand for just that may be about, where the library
 * has none; otherwise undefined.
 */
export function refusalOfGrave(commission: Commission): Refusal | undefined {
  const { situation = '' } = commission.understanding ?? NOTHING_UNDERSTOOD;
  const subject = graveSubjectOf(commission.prompt) ?? SITUATIONS[situation];
  if (subject === undefined) return undefined;
  const isMadeByHand = BY_HAND.has(situation) && SITUATIONS[situation] === subject && isThere(commission);
  if (isMadeByHand) return undefined;
  return {
    code: 'STORY_REFUSED',
    sentence: SENTENCES[subject],
    suggestion: SUGGESTION,
    helpLines: HELP_LINES,
  };
}

/** The refusal of a prompt that the library has no story for: a grave one, or where every telling would say something false. */
export const refusalOfMissing = (commission: Commission): Refusal | undefined =>
  refusalOfGrave(commission) ?? (isThere(commission) ? undefined : NOTHING_TRUE);
