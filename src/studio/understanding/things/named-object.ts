import { type Word, wordsOf } from '../grammar/tagger.ts';
import { pastOfPresent } from '../grammar/verbs.ts';
import { relationOf } from '../relations/lexicon.ts';
import { COLOURS, KNOWN_THINGS, singular } from './nouns.ts';

/** A noun that something is said of: what is lost, broken, feared, wanted, worn. */
export interface NamedObject {
  readonly noun: string;
  readonly colour?: string;
  readonly isPlural: boolean;
  readonly weight: number;
}

/** What makes a noun the matter of a prompt, by the words before it; the first that fits decides. */
const BEFORE: readonly (readonly [RegExp, number])[] = [
  // Where somebody begins, what stands in their way, what they would be: none of it is a thing.
  [
    /\b(?:start\w*|join\w*|begin\w*|chang(?:es|ing)|cross(?:es|ing)|tips?|flips?|sings?|singing|to be|finish\w*|called .{1,12} by)$/,
    0,
  ],
  [/\b(?:first time on|made (?:out )?of)$/, 8],
  [/\b(?:hides? (?:behind|under)|gets|gets all)$/, -2],
  [/\b(?:face|head|toes?) in$/, 6],
  [/\b(?:offered|gave|gives|brought|brings|lent) \w+$/, 7],
  [
    /\b(?:sits?|sitting|sleeps?|slept|sleeping|waits?|goes|listens?|looks? for \w+) (?:in|at|under|behind|for)$/,
    7,
  ],
  [/\b(?:ha(?:s|ve)|has had|have had)$/, 2],
  [/\b(?:afraid|scared|frightened|terrified|nervous|fear|phobia) of$/, 9],
  [
    /\b(?:los(?:t|es|ing)|forgets?|forgot|left|misses|broke|breaks|smash\w*|ruin\w*|rip(?:s|ped)(?: up)?|tears?(?: up)?|tore|stole|steals?|took|takes|hid|hides)$/,
    8,
  ],
  [
    /\b(?:shar(?:e|es|ing)|fight(?:s|ing)? (?:over|about)|argu\w+ (?:over|about)|snatch\w*|give up|giving up|gives up)$/,
    9,
  ],
  [/\b(?:turns? on|taking turns on|turn on|over|wants? the same|about the one|about the|about)$/, 5],
  [
    /\b(?:wears?|wearing|put on|hates?|loves?|refuses|eats?|eat|plays?|playing|learn(?:s|ing)? (?:to )?\w+|tie|ride|throws?|kick\w*|planted|builds?|drew|draws?|made|unpack|offered|buys?|bring (?:him|her)|picked|chosen|chose|uses|tidy|smells|bake|dreams?|dreams about|nightmares about|cleans? out|got|do|does|did|meant|taught|wants?|buys \w+)$/,
    5,
  ],
  [/\bwhen$/, 4.5],
  [/\b(?:with|in front of|because of|called|on|in|under|behind|of|by|like)$/, 2],
];
const SKIPPED =
  /^(?:his|her|their|the|a|an|some|my|our|your|one|every|first|own|favourite|favorite|new|old|little|big|same|other|another|best|white|wobbly|loose|special|single|biggest|real|whole|only|lovely|last|two|both|three|any|all)$/;
