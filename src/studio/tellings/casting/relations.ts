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
  /\b(?:kid|boy|girl|child|man|woman|lady|stranger|grown-up|doctor|dentist|nurse|driver|surgeon|lifeguard|bully)$/;
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
