/** Straight quotes and single spaces, and no longer than a prompt may be; upper case is kept, since names have it. */
export function plain(prompt: string): string {
  return prompt
    .slice(0, 2000)
    .normalize('NFC')
    .replace(/[‘’ʼ´`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(UNSPELT, (word) => SPELT[word.toLowerCase()] ?? word)
    .replace(UNSAID_APOSTROPHE, "$1n'$2")
    .replace(/\bmy (?:ex[- ]?)?(?:husband|wife|partner)'s (mother|mum|mom|father|dad)\b/gi, 'my $1')
    .replace(/\b(my (?:partner|husband|wife)) \(((?:her|his|their) (?:other )?\w+)\)/gi, '$2')
    .replace(
      LOWER_NAME,
      (_, before: string, first: string, rest: string) => `${before}${first.toUpperCase()}${rest} `,
    )
    .replace(/\s+/g, ' ')
    .trim();
}

/** What is often typed wrongly and can mean nothing else. */
const SPELT: Readonly<Record<string, string>> = {
  becuase: 'because',
  becasue: 'because',
  cos: 'because',
  coz: 'because',
  wen: 'when',
  wich: 'which',
  alot: 'a lot',
  freind: 'friend',
  freinds: 'friends',
  brotehr: 'brother',
  grandad: 'grandad',
  afriad: 'afraid',
  scard: 'scared',
  toof: 'tooth',
  seperate: 'separate',
  puting: 'putting',
  loosing: 'losing',
  looses: 'loses',
  skool: 'school',
  wednsday: 'Wednesday',
  tomorow: 'tomorrow',
  definately: 'definitely',
  realy: 'really',
  teh: 'the',
  thier: 'their',
  dosnt: "doesn't",
  dosent: "doesn't",
  cannot: "can't",
  im: "I'm",
  ive: "I've",
  id: "I'd",
  hes: "he's",
  shes: "she's",
  theyve: "they've",
  theyre: "they're",
  weve: "we've",
  theres: "there's",
  whos: "who's",
  pls: 'please',
  plz: 'please',
};
const UNSPELT = new RegExp(`(?<![\\p{L}'])(?:${Object.keys(SPELT).join('|')})(?![\\p{L}'])`, 'giu');
/** “wont”, “doesnt”: “won’t”, “doesn’t”. */
const UNSAID_APOSTROPHE = /\b(do|does|did|is|are|was|were|has|have|had|wo|ca|could|would|should)n(t)\b/gi;

/** “our dog biscuit got …”, “uncle dan died”: names that were typed without a capital. */
const LOWER_NAME =
  /\b((?:(?:[Oo]ur|[Mm]y|[Hh]is|[Hh]er) (?:dog|cat|puppy|kitten|hamster|rabbit|bunny|pony|guinea pig|budgie|goldfish)|[Uu]ncle|[Aa]unt(?:y|ie)?) )(?!(?:just|recently|sadly|finally|also|who|that|and|she|he|it|has|had|was|got|is|died|passed|suddenly|never|always|really|now|still|then|last|food|bed|went|ran)\b)([a-z])([a-z]{2,}) (?=(?:got|was|died|has|is|passed|had|ran|went|needs)\b)/g;

const MISSPELT: readonly (readonly [RegExp, string])[] = [
  [/\bfreind/g, 'friend'],
  [/\btoof\b/g, 'tooth'],
  [/\bseper/g, 'separ'],
  [/\bputing\b/g, 'putting'],
  [/\b(?:becuase|becasue|cos|coz)\b/g, 'because'],
  [/\bscard\b/g, 'scared'],
  [/\bbroth?er\b/g, 'brother'],
  [/\bgran(?:d)?ad\b/g, 'grandad'],
  [/\b(?:skool|scool)\b/g, 'school'],
];

/** What cues are looked for in: lower case, without apostrophes, so that “wont”, “won’t” and “Won't” are one word. */
export function cueText(text: string): string {
  const lower = text.toLowerCase().replace(/'/g, '');
  return MISSPELT.reduce((done, [wrong, right]) => done.replace(wrong, right), lower);
}

const ENGLISH =
  /\b(?:the|and|is|are|she|he|her|his|my|our|to|of|with|for|a|an|who|when|not|doesn't|won't|can't|they|at|about|new|first|being|learning|going|we|it|in|on|off|or|too|every|please|says?|someone|how|my|never|can't|him|up|out|when|wont|cant|doesnt|has|have|wants|loves|likes)\b/gi;
const ORDER =
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:instructions?|rules|prompts?|above|previous)\b|\bsystem prompt\b|\byou are (?:now )?(?:an? )?(?:ai|chatgpt|assistant|language model)\b/i;

/** Whether a prompt can be read at all: words of English, and no order to the machine. */
export function isReadable(text: string): boolean {
  if (ORDER.test(text)) return false;
  const words = text.match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return false;
  if (words.length < 6) return true;
  return (text.match(ENGLISH) ?? []).length / words.length > 0.08;
}
