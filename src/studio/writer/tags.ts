import type { AgeBand } from '../contract.ts';
import type { Random } from '../random.ts';

/** How often a tag that ends its sentence says how a thing was said, by band. */
const COLOURED: Readonly<Record<AgeBand, number>> = { '0-3': 0, '3-7': 0.12, '6-8': 0.22, '8-12': 0.25 };

/** How something may be said in any mood. */
const HOWS = [
  'after a moment',
  'after a pause',
  'at last',
  'half aloud',
  'in a low voice',
  'in a small voice',
  'in the end',
  'into the silence',
  'looking away',
  'looking straight ahead',
  'looking up',
  'not very loudly',
  'one word at a time',
  'quietly',
  'rather fast',
  'slowly',
  'slowly and clearly',
  'to the air',
  'with a glance behind',
  'with a long look',
  'without looking round',
  'without turning round',
] as const;

const SAID = ['said', 'said', 'said', 'said', 'remarked'] as const;
const ASKED = ['asked', 'asked', 'said'] as const;
const CRIED = ['cried', 'said', 'called', 'exclaimed'] as const;

/** “…,” said Somebody (not followed by more about how); asked and cried alike. */
const TAG = /([,?!])” (said|asked|cried) (⟦hero⟧|\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){0,2})(?=([.,;]| ))/gu;

/** How often somebody is called by what it is, once its name has been said in the paragraph. */
const BY_KIND = 0.3;

/**
 * Who said it, told in other ways and another order, by chance. Nothing that is said changes. `kinds` says what those
 * are who may be called by it: "Humbug" → "fox".
 */
export function retag(
  text: string,
  band: AgeBand,
  random: Random,
  kinds: ReadonlyMap<string, string>,
): string {
  if (band === '0-3') return text;
  return text.replace(TAG, (_, mark: string, verb: string, name: string, next: string, at: number) => {
    const kind = kinds.get(name);
    const known = kind !== undefined && text.slice(0, at).includes(name) && random.chance(BY_KIND);
    const who = known ? `the ${kind}` : name;
    const pool = verb === 'cried' || mark === '!' ? CRIED : mark === '?' ? ASKED : SAID;
    const said = next === '.' ? random.pick(pool) : verb;
    const turned = mark === ',' && next === '.' && random.chance(0.4);
    const how = next === '.' && random.chance(COLOURED[band]) ? `, ${random.pick(HOWS)}` : '';
    return `${mark}” ${turned && !known ? `${who} ${said}` : `${said} ${who}`}${how}`;
  });
}
