import { COLOURS, isMass, isPlural, KNOWN_THING, singular } from './things/nouns.ts';
import type { Thing } from './types.ts';

const DET = "(?:his|her|their|the|a|an|some|my|our|another|\\w+'s|one)";
const VERB =
  'shar(?:e|es|ing)|fight(?:s|ing)? over|arguing over|wants?(?: the same)?|los(?:t|es|ing)|broke|break(?:s|ing)?|smashed|ride|rides|riding|play(?:s|ing)?|learn(?:s|ing)?|took|takes|stole|planted|build(?:s|ing)?|lov(?:es|ing)|obsessed with|afraid of|scared of|frightened of|terrified of|left|leaving|hates?|turns? on|throws?|about|eat(?:s|ing)?|wear(?:s|ing)?|bak(?:es|ing)|with|and|but|never tidies up|kicked|lost at';
const OBJECT = new RegExp(`\\b(?:${VERB}) (?:${DET} )?((?:[\\p{L}'-]+ ){0,3}?)(${KNOWN_THING})\\b`, 'iu');
const ANYWHERE = new RegExp(`\\b(?:(${COLOURS}) )?(${KNOWN_THING})\\b`, 'iu');
const NEW_OBJECT = new RegExp(
  `\\b(?:share|sharing|fight(?:s|ing)? over|both want|wants? the same|lost (?=his|her)|broke (?=his|her|a|the)|smashed|scared of the|afraid of the) ?(?:${DET} )?(?:(?:favou?rite|new|old|little|big|same|special) )*(?:(${COLOURS}) )?([a-z]{3,})(?= with| at| on| in| and|[.,!?]|$)`,
  'i',
);
/** What such a verb may stand before without it being a thing. */
const NO_THING =
  /^(?:things?|everything|anything|something|toys|it|her|him|them|that|this|arm|leg|game|tooth|mum|dad|rules?|dark|night|baby|way|race|match|brother|sister|friend|nan|pop|dogs?|monsters?|what|when|attention|room|house|thunder)$/i;

/** The thing that matters in the prompt: what is wanted, lost, broken, learnt, feared or loved. */
export function readThing(text: string): Thing | undefined {
  const match = OBJECT.exec(text);
  if (match) return thing(match[2] ?? '', (match[1] ?? '').match(new RegExp(`\\b(${COLOURS})\\b`, 'i'))?.[0]);
  const known = ANYWHERE.exec(text);
  if (known) return thing(known[2] ?? '', known[1]);
  const fresh = NEW_OBJECT.exec(text);
  const noun = fresh?.[2];
  return noun && !NO_THING.test(noun) ? thing(noun, fresh[1]) : undefined;
}

function thing(word: string, colour: string | undefined): Thing {
  const noun = word.toLowerCase();
  const mass = isMass(noun);
  return {
    noun: singular(noun),
    ...(colour ? { colour: colour.toLowerCase() } : {}),
    ...(!mass && isPlural(noun) ? { isPlural: true } : {}),
    ...(mass ? { isMass: true } : {}),
  };
}
