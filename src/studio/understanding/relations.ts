import { findMentions, type Mention } from './relations/find.ts';
import { relationOf } from './relations/lexicon.ts';
import { rolesOf } from './relations/roles.ts';
import type { Person, Role } from './types.ts';

/** What weighs most where somebody is mentioned twice: somebody dead stays dead. */
const WEIGHT: readonly Role[] = ['affected', 'didHarm', 'harmed', 'other', 'comforter', 'bystander'];

const SAME: readonly RegExp[] = [
  /^(?:grandpa|grandfather|grandad|granddad|pop|poppy|pops|gramps)$/,
  /^(?:grandma|grandmother|gran|granny|nan|nana|nanna)$/,
  /^(?:mum|mom|mummy|mommy|mother|mama)$/,
  /^(?:dad|daddy|father|papa)$/,
];

function isSame(one: Person, mention: Mention, role: Role): boolean {
  if (/’s /.test(one.relation) || /’s /.test(mention.relation)) return one.relation === mention.relation;
  if (one.name && mention.name) return one.name === mention.name;
  if (one.relation === mention.relation) return true;
  const last = (relation: string): string => relation.split(' ').at(-1) ?? '';
  if (
    last(one.relation) === last(mention.relation) &&
    (one.relation === last(one.relation) || mention.relation === last(mention.relation))
  )
    return true;
  if (one.role === 'affected' && role === 'comforter') return false;
  return SAME.some((group) => group.test(one.relation) && group.test(mention.relation));
}

/** Everybody in the prompt besides the child, whoever matters most first. */
export function readRelations(
  text: string,
  situation: string | undefined,
  hero: string | undefined,
): readonly Person[] {
  const mentions = findMentions(text, hero).filter(
    ({ name }) => !name || name.toLowerCase() !== hero?.toLowerCase(),
  );
  const roles = rolesOf(text, mentions, situation);
  const found: Person[] = [];
  mentions.forEach((mention, index) => {
    const role = roles[index] ?? 'bystander';
    const at = found.findIndex((one) => isSame(one, mention, role));
    const earlier = found[at];
    if (earlier) {
      const weightier = WEIGHT.indexOf(role) < WEIGHT.indexOf(earlier.role) ? role : earlier.role;
      const name = earlier.name ?? mention.name;
      found[at] = { ...earlier, role: weightier, ...(name ? { name } : {}) };
      return;
    }
    const relation = relationOf(mention.relation);
    found.push({
      relation: mention.relation,
      ...(mention.wording ? { wording: mention.wording } : {}),
      ...(mention.name ? { name: mention.name } : {}),
      ...(mention.count > 1
        ? { pronouns: 'they' as const }
        : relation?.pronouns
          ? { pronouns: relation.pronouns }
          : {}),
      count: mention.count,
      role,
      isGrownUp: relation?.kind !== 'child',
    });
  });
  const hasTwo = found.some(({ count, isGrownUp }) => count > 1 && isGrownUp);
  return found
    .filter(({ relation, name }) => !(hasTwo && relation === 'partner' && !name))
    .sort((a, b) => rank(a.role) - rank(b.role));
}

const rank = (role: Role): number => (role === 'bystander' ? 2 : role === 'comforter' ? 1 : 0);
