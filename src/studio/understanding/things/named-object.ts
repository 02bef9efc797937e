import { type Word, wordsOf } from '../grammar/tagger.ts';
import { pastOfPresent } from '../grammar/verbs.ts';
import { relationOf } from '../relations/lexicon.ts';
import { COLOURS } from './nouns.ts';

/** A noun that something is said of: what is lost, broken, feared, wanted, worn. */
export interface NamedObject {
  readonly noun: string;
  readonly colour?: string;
  readonly isPlural: boolean;
  readonly weight: number;
}

/** What makes a noun the matter of a prompt, by the words before it; the first that fits decides. */
const BEFORE: readonly (readonly [RegExp, number])[] = [
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
    /\b(?:wears?|wearing|put on|hates?|loves?|refuses|eats?|eat|plays?|playing|learn(?:s|ing)? (?:to )?\w+|tie|ride|throws?|kick\w*|planted|builds?|drew|draws?|made|unpack|offered|buys?|bring (?:him|her)|picked|chosen|chose|uses|tidy|smells|bake|dreams?|dreams about|nightmares about|have|has|cleans? out|got|do|does|did|meant|taught|has|wants?)$/,
    5,
  ],
  [/\b(?:with|in front of|because of|called|on|in|under|behind|of|by|like)$/, 2],
];
const SKIPPED =
  /^(?:his|her|their|the|a|an|some|my|our|one|every|first|own|favourite|favorite|new|old|little|big|same|other|another|best|white|wobbly|loose|special|single|biggest|real|whole|only|lovely|last|two|both|three|any|all)$/;
/** No thing to hold, to see or to be about: people, places, times, feelings, and words for words. */
const NO_THING =
  /^(?:story|stories|book|bit|time|times|day|days|night|nights|morning|week|weeks|month|months|year|years|minute|minutes|mins|hour|hours|way|lot|lots|thing|things|something|everything|anything|nothing|school|nursery|daycare|class|home|park|shop|town|country|world|street|hospital|playground|kindy|bus|mum|dad|kid|kids|child|children|boy|girl|boys|girls|friend|friends|people|family|one|two|person|baby|brother|sister|temper|turn|turns|fault|part|edge|end|middle|side|front|place|job|love|help|fun|age|life|words|name|names|voice|mind|idea|feelings?|story|war|divorce|separation|cancer|depression|dementia|dyslexia|diabetes|chemo|autism|bedtime|sleep|sleepover|birthday|christmas|attention|trouble|manners|patience|kindness|anger|noise|noises|everyone|others|self|mistakes?|truth|lie|lies|fibs|meltdown|tantrums?|battle|moment|rest|need|worries|exams|flat|house|village|farm|beach|zoo|classroom|september|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|winter|autumn|daughter|son|twins|dark|darkness|fairy|mess|place|places|rule|rules|start|stuff|reason|speech|colic|separation|training|border|hedge|death|doctor|dentist|vet|teacher|coach|goodbye|drop-off|dropoff|sharing|losing|reading|practice|cuddle|hug|kiss|hand|leg|arm|head|tummy|heart|eye|eyes|ears|finger|stomach|breath|body|english|maths|math|language|race|game|games|match|trip|prison|army|navy|ship|anyone|somebody|nobody|nan|stage|weekend|lunch|dinner|breakfast|year's|air|thunder|storm|accident|first|rain|ok|work|news|uni|university|carnival|concert|nativity|recital|assembly|appointment)$/i;
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
      isNoun(word) &&
      !/ing$/.test(word.lower) &&
      !(startsNote(text, word) && pastOfPresent(word.lower)) &&
      !(next && isNoun(next) && text.slice(word.end, next.start) === ' ');
    if (!isHead || people.has(word.lower) || isPersonOrTime(word)) return [];
    const phrase = phraseBefore(text, words, index);
    const noun = phrase.nouns.join(' ');
    const isPlaceLike = OFTEN_A_PLACE.test(word.lower);
    if (noun === '' || (!isPlaceLike && NO_THING.test(word.lower))) return [];
    const said =
      BEFORE.find(([pattern]) => pattern.test(phrase.before))?.[1] ??
      (phrase.isObject ? 4 : phrase.before === '' ? 3 : 1);
    const weight =
      said +
      (phrase.colour ? 1.5 : 0) +
      (/^(?:his|her|their)$/.test(phrase.determiner) ? 1.2 : 0) -
      (isPlaceLike ? 1.5 : 0);
    return [{ noun, ...(phrase.colour ? { colour: phrase.colour } : {}), isPlural: word.isPlural, weight }];
  });
}

/** “Hates putting …”: a note that begins with its verb. */
const startsNote = (text: string, { start }: Word): boolean =>
  start === 0 || /[.!?,;] $/.test(text.slice(0, start));

/** What the tagger takes for a verb after “the” or “his” is a noun. */
const isNoun = ({ tag, lower }: Word): boolean =>
  tag === 'noun' &&
  lower.length > 2 &&
  !/'s$/.test(lower) &&
  !/^(?:he|she|him|her|his|its|they|them|who|you|your|our|the|mine|me|us)$/.test(lower);

const isPersonOrTime = ({ lower, isPerson, text }: Word): boolean =>
  isPerson || relationOf(lower) !== undefined || /^\p{Lu}/u.test(text.slice(1));

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
      if (/^(?:his|her|their|own|the|a|an)$/.test(word.lower) && determiner === '') determiner = word.lower;
    } else if (
      isNoun(word) &&
      determiner === '' &&
      colour === undefined &&
      !word.isPerson &&
      relationOf(word.lower) === undefined
    )
      nouns.unshift(word.lower);
    else if (!(word.tag === 'adjective' || /'s$/.test(word.lower))) break;
  }
  const from = Math.max(0, words[Math.max(0, at - 2)]?.start ?? 0);
  const before = at < 0 ? '' : text.slice(from, words[at]?.end).toLowerCase();
  return {
    nouns: nouns.slice(-2),
    ...(colour ? { colour } : {}),
    determiner,
    before,
    isObject: at >= 0 && /^(?:verb|past|ing)$/.test(words[at]?.tag ?? ''),
  };
}
