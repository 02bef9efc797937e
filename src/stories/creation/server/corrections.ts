import type { Corrections } from '../../../studio/understanding/corrections.ts';
import type { ParentCorrections } from '../understand-contract.ts';

/** Maps the corrections of the API to those of the studio, where null takes something out. */
export function studioCorrections(sent: ParentCorrections): Corrections {
  const { situation, thing, feeling, justForFun } = sent;
  return {
    ...(situation ? { situation } : {}),
    ...(thing === undefined ? {} : { thing: thing || null }),
    ...(feeling === undefined ? {} : { feeling: feeling || null }),
    ...(justForFun ? { justForFun } : {}),
    ...(sent.people
      ? {
          people: sent.people.map(({ relation, name, role, count }) => ({
            relation,
            role,
            count,
            ...(name ? { name } : {}),
          })),
        }
      : {}),
  };
}
