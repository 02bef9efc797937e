import { type GraveSubject, graveSubjectOf } from './admit/grave.ts';
import { HELP_LINES } from './admit/helplines.ts';
import type { Commission, Refusal } from './admit.ts';
import { BY_HAND, chooseTellings } from './tellings/choose.ts';

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

/** “Beats me at Uno” is a game. */
const GAME = /\b(?:beats?|beating) \w+ (?:at|in|to)\b/i;

const SITUATIONS: Readonly<Record<string, GraveSubject>> = {
  'violence-at-home': 'violence-at-home',
  'stillbirth-or-miscarriage': 'stillbirth',
};

/**
 * The kind refusal of a prompt on a subject that only a telling made by hand for just that may be about, where the
 * library has none; otherwise undefined. It is for a studio without a model that writes.
 */
export function refusalOfUntold(commission: Commission): Refusal | undefined {
  const { understanding } = commission;
  const situation = understanding?.situation;
  const subject =
    graveSubjectOf(commission.prompt) ??
    (situation === undefined || GAME.test(commission.prompt) ? undefined : SITUATIONS[situation]);
  if (subject === undefined) return undefined;
  const { ageBand: band, structure, seed, had = [], namesakes } = commission;
  const isMadeByHand =
    understanding !== undefined &&
    situation !== undefined &&
    BY_HAND.has(situation) &&
    SITUATIONS[situation] === subject &&
    chooseTellings({ band, structure, seed, understanding, had, ...(namesakes ? { namesakes } : {}) })
      .length > 0;
  if (isMadeByHand) return undefined;
  return {
    code: 'STORY_REFUSED',
    sentence: SENTENCES[subject],
    suggestion: SUGGESTION,
    helpLines: HELP_LINES,
  };
}
