import { relationOf } from './relations/lexicon.ts';
import { isBeside, namedObjects } from './things/named-object.ts';
import { COLOURS, isMass, isPlural, KNOWN_THINGS, singular } from './things/nouns.ts';
import type { Thing } from './types.ts';

const DET = "(?:his|her|their|the|a|an|some|my|our|another|\\w+'s|one)";
const VERB =
  'shar(?:e|es|ing)|fight(?:s|ing)? over|arguing over|wants?(?: the same)?|los(?:t|es|ing)|broke|break(?:s|ing)?|smashed|ride|rides|riding|play(?:s|ing)?|learn(?:s|ing)?|took|takes|stole|planted|build(?:s|ing)?|lov(?:es|ing)|obsessed with|afraid of|scared of|frightened of|terrified of|left|leaving|hates?|turns? on|throws?|about|eat(?:s|ing)?|wear(?:s|ing)?|bak(?:es|ing)|never tidies up|kicked|lost at';
const BEFORE_OBJECT = new RegExp(`\\b(?:${VERB}) (?:${DET} )?(?:[\\p{L}'-]+ ){0,3}$`, 'iu');
const COLOUR = new RegExp(`\\b(${COLOURS}) (?:[\\p{L}-]+ )?$`, 'iu');
const WORD = /\p{L}[\p{L}'-]*/gu;
/** “on the bus”, “Biscuit”: where or who, not what. */
const WHERE = /\b(?:on|in|at|from|by|to|under) (?:a |the |our |his |her )(?:\w+ )?$/i;
const NEW_OBJECT = new RegExp(
  `\\b(?:share|sharing|fight(?:s|ing)? over|both want|wants? the same|lost (?=his|her)|broke (?=his|her|a|the)|smashed|scared of the|afraid of the) ?(?:${DET} )?(?:(?:favou?rite|new|old|little|big|same|special) )*(?:(${COLOURS}) )?([a-z]{3,})(?= with| at| on| in| and|[.,!?]|$)`,
  'i',
);
/** What such a verb may stand before without it being a thing. */
const NO_THING =
  /^(?:job|voice|temper|turn|mind|balance|place|confidence|things?|everything|anything|something|toys|it|her|him|them|that|this|arm|leg|game|tooth|mum|dad|rules?|dark|night|baby|way|race|match|brother|sister|friend|nan|pop|dogs?|monsters?|what|when|attention|room|house|thunder)$/i;

interface Found {
  readonly noun: string;
  readonly before: string;
}

/** Every known thing, the longer name of two that begin together. */
function knownIn(text: string): readonly Found[] {
  const words = [...text.matchAll(WORD)];
  return words.flatMap((word, index) => {
    const before = text.slice(0, word.index);
    const isName = /^\p{Lu}/u.test(word[0]) && before !== '' && !/[.!?] $/.test(before);
    if (isName || isBeside(text, word.index)) return [];
    for (const length of [3, 2, 1]) {
      const end = words[index + length - 1];
      const noun =
        end &&
        text
          .slice(word.index, end.index + end[0].length)
          .toLowerCase()
          .replace(/'s$/, '');
      if (noun && KNOWN_THINGS.has(noun))
        return isNoThingHere(noun, before, text.slice(end.index + end[0].length))
          ? []
          : [{ noun, before: before.slice(-70) }];
    }
    return [];
  });
}

/** “Potty training” is no potty, “his hair cut” no hair, “tidy up toys” no toy in particular. */
function isNoThingHere(noun: string, before: string, after: string): boolean {
  if (/^ training\b/.test(after)) return true;
  if (/^toys?$/.test(noun)) return /\b(?:tidy(?:ing)?|put(?:ting)?|pick(?:ing)?)(?: \w+)? $/i.test(before);
  if (noun === 'hair') return !COLOUR.test(before) && !/\blos(?:e|es|ing|t) (?:his|her) $/i.test(before);
  return (
    /\b(?:to be|hides? (?:behind|under)) an? $|\bhides? (?:behind|under) the $|\b(?:tips|flips) the $/i.test(
      before,
    ) ||
    (/, the $/.test(before) && /^ (?!on\b|in\b|at\b)[a-z]+ (?:around|up|down|about)/.test(after)) ||
    (/^and\b/.test(after.trim()) && /\bonly eats (?:\w+ )?$/i.test(before))
  );
}

/** The thing that matters in the prompt: what is wanted, lost, broken, learnt, feared or loved. `people` are named in it. */
export function readThing(text: string, people: ReadonlySet<string> = new Set()): Thing | undefined {
  if (/\bbrush\w* (?:(?:his|her|their|the|my) )?teeth\b/i.test(text)) return { noun: 'toothbrush' };
  const known = knownIn(text).filter(({ noun }) => !people.has(noun));
  const objects = namedObjects(text, people).map((one) => ({
    ...one,
    weight: one.weight + (known.some(({ noun }) => noun === one.noun) ? 2 : 0),
  }));
  const [best] = [...objects].sort((a, b) => b.weight - a.weight);
  const spoken = known.find(({ before }) => BEFORE_OBJECT.test(before) && !WHERE.test(before));
  const free = spoken ?? known.find(({ before }) => !WHERE.test(before));
  const least = spoken ? SURE : free ? LIKELY : LEAST;
  if (best && best.weight >= least) return thing(best.noun, best.colour, best.isPlural);
  if (free) return thing(free.noun, COLOUR.exec(free.before)?.[1]);
  const fresh = NEW_OBJECT.exec(text);
  const noun = fresh?.[2];
  return noun && !NO_THING.test(noun) && !relationOf(noun) ? thing(noun, fresh[1]) : undefined;
}

/** With so much for it a noun is what the prompt is about, whatever else it names. */
const SURE = 8;
const LIKELY = 5;
const LEAST = 2.5;

/** A word as a thing of the story. */
export function thing(word: string, colour: string | undefined, isMany = false): Thing {
  const noun = word.toLowerCase();
  const mass = isMass(noun);
  return {
    noun: singular(noun),
    ...(colour ? { colour: colour.toLowerCase() } : {}),
    ...(!mass && (isPlural(noun) || (isMany && /s$/.test(noun))) ? { isPlural: true } : {}),
    ...(mass ? { isMass: true } : {}),
  };
}
