import type { AgeBand } from '../age-bands.ts';
import type { Random } from '../random.ts';
import { lines } from './lexicon/lists.ts';
import { settled } from './wording.ts';

/** How often a tag that ends its sentence says how a thing was said, by band. */
const COLOURED: Readonly<Record<AgeBand, number>> = { '0-3': 0, '3-7': 0.08, '6-8': 0.15, '8-12': 0.18 };

/** How something may be said in any mood. */
const HOWS = lines(`
  after [a moment|a bit|a pause|one breath|two breaths|some thought|a silence|a while]
  [at last|in the end|by and by|presently|all of a sudden]
  half [aloud|under the breath|to the sky]
  in a [low|small|soft|plain|steady|quiet|level|clear] voice
  looking [away|straight ahead|up|down|round|at the ground|at the sky|back|at both hands|into the distance]
  [not very loudly|hardly aloud|quite quietly|just loud enough|softly|gently|slowly|quietly|simply|kindly|plainly]
  [slowly and clearly|very low|rather fast|without hurry|without looking up|without moving|without turning round|without looking round]
  [to the air|to the ground|into the quiet|into the wind|over one shoulder|from a little way off|close by|out of the shadow]
  with [a long look|a small smile|half a smile|a look at the others|a glance at the sky|both eyes shut|a breath in|great care]
  [turning round|stopping|sitting up|coming closer|standing still|leaning nearer|stepping back|blinking|waiting]
`);

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
    const how =
      next === '.' && random.chance(COLOURED[band]) ? `, ${settled(random.pick(HOWS), random)}` : '';
    return `${mark}” ${turned && !known ? `${who} ${said}` : `${said} ${who}`}${how}`;
  });
}
