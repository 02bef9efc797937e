import { escaped } from '../../words.ts';
import { relationOf } from '../relations/lexicon.ts';
import { type Person, type Pet, ROLES, type Role } from '../types.ts';
import { type Chance, chancesOf } from './linear.ts';
import { modelOf } from './models.ts';
import { roleFeatures } from './role-features.ts';

/** The label of what the rules took for somebody and is nobody of the story: “the other mums”, “a man”. */
export const NOBODY = 'nobody';

/** What a prompt is about, and whether the grammar says of anybody that they died, are ill or are gone. */
export interface RoleContext {
  readonly shape: string;
  readonly situation: string;
  readonly hasAffected: boolean;
  /** Of whom nothing of the kind is said, though somebody must be: the one who is likeliest to be dead, ill or gone. */
  readonly likeliestAffected?: Person | Pet | undefined;
}

/** Somebody with the role that they have by what was learned; undefined where it is nobody of the story. */
export function withRole<Somebody extends Person | Pet>(
  text: string,
  somebody: Somebody,
  context: RoleContext,
): Somebody | undefined {
  const { role: byRule } = somebody;
  const chances = chancesFor(text, somebody, context);
  const isKin = 'relation' in somebody && /parent$/.test(relationOf(somebody.relation)?.kind ?? '');
  const role = settled(byRule, chances, {
    ...context,
    isKin,
    isLikeliest: somebody === context.likeliestAffected,
  });
  return role === undefined ? undefined : { ...somebody, role };
}

/** The likeliest of several to be dead, ill or gone, of those whom the prompt does not show well. */
export function likeliestAffected(
  text: string,
  all: readonly (Person | Pet)[],
  context: RoleContext,
): Person | Pet | undefined {
  const [best] = all
    .filter((one) => !isWell(text, one))
    .map((one) => ({
      one,
      chance: chancesFor(text, one, context).find(({ label }) => label === 'affected')?.chance ?? 0,
    }))
    .sort((one, other) => other.chance - one.chance);
  return best?.one;
}

/** What is said of whoever is at home and well: “Daddy does bedtime now”, “Spot is fine”. */
const WELL =
  /^(?: \p{Lu}\p{Ll}+)?,? (?:(?:now|still|always|both) )*(?:is (?:fine|well|ok|okay|here|still|alive|staying|not|with|coming)|isn't|are (?:fine|well|here)|stays?|does|do|drives?|reads?|shows?|shaved|holds?|sits?|comes?|helps?|look(?:s|ed)? after|cooks?|works nights|says|thinks|has a new|took over|doesn't laugh|cries|misses|keeps|looks for|waits|won't leave)\b/u;

/** “Please not the dad away, it’s the mum.” */
const DENIED = /\bnot (?:the|his|her|my|our|their) $/i;

/** Whether a prompt shows somebody at home and well. */
export function isWell(text: string, somebody: Person | Pet): boolean {
  const called =
    somebody.name ??
    ('kind' in somebody ? somebody.kind : (somebody.wording ?? somebody.relation.split(' ').at(-1) ?? ''));
  const places = [...text.matchAll(new RegExp(`(?<!\\p{L})${escaped(called)}(?!\\p{L})`, 'giu'))];
  return places.some(
    (place) =>
      WELL.test(text.slice(place.index + place[0].length)) || DENIED.test(text.slice(0, place.index)),
  );
}

function chancesFor(
  text: string,
  somebody: Person | Pet,
  { shape, situation }: RoleContext,
): readonly Chance[] {
  const { name, role: byRule } = somebody;
  const called = 'kind' in somebody ? somebody.kind : somebody.relation;
  const count = 'count' in somebody ? { count: somebody.count } : {};
  const wording = 'wording' in somebody && somebody.wording ? { wording: somebody.wording } : {};
  const known = {
    called,
    ...wording,
    ...(name ? { name } : {}),
    ...count,
    byRule,
    isPet: 'kind' in somebody,
  };
  return chancesOf(roleFeatures(text, known, situation, shape), modelOf('roles'));
}

/** Kinds of story in which somebody may be dead, ill or gone though the grammar does not say so. */
const PARTING = /^(?:lost-someone|away-or-ill|grown-ups-change|caring-for-a-creature|letting-go)$/;
/** Kinds of story in which a grown-up may be new. */
const CHANGING = /^(?:new-thing-coming|grown-ups-change)$/;

/** Whoever died, hurt or was hurt by the grammar of the prompt is somebody. */
const INVOLVED = /^(?:affected|harmed|didHarm)$/;
/** Whoever is somebody by the rules is left out only where that is likely. */
const LIKELY_NOBODY = 0.85;
/** Only where it is likely is somebody dead, ill or gone of whom the grammar does not say so. */
const LIKELY_AFFECTED = 0.6;
/** Where somebody must be hurting, only the grammar says who is well. */
const GRIEVING = /-died$|^dying|-ill$|-away$|prison|deployment|violence|stillbirth/;

/** The likeliest role, except that grammar decides who hurt whom, and nobody who is gone comes back. */
function settled(
  byRule: Role,
  chances: readonly Chance[],
  {
    shape,
    situation,
    hasAffected,
    isKin,
    isLikeliest,
  }: RoleContext & { readonly isKin: boolean; readonly isLikeliest: boolean },
): Role | undefined {
  const [first] = chances;
  if (first?.label === NOBODY && first.chance >= LIKELY_NOBODY && !isKin && !INVOLVED.test(byRule))
    return undefined;
  const isHard = GRIEVING.test(situation) || /^(?:lost-someone|away-or-ill)$/.test(shape) || hasAffected;
  const isOfHarm = (label: string): boolean => label === 'harmed' || label === 'didHarm';
  const ruled = chances.find(
    ({ label, chance }) =>
      label !== NOBODY &&
      !(isOfHarm(byRule) && isOfHarm(label) && label !== byRule) &&
      !(isOfHarm(byRule) && label === 'affected') &&
      !(byRule === 'affected' && label === 'comforter') &&
      !(
        byRule !== 'affected' &&
        label === 'affected' &&
        !(isLikeliest && chance >= LIKELY_AFFECTED && (isHard || PARTING.test(shape)))
      ) &&
      !(isHard && label !== byRule && label !== 'affected') &&
      !(byRule === 'comforter' && label === 'other' && !CHANGING.test(shape)),
  );
  return ROLES.find((role) => role === ruled?.label);
}
