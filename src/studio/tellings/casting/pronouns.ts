import type { Pronouns } from '../../understanding/types.ts';

const FORMS = {
  she: ['she', 'her', 'her', 'hers', 'herself'],
  he: ['he', 'him', 'his', 'his', 'himself'],
  they: ['they', 'them', 'their', 'theirs', 'themselves'],
  it: ['it', 'it', 'its', 'its', 'itself'],
} as const;

/**
 * The slots of somebody’s pronouns, named after “they”. `was`, `is` and `has` hold pronoun and verb together, since the
 * verb differs: “she was”, “they were”.
 */
export function pronounSlots(pronouns: Pronouns | 'it'): Readonly<Record<string, string>> {
  const [they, them, their, theirs, themselves] = FORMS[pronouns];
  const isMany = pronouns === 'they';
  return {
    they,
    them,
    their,
    theirs,
    themselves,
    was: `${they} ${isMany ? 'were' : 'was'}`,
    is: `${they} ${isMany ? 'are' : 'is'}`,
    has: `${they} ${isMany ? 'have' : 'has'}`,
  };
}
