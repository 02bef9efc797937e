const FEELINGS: readonly (readonly [string, RegExp])[] = [
  ['afraid', /\b(?:afraid|scared|frightened|terrified|fear|frightens)\b/i],
  ['worried', /\b(?:worried|worries|anxious|nervous|anxiety|feels sick)\b/i],
  ['sad', /\b(?:sad|cries|crying|upset|heartbroken|grieving|misses|missing)\b/i],
  ['angry', /\b(?:angry|cross|furious|mad at|rage|tantrums?|meltdowns?)\b/i],
  ['jealous', /\b(?:jealous|envious)\b/i],
  ['shy', /\b(?:shy|shyness)\b/i],
  ['lonely', /\b(?:lonely|left out|has nobody|no friends)\b/i],
  ['ashamed', /\b(?:ashamed|embarrassed|guilty|her fault|his fault)\b/i],
  ['excited', /\b(?:excited|can't wait|looking forward|loves|obsessed)\b/i],
  ['proud', /\bproud\b/i],
];

/** The first feeling that the prompt names. */
export function readFeeling(text: string): string | undefined {
  return FEELINGS.find(([, words]) => words.test(text))?.[0];
}

const LOVES =
  /\b(?:loves|adores|obsessed with|mad about|crazy about|favou?rite \w+ is|really into|a big fan of) ((?:[\p{L}'-]+ ?){1,3}?)(?= (?:more|and|but|who|that|so|when|because|at|with|in|on)\b|[.,;!?]|$)/giu;

/** What the child loves, as the prompt names it. */
export function readFavourites(text: string): readonly string[] {
  return [...text.matchAll(LOVES)]
    .map(([, loved = '']) => loved.trim())
    .filter((loved) => !/^(?:it|him|her|them|his|to)\b/i.test(loved));
}