/** No thing to hold, to see or to be about: people, places, times, feelings, and words for words. */
const NO_THING =
  /^(?:story|stories|book|bit|time|times|day|days|night|nights|morning|week|weeks|month|months|year|years|minute|minutes|mins|hour|hours|way|lot|lots|thing|things|something|everything|anything|nothing|school|nursery|daycare|class|home|park|shop|town|country|world|street|hospital|playground|kindy|bus|mum|dad|kid|kids|child|children|boy|girl|boys|girls|friend|friends|people|family|one|two|person|baby|brother|sister|temper|turn|turns|fault|part|edge|end|middle|side|front|place|job|love|help|fun|age|life|words|name|names|voice|mind|idea|feelings?|story|war|divorce|separation|cancer|depression|dementia|dyslexia|diabetes|chemo|autism|bedtime|sleep|sleepover|birthday|christmas|attention|trouble|manners|patience|kindness|anger|noise|noises|everyone|others|self|mistakes?|truth|lie|lies|fibs|meltdown|tantrums?|battle|moment|rest|need|worries|exams|flat|house|village|farm|beach|zoo|classroom|september|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|winter|autumn|daughter|son|twins|dark|darkness|fairy|mess|place|places|rule|rules|start|stuff|reason|speech|colic|separation|training|border|hedge|death|doctor|dentist|vet|teacher|coach|goodbye|drop-off|dropoff|sharing|losing|reading|practice|cuddle|hug|kiss|hand|leg|arm|head|tummy|heart|eye|eyes|ears|finger|stomach|breath|body|english|maths|math|language|race|game|games|match|trip|prison|army|navy|ship|anyone|somebody|nobody|nan|stage|weekend|lunch|dinner|breakfast|year's|air|thunder|storm|accident|first|word|holidays|rain|ok|work|news|uni|university|carnival|concert|nativity|recital|assembly|appointment)$/i;
/** “More”, “both”, “here”: words of closed classes that a tagger takes for nouns. */
const FUNCTION =
  /^(?:more|both|here|there|all|bless|else|much|many|most|less|enough|lots?|himself|herself|themselves|itself|any|none|ever|way|again|too)$/;
/** Parts of a body are what a prompt is about only where they are lost, or where their colour is. */
const BODY =
  /^(?:face|hair|hands?|arms?|legs?|foot|feet|fingers?|toes?|knees?|ears?|nose|mouth|laps?|neck|skin|teeth|tongue|chin|back)$/;
const LOST = /\b(?:los(?:t|es?|ing)|wobbly)$/;
/** What ails somebody is no thing. */
const ILLNESS = /(?:aemia|emia|itis|oma|osis|ache|infection|disease|syndrome|pox|stroke|flu|fever|allergy)$/;
const PREPOSITION =
  /^(?:in|on|at|to|under|behind|over|by|for|of|with|from|into|onto|through|against|off|up|down|near|beside|inside)$/;
/** Things that a prompt may well be about, though most are only where it happens. */
const OFTEN_A_PLACE =
  /^(?:bed|room|water|hair|window|chair|door|plane|airplane|stable|barn|curtains?|table|doors)$/i;
const COLOUR = new RegExp(`^(?:${COLOURS})$`, 'i');

/** Every noun phrase that may be the matter of a prompt, with how much speaks for it, in the order of the prompt. */
export function namedObjects(text: string, people: ReadonlySet<string>): readonly NamedObject[] {
  const words = wordsOf(text);
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    const isHead =
      (isNoun(word) || isNounByPlace(text, words, index)) &&
      !isVerbByPlace(words, index) &&
      !(next?.tag === 'number' && text.slice(word.end, next.start) === ' ') &&
      !isBeside(text, word.start) &&
      !/ing$/.test(word.lower) &&
      !(startsNote(text, word) && pastOfPresent(word.lower)) &&
      !(next && isNoun(next) && text.slice(word.end, next.start) === ' ');
    if (!isHead || people.has(word.lower) || isSomebodyOrTime(word)) return [];
    const phrase = phraseBefore(text, words, index);
    const noun = phrase.nouns.join(' ');
    const isPlaceLike = OFTEN_A_PLACE.test(word.lower);
    if (noun === '' || ILLNESS.test(word.lower)) return [];
    if (!isPlaceLike && NO_THING.test(word.lower)) return [];
    if (phrase.determiner === '' && NO_THING.test(singular(word.lower))) return [];
    if (phrase.nouns.some((one) => BODY.test(one)) && !LOST.test(phrase.before) && !phrase.colour) return [];
    // “There’s room on our laps” is no room; “tidy up toys” are no toys in particular.
    if (phrase.determiner === '' && /^(?:room|toys)$/.test(word.lower) && !/shar/.test(phrase.before))
      return [];
    if (isAlone(text, word) && !KNOWN_THINGS.has(noun)) return [];
    const isOneOfSome = next?.lower === 'and' && /\beats$/.test(phrase.before);
    const stated = isOneOfSome
      ? 0
      : (BEFORE.find(([pattern]) => pattern.test(phrase.before))?.[1] ??
        (phrase.isObject
          ? 4
          : phrase.before === ''
            ? isSubject(next) && phrase.determiner !== ''
              ? 4.5
              : 3
            : 1));
    const weight =
      stated +
      (phrase.colour ? 1.5 : 0) +
      (/^(?:his|her|their)$/.test(phrase.determiner) ? 1.2 : 0) +
      (isMeantAgain(text.slice(word.end)) ? 3 : 0) -
      (/^(?:our|my)$/.test(phrase.determiner) && isPlaceLike ? 4 : 0) -
      (isPlaceLike ? 1.5 : 0);
    return [{ noun, ...(phrase.colour ? { colour: phrase.colour } : {}), isPlural: word.isPlural, weight }];
  });
}

/** “Hates putting …”: a note that begins with its verb. */
const startsNote = (text: string, { start }: Word): boolean =>
  start === 0 || /[.!?,;] $/.test(text.slice(0, start));

