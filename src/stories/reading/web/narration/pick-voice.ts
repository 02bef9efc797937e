/** The properties by which a voice is picked. */
export interface VoiceFacts {
  readonly name: string;
  readonly lang: string;
}

/** Names that systems and browsers give to their female English voices. */
const FEMALE =
  /\b(female\d*|woman|samantha|victoria|allison|ava|susan|zoe|nicky|joelle|karen|catherine|matilda|moira|tessa|fiona|serena|kate|martha|stephanie|zira|aria|jenny|michelle|ana|hazel|sonia|libby|maisie|natasha|clara|emily|molly|heera|linda|salli|joanna|kendra|kimberly|ivy)\b/i;

/** Normalizes "en_US" and "en-us". */
const languageOf = ({ lang }: VoiceFacts) => lang.replace('_', '-').toLowerCase();

function rank(voice: VoiceFacts): number {
  const language = languageOf(voice);
  if (language !== 'en' && !language.startsWith('en-')) return 0;
  return 1 + (FEMALE.test(voice.name.replace(/[+_]/g, ' ')) ? 2 : 0) + (language === 'en-us' ? 1 : 0);
}

/**
 * The voice to read with: an English one, preferably female, preferably American; undefined for the engine's default.
 */
export function pickVoice<V extends VoiceFacts>(voices: readonly V[]): V | undefined {
  let best: V | undefined;
  for (const voice of voices) if (rank(voice) > (best ? rank(best) : 0)) best = voice;
  return best;
}
