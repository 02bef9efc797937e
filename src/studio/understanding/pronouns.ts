import type { Person, Pet, Pronouns } from './types.ts';

const BOY =
  /\b(?:my|our|this|a) (?:\w+[- ]?){0,3}?(?:son|boy|grandson|nephew|step ?son)\b|\b(?:make|turn) him\b|\bson\b/i;
const GIRL =
  /\b(?:my|our|this|a) (?:\w+[- ]?){0,3}?(?:daughter|girl|granddaughter|niece|stepdaughter)\b|\b(?:make|turn) her\b|\bdaughter\b/i;
const THEY = /\b(?:they\/them|non-?binary)\b/i;
const WORD = /\b(he|him|his|himself|she|her|hers|herself)\b/gi;
/** “a boy at school” is somebody else. */
const OTHER_CHILD = /\b(?:a|the|some|another) (?:boy|girl)s? (?:at|in|from|on|who)\b/gi;

/** “calls him names”, “a girl in her class”: whoever else does it, this is the child. */
const TO_CHILD =
  /\b(?:boys?|girls?|kids?|children|they|sister|brother|friends?|everyone|nobody|no one)?\b[^.?!]{0,30}\b(?:teases?|teased|teasing|calls|called|calling|bull(?:y|ies|ied)|laugh(?:s|ed)? at|pick(?:s|ed|ing)? on|hits|pinches|pushes|kicks|pushed|leave|plays? with|making fun of|makes fun of) (him|her)\b(?! (?:brother|sister|mum|dad|friend|teacher|hand|head))/gi;
const OF_CHILD =
  /\b(?:boys?|girls?|kids?|friends?|everyone|everybody|bully|somebody|someone) (?:in|from|at) (his|her) (?:class|school|year|nursery|group|team|daycare|kindy)\b/gi;

/** Spoken of in passing: “the dentist” is hardly ever “he” where the child is. */
const OUTSIDER = /^(?:dentist|doctor|nurse|vet|teacher)$/;
const OWN_PARTNER = /\b(?:my|our) (?:ex[- ]?)?(?:husband|wife|partner|father|mother|mum|mom|dad)\b/i;

/** The pronouns of the child, where the prompt leaves no doubt. */
export function readPronouns(
  text: string,
  others: readonly Person[],
  pets: readonly Pet[],
): Pronouns | undefined {
  if (THEY.test(text)) return 'they';
  const own = text.replace(OTHER_CHILD, ' ');
  const isBoy = BOY.test(own);
  const isGirl = GIRL.test(own);
  if (isBoy !== isGirl) return isBoy ? 'he' : 'she';
  if (isBoy) return undefined;
  const harmed = [...own.matchAll(TO_CHILD), ...text.matchAll(OF_CHILD)].map(([, one, other]) =>
    /^hi/i.test(one ?? other ?? ''),
  );
  if (harmed.length > 0 && harmed.every((isHe) => isHe === harmed[0])) return harmed[0] ? 'he' : 'she';
  const isOne = !(/\b(?:he|him|his)\b/i.test(text) && /\b(?:she|her)\b/i.test(text));
  const weights = { he: 0, she: 0 };
  for (const match of text.matchAll(WORD)) {
    const which = /^h(?:e|i)(?!r)/i.test(match[0]) ? 'he' : 'she';
    const before = text.slice(0, match.index).toLowerCase();
    const isTaken =
      others.some(
        ({ relation, name, pronouns }) =>
          (pronouns === undefined || pronouns === which) &&
          !(isOne && pronouns === undefined && OUTSIDER.test(relation)) &&
          (before.includes(relation.split(' ').at(-1) ?? relation) ||
            OWN_PARTNER.test(before) ||
            (name && before.includes(name.toLowerCase()))),
      ) || pets.some(({ kind }) => before.includes(kind));
    weights[which] += isTaken ? 0.3 : 1;
  }
  if (weights.he >= 1 && weights.he > weights.she * 1.5) return 'he';
  if (weights.she >= 1 && weights.she > weights.he * 1.5) return 'she';
  return undefined;
}
