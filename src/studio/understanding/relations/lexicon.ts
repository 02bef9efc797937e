import type { Pronouns } from '../types.ts';

/** What a word for a relation says of somebody. */
export interface Relation {
  readonly kind: 'parent' | 'grandparent' | 'grown-up' | 'child';
  readonly pronouns?: Pronouns;
}

const GRANDMOTHERS =
  'grandma grandmother grandmom grandmum granny gran nan nana nanna nanny nonna oma yiayia abuela bubbe grammy popo halmoni lola babushka babcia baba bibi ouma great-grandma great-grandmother great-nan great-gran great-grandmum great-nana grannies nannies nanas gramma mamgu nain farmor mormor dadi nani nanima dadima teta sitti vovó avó halmeoni ajji paati ammamma dida thakuma gogo kuia memaw meemaw mawmaw giagia safta savta bubby mémé mamie omi bunica naani daadi grammie mother-in-law';
const GRANDFATHERS =
  'grandpa grandfather granddad grandad grandpop pop poppy opa nonno gramps grampa grampy pappou abuelo zayde lolo dedushka nono babu great-grandpa great-grandfather great-grandad great-pop granda taid tadcu dadcu farfar morfar nanaji dadaji gido jiddo giddo vovô avô harabeoji thatha ajja mkhulu oupa koro opi papy pépé saba zeyde zaide papaw pawpaw bunicul father-in-law';
const MOTHERS =
  'mum mom mummy mommy mother mama mumma mam mams mummies mommies mamas ma amma ammi eomma stepmum stepmom stepmother birth-mum birth-mom birth-mother foster-mum foster-mom mami maman mutti aai maa ummi mamá';
const FATHERS =
  'dad daddy father dada papa papas daddies abba appa tata stepdad stepfather birth-dad birth-father foster-dad abbu abi papi papá papai tatay tatty vati ayah bapa';
const WOMEN =
  'aunt aunty auntie godmother aunties great-aunt great-aunty tia tita tía tante khala masi mausi bua phuphu zia ciocia';
const MEN = 'uncle godfather great-uncle tio tito tío zio onkel oom chacha mamu khalu wujek';
const GROWN_UPS =
  'teacher coach neighbour neighbor babysitter foster-carer carer principal grandparents parents stepparent childminder doctor nurse dentist vet keyworker key-worker headteacher head-teacher therapist counsellor social-worker nursery-worker teaching-assistant swimming-teacher piano-teacher bus-driver lollipop-lady lollipop-man librarian instructor au-pair foster-parent foster-parents foster-family neighbours lodger postman postwoman physio hairdresser barber vicar priest imam rabbi orthodontist paediatrician optician midwife mediator lifeguard caretaker landlord landlady babysitter tutor shopkeeper headmaster headmistress scout-leader old-man old-lady old-woman man lady woman old-man-next-door old-lady-next-door parent';
const SISTERS =
  'sister twin-sister stepsister step-sister half-sister stepdaughter didi foster-sister sister-in-law niece foster-sister sisters girl girls';
const BROTHERS =
  'brother twin-brother stepbrother step-brother half-brother stepson bhaiya bhai kuya nephew foster-brother brothers boy boys';
const CHILDREN =
  'twin cousin cousins friend friends best-friend classmate classmates siblings sibling kids children bully bullies kid child buddy bestie baby triplet mate teammates teammate';

const LEXICON = new Map<string, Relation>();
const add = (words: string, relation: Relation): void => {
  for (const word of words.split(' ')) LEXICON.set(word.replace(/-/g, ' '), relation);
};
add(GRANDMOTHERS, { kind: 'grandparent', pronouns: 'she' });
add(GRANDFATHERS, { kind: 'grandparent', pronouns: 'he' });
add(MOTHERS, { kind: 'parent', pronouns: 'she' });
add(FATHERS, { kind: 'parent', pronouns: 'he' });
add(WOMEN, { kind: 'grown-up', pronouns: 'she' });
add(MEN, { kind: 'grown-up', pronouns: 'he' });
add(GROWN_UPS, { kind: 'grown-up' });
add(SISTERS, { kind: 'child', pronouns: 'she' });
add(BROTHERS, { kind: 'child', pronouns: 'he' });
add(CHILDREN, { kind: 'child' });
add('boyfriend ex-husband husband', { kind: 'grown-up', pronouns: 'he' });
add('girlfriend ex-wife wife', { kind: 'grown-up', pronouns: 'she' });
add('partner ex other-parent', { kind: 'grown-up' });
add('lady woman old-lady old-woman lollipop-lady', { kind: 'grown-up', pronouns: 'she' });
add('man old-man lollipop-man', { kind: 'grown-up', pronouns: 'he' });

/** Longest first, so that “twin sister” is not read as “twin”. A hyphen and a space are the same. */
const WORDS = [...LEXICON.keys()]
  .sort((a, b) => b.length - a.length)
  .map((word) => word.replace(/ /g, '[ -]'));

/** Matches a word for a relation; group 1 is the word, group 2 a plural of it. */
export const RELATION_WORD = `(${WORDS.join('|')})(s)?`;

/** What a word says; undefined for a word that is no relation. */
export function relationOf(word: string): Relation | undefined {
  const plain = word.toLowerCase().replace(/-/g, ' ');
  return (
    LEXICON.get(plain) ?? LEXICON.get(plain.replace(/s$/, '')) ?? LEXICON.get(plain.split(' ').at(-1) ?? '')
  );
}

/** What the parent’s own relatives are to the child. */
const FROM_PARENT: Readonly<Record<string, string>> = {
  father: 'grandpa',
  dad: 'grandpa',
  mother: 'grandma',
  mum: 'grandma',
  mom: 'grandma',
  wife: 'mum',
  'mother in law': 'grandma',
  'father in law': 'grandpa',
  ex: 'other parent',
  'ex wife': 'mum',
  husband: 'dad',
  'ex husband': 'dad',
  sister: 'aunt',
  brother: 'uncle',
};

/** “My father” of a prompt about “her” is the child’s grandpa. */
export function fromParent(word: string): string {
  return FROM_PARENT[word.toLowerCase().replace(/-/g, ' ')] ?? word;
}
