import type { Pronouns } from '../../understanding/types.ts';
import { capitalised } from '../nouns.ts';
import type { Row } from '../telling.ts';
import { pronounSlots } from './pronouns.ts';
import { isCalledByRelation, isParent, possessed, pronounsByRelation, takesName } from './relations.ts';

/** Somebody in a story besides the hero. */
export interface Character {
  readonly name?: string | undefined;
  readonly relation?: string | undefined;
  readonly pronouns?: Pronouns | 'it' | undefined;
  /** How the manuscript brings this one in. */
  readonly intro?: string | undefined;
  readonly first?: string | undefined;
}

/** The slots of somebody: by name afterwards, with the relation at the first mention. A name ending in s gets ’s. */
export function characterSlots(character: Character): Row {
  const { relation } = character;
  const pronouns = character.pronouns ?? pronounsByRelation(relation ?? '') ?? 'they';
  const name = nameOf(character);
  const intro = character.intro ?? introOf(character, name);
  const isCalled = !/^the |\{/.test(name);
  return {
    self: name,
    name,
    intro,
    first: character.first ?? intro,
    poss: `${name}’s`,
    call: isCalled ? name : '',
    relation: relation ?? '',
    ...pronounSlots(pronouns),
  };
}

function nameOf({ name, relation }: Character): string {
  if (relation !== undefined && name !== undefined && takesName(relation)) {
    const title = capitalised(relation);
    return name.toLowerCase().startsWith(relation) ? name : `${title} ${name}`;
  }
  if (relation !== undefined && isParent(relation)) return capitalised(relation);
  if (name !== undefined) return name;
  if (relation === undefined) return 'somebody';
  return isCalledByRelation(relation) ? capitalised(relation) : possessed(shortened(relation));
}

/** “her brother” after “her little brother”. */
const shortened = (relation: string): string =>
  relation.replace(/^(?:little|big|older|younger|best|twin|elder|middle) (?=\p{L})/u, '');

/** “her twin, Edie”; those who are called by what they are need no more than that. */
function introOf({ name, relation }: Character, shown: string): string {
  if (relation === undefined || relation === '') return shown;
  if (name?.startsWith('the ')) return `{hero.their} ${relation}`;
  if (name === undefined && !isCalledByRelation(relation)) return possessed(relation);
  // “Oliver” alone: nobody knows what he is to the hero.
  if (name !== undefined && relation === 'child') return shown;
  if (name === undefined || isCalledByRelation(relation) || takesName(relation)) return shown;
  return `${possessed(relation)}, ${name}`;
}

/** The slots of a pet: “Biscuit the dog” at first, then “Biscuit”; without a name “the dog”. */
export function petSlots(kind: string, name: string | undefined, pronouns: Pronouns | 'it'): Row {
  const shown = name ?? `the ${kind}`;
  return {
    self: shown,
    name: shown,
    intro: name === undefined ? shown : `${name} the ${kind}`,
    poss: `${shown}’s`,
    kind,
    ...pronounSlots(pronouns),
  };
}
