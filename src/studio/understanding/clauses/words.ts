/** Words of few classes, which no tagger has to guess. */
export const DETERMINER =
  /^(?:the|a|an|some|any|no|every|each|another|both|all|this|that|these|those|two|three|four|several|many|other|one)$/;
export const POSSESSIVE = /^(?:my|our|his|her|their|its|your)$/;
export const PREPOSITION =
  /^(?:of|in|on|at|to|for|with|without|from|by|about|into|onto|over|under|behind|beside|between|through|off|up|down|out|around|round|near|next|across|along|against|inside|outside|past|towards|during|except|like|than|after|before|since|until|because)$/;
export const COORDINATOR = /^(?:and|but|or)$/;
export const SUBORDINATOR =
  /^(?:because|since|when|whenever|while|if|until|till|as|after|before|though|although|unless|so|where)$/;
export const RELATIVE = /^(?:who|which|that|what|how|why|whose|whether|whom)$/;
/** Adverbs that may stand between a subject and its verb. */
export const ADVERB =
  /^(?:never|always|often|just|only|sometimes|usually|still|also|even|constantly|then|both|all|ever|rarely|hardly|barely|absolutely|quite|secretly|suddenly|quickly|simply|too|so|very|not|completely|totally|finally|first|mostly|nearly|almost|especially)$/;
export const PRESENT_AUXILIARY =
  /^(?:is|are|am|has|does|can|can't|cannot|will|won't|isn't|aren't|hasn't|haven't|don't|doesn't|may|'s|'re|'ve|'ll|'m|'d|shall|must)$/;
export const PARENTS_WORD = /^(?:i|me|my|mine|we|us|our|ours|you|your|yours|myself|ourselves|yourself)$/;
/** Adjectives with which a parent begins: “scared of the dark”. */
export const STATE =
  /^(?:scared|afraid|frightened|terrified|worried|anxious|nervous|obsessed|jealous|shy|cross|angry|upset|sad|heartbroken|petrified|fussy|clingy|bored|excited|ashamed|embarrassed|reluctant|homesick|lonely|devastated|furious|convinced|unsure|desperate|struggling|stuck)$/;
export const CALLED = /^(?:called|named)$/;

const PLACES: Readonly<Record<string, string>> = {
  lego: 'Lego',
  ipad: 'iPad',
  tv: 'TV',
  xbox: 'Xbox',
  uno: 'Uno',
  english: 'English',
  ikea: 'Ikea',
  mins: 'minutes',
  navy: 'Navy',
};
const CALENDAR =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|christmas|easter|halloween)s?$/;

/** The word as it is written inside a sentence of a story. */
export function written(word: string): string {
  const lower = word.toLowerCase();
  if (PLACES[lower]) return PLACES[lower];
  if (CALENDAR.test(lower)) return lower.charAt(0).toUpperCase() + lower.slice(1);
  if (/^[A-Z]{3,}$/.test(word)) return lower;
  return word.replace(/'/g, '’');
}
