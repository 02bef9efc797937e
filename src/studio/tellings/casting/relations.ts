import { relationOf } from '../../understanding/relations/lexicon.ts';

const PARENTS = /^(?:mum|mom|mam|mama|mamma|mumma|mummy|mommy|mami|ma|dad|daddy|dada|papa|papi|baba|pa)$/;
const ELDERS =
  /^(?:grandma|grandpa|granny|grandad|granddad|gran|grandpop|gramps|grams|nan|nana|nanna|nanny|nonna|nonno|oma|opa|pop|poppy|poppa|pops|yiayia|pappou|babcia|abuela|abuelo|lola|lolo|nani|dadi|gigi)$/;
const AUNTS = /^(?:aunt|aunty|auntie|uncle)$/;
/** Somebody whom one meets outside the home. */
const ELSEWHERE =
  /teacher|coach|doctor|nurse|dentist|neighbou?r|principal|headteacher|bus driver|librarian|therapist|lifeguard|vet\b|surgeon|policeman|police|firefighter|boss/;
const FAMILY =
  /twin|brother|sister|sibling|cousin|nephew|niece|son\b|daughter|mother|father|parent|aunt|uncle|grand|wife|husband/;
/** Nobody’s: “the new kid”, not “her new kid”. */
const NOBODYS =
  /\b(?:kid|boy|girl|child|man|woman|lady|stranger|new grown-up|doctor|dentist|nurse|driver|surgeon|lifeguard|bully)$|^baby$/;
const BABY = /\b(?:baby|newborn|unborn|bump)\b/;

/** One whom a child calls by what they are: “Mum”, “Nana”. */
export const isCalledByRelation = (relation: string): boolean =>
  PARENTS.test(relation) || ELDERS.test(relation);
export const isParent = (relation: string): boolean => PARENTS.test(relation);
/** One whose name has what they are before it: “Aunty Jo”, “Grandma Rose”. */
export const takesName = (relation: string): boolean => ELDERS.test(relation) || AUNTS.test(relation);
export const isFamily = (relation: string): boolean => FAMILY.test(relation) || isCalledByRelation(relation);
export const isElsewhere = (relation: string): boolean => ELSEWHERE.test(relation);
export const isBaby = (relation: string): boolean => BABY.test(relation);
/** “{hero.their} twin”, “the new kid”. */
export const possessed = (relation: string): string =>
  NOBODYS.test(relation) || /\bat (?:school|nursery|daycare|kindy)\b/.test(relation)
    ? `the ${relation}`
    : `{hero.their} ${relation}`;

const ELDER = /^(?:great[ -]?)?(?:grand|gran|nan|nonn|oma|opa|pop|yiayia|pappou|babcia|abuel)/;
/** Kinds of people that a manuscript’s notes speak of. */
const KINDS: Readonly<Record<string, RegExp>> = {
  grandparent: ELDER,
  parent: /^(?:step|foster )?(?:mum|mom|dad|mother|father|papa|mama|mummy|mommy|daddy|parent)/,
  aunt: /^(?:great[ -]?)?(?:aunt|uncle)/,
  uncle: /^(?:great[ -]?)?(?:aunt|uncle)/,
  sibling: /brother|sister|twin|sibling/,
  brother: /brother|sister|twin|sibling/,
  sister: /brother|sister|twin|sibling/,
  cousin: /cousin/,
  friend: /friend|mate\b|classmate/,
  neighbour: /neighbou?r/,
  teacher: /teacher|coach/,
  baby: BABY,
};

/**
 * Whether somebody is whom a manuscript’s note asks for: “a grandparent, an aunt or a neighbour; never a child”. A note that
 * names no kind of people, or says “anybody”, asks for nobody in particular.
 */
export function suits(note: string, relation: string, isGrownUp: boolean): boolean {
  const { wanted, barred } = noteOf(note);
  const isKind = (kind: string): boolean => {
    if (kind === 'child') return !isGrownUp;
    // Of whom only the name is said may be a friend: “sleepover at Martha’s”.
    if (kind === 'friend' && relation === 'child') return true;
    return kind === 'grown-up' ? isGrownUp : (KINDS[kind]?.test(relation) ?? false);
  };
  const kindsIn = (words: string): string[] =>
    [...Object.keys(KINDS), 'child', 'grown-up'].filter((kind) => new RegExp(`\\b${kind}`).test(words));
  if (kindsIn(barred).some(isKind)) return false;
  const kinds = /\bany(?:body|one)\b/.test(wanted) ? [] : kindsIn(wanted);
  return kinds.length === 0 || kinds.some(isKind);
}

/** Whether a note lets a baby stand in the role. */
export const welcomesBaby = (note: string): boolean =>
  /\bbaby\b/.test(note.split(NEVER)[0]?.toLowerCase() ?? '');

const NEVER = /\b(?:never|not|no(?! more| longer))\b/i;

/** What a note asks for, and what it rules out. “The child” is the hero, and what “may be” is not asked for. */
export function noteOf(note: string): { readonly wanted: string; readonly barred: string } {
  const plain = note.toLowerCase().replace(/\bthe child\b|\bmay be [^;,]*/g, '');
  const clauses = plain.split(';').map((clause) => clause.split(NEVER));
  return {
    wanted: clauses.map(([first = '']) => first).join(';'),
    barred: clauses.flatMap(([, ...rest]) => rest).join(' '),
  };
}

/** The pronouns that go with what somebody is, where the word says it. */
export function pronounsByRelation(relation: string): 'she' | 'he' | undefined {
  const pronouns = relationOf(relation.replace(/^.*’s /, ''))?.pronouns;
  return pronouns === 'they' ? undefined : pronouns;
}
