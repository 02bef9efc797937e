import type { Corrections } from '../../../studio/understanding/parent/corrections.ts';
import type { CorrectedUnderstanding } from '../understand-contract.ts';

/** What a parent says of the understanding, as corrections of what the studio reads; there null takes something out. */
export function correctionsOf(understanding: CorrectedUnderstanding): Corrections {
  const { situation, things, feeling, people, tone } = understanding;
  const thing = things?.find(({ what }) => what !== '');
  return {
    ...(situation ? { situation: situation.id } : {}),
    ...(situation === null && tone === 'joyful' ? { justForFun: true } : {}),
    ...(things
      ? { thing: thing ? { noun: thing.what, ...(thing.colour ? { colour: thing.colour } : {}) } : null }
      : {}),
    ...(feeling === undefined ? {} : { feeling: feeling || null }),
    ...(people
      ? {
          people: people.map(({ relation, name, role, count }) => ({
            relation,
            role,
            count,
            ...(name ? { name } : {}),
          })),
        }
      : {}),
  };
}