/** “… with one bin bag and won’t unpack it”. */
const isMeantAgain = (after: string): boolean =>
  /^ and (?:won't|can't|doesn't|refuses to|will not) \w+ (?:it|them)\b/.test(after);

const isAlone = (text: string, word: Word): boolean =>
  startsNote(text, word) && /^(?:[.!?,;:]|\s*$)/.test(text.slice(word.end));

/** “The chair is still there”: what a clause is stated of. */
const isSubject = (next: Word | undefined): boolean =>
  /^(?:is|are|was|isn't|stays?|still)$/.test(next?.lower ?? '');

/** “One present between two”: after a determiner and before a preposition only a noun can stand. */
function isNounByPlace(text: string, words: readonly Word[], index: number): boolean {
  const [before, word, next] = [words[index - 1], words[index], words[index + 1]];
  return (
    word !== undefined &&
    word.tag !== 'noun' &&
    /^(?:a|an|one|his|her)$/.test(before?.lower ?? '') &&
    next !== undefined &&
    text.slice(word.end, next.start) === ' ' &&
    /^(?:between|for|from|in|on|under|behind)$/.test(next.lower)
  );
}

/** “Pinches her”, “let her play”, “why do leaves fall”: verbs that look like nouns. */
function isVerbByPlace(words: readonly Word[], index: number): boolean {
  const lower = (offset: number): string => words[index + offset]?.lower ?? '';
  if (/[^s]s$/.test(lower(0)) && /^(?:him|her|me|them|us)$/.test(lower(1)) && lower(2) !== lower(0))
    return words[index]?.tag !== 'noun' || /^(?:|when|at|and|because|on|in|with)$/.test(lower(2));
  if (/^let(?:s|ting)?$/.test(lower(-2)) && /^(?:him|her|me|them|us)$/.test(lower(-1))) return true;
  if (lower(-1) === 'one' && /[^s]s$/.test(lower(0))) return true;
  return lower(-1) === 'more' || (/^do(?:es)?$/.test(lower(-2)) && lower(-3) === 'why');
}

/** What the writer has tried, and what somebody else can do: “we have tried the clock”, “her twin, who can ride a bike”. */
export function isBeside(text: string, at: number): boolean {
  const clause =
    text
      .slice(Math.max(0, at - 120), at)
      .split(/[.!?;:,]|\b(?:and|but|so|because|when|that)\b/i)
      .at(-1) ?? '';
  if (/^\s*(?:i|we)(?:'ve| have)? (?:tried|use|used|bought|got|made)\b/i.test(clause)) return true;
  return /\b(?:sister|brother|twin|friend|cousin|\p{Lu}\p{Ll}+) who (?:can|already|has|is|always|gets)\b/u.test(
    clause,
  );
}

/** What the tagger takes for a verb after “the” or “his” is a noun. */
const isNoun = ({ tag, lower }: Word): boolean =>
  tag === 'noun' &&
  lower.length > 2 &&
  !lower.includes("'") &&
  !FUNCTION.test(lower) &&
  !/^(?:he|she|him|her|his|its|they|them|who|you|your|our|the|mine|me|us)$/.test(lower);

const isSomebodyOrTime = ({ lower, isSomebody, text }: Word): boolean =>
  isSomebody || relationOf(lower) !== undefined || /^\p{Lu}/u.test(text.slice(1));

/** The nouns, the colour and the determiner of a phrase that ends at a word, and what is said before it. */
function phraseBefore(
  text: string,
  words: readonly Word[],
  end: number,
): {
  readonly nouns: readonly string[];
  readonly colour?: string;
  readonly determiner: string;
  readonly before: string;
  readonly isObject: boolean;
} {
  const nouns: string[] = [words[end]?.lower ?? ''];
  let colour: string | undefined;
  let determiner = '';
  let at = end - 1;
  for (; at >= 0 && end - at < 6; at -= 1) {
    const word = words[at] as Word;
    if (text.slice(word.end, words[at + 1]?.start) !== ' ') break;
    if (COLOUR.test(word.lower)) colour = word.lower;
    else if (SKIPPED.test(word.lower)) {
      if (/^(?:his|her|their|own|the|a|an|your|our|my)$/.test(word.lower) && determiner === '')
        determiner = word.lower;
    } else if (
      isNoun(word) &&
      determiner === '' &&
      colour === undefined &&
      !word.isSomebody &&
      relationOf(word.lower) === undefined
    )
      nouns.unshift(word.lower);
    else if (PREPOSITION.test(word.lower) || !(word.tag === 'adjective' || /'s$/.test(word.lower))) break;
  }
  const isNote = at >= 0 && /[.!?;:]/.test(text.slice(words[at]?.end, words[at + 1]?.start));
  const from = Math.max(0, words[Math.max(0, at - 2)]?.start ?? 0);
  const before = at < 0 || isNote ? '' : text.slice(from, words[at]?.end).toLowerCase();
  return {
    nouns: nouns.slice(-2),
    ...(colour ? { colour } : {}),
    determiner,
    before,
    isObject: at >= 0 && !isNote && /^(?:verb|past|ing)$/.test(words[at]?.tag ?? ''),
  };
}
