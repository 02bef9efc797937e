import type { Person } from '../types.ts';

const NAME = "[A-Z]\\p{Ll}[\\p{L}'-]*";
const HURT =
  '(?:hits?|hitting|bit|bites?|biting|pushe[sd]|pushing|kick(?:s|ed|ing)|pinche[sd]|pinching|punche[sd]|scratche[sd]|shoves|shoved|hurt|hurts|lied to|teases|teased|pulled)';
const MET =
  '(?:play(?:s|ed|ing)? with|friends with|fights? with|fighting with|shar(?:e|es|ing) with|argu(?:es|ing) with|jealous of|next to)';
const NAMED = new RegExp(`\\b(?:(${HURT})|${MET}) (${NAME})(?![\\p{L}'])`, 'gu');
const NO_NAME =
  /^(?:Lego|Duplo|Barbie|Minecraft|Roblox|Uno|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mum|Mom|Mummy|Mommy|Dad|Daddy|Papa|Mama|Grand\w+|Gran|Granny|Nan\w*|Nonn\w|Pop\w*|Oma|Opa|Aunt\w*|Uncle|Mr|Mrs|Ms|Miss|Christmas|I|My|The|Our|His|Her|Everyone|English|Maths)$/;

/** Children of whom only the name is said: “He bit Oliver”. What they are to the child is not known. */
export function readNamed(
  text: string,
  known: readonly Person[],
  hero: string | undefined,
): readonly Person[] {
  const taken = new Set([hero, ...known.map(({ name }) => name)].map((name) => name?.toLowerCase()));
  const found: Person[] = [];
  for (const [, hurt, name = ''] of text.matchAll(NAMED)) {
    if (NO_NAME.test(name) || taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    found.push({ relation: 'child', name, count: 1, role: hurt ? 'harmed' : 'other', isGrownUp: false });
  }
  for (const [, name = ''] of text.matchAll(HOST)) {
    if (NO_NAME.test(name) || taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    found.push({ relation: 'friend', name, count: 1, role: 'other', isGrownUp: false });
  }
  return found;
}

/** “Sleepover at Jaspers”: whose house it is. */
const HOST =
  /\b(?:sleep ?over|sleeping over|play ?date|staying over|sleeps over) (?:at|with) ([A-Z]\p{Ll}+?)(?:'?s)?(?= |[.,!?]|$)/gu;
