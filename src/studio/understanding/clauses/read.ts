import type { Act, Clauses, Person, Pronouns } from '../types.ts';
import { readAct } from './act.ts';
import { turnedSentence } from './turned-sentence.ts';

/** What helps to turn a sentence of the parent into one of the story. */
export interface Speaker {
  readonly childName?: string;
  readonly pronouns?: Pronouns;
  readonly traits?: { readonly gender?: 'girl' | 'boy' };
  /** Whether there is anything wrong at all. */
  readonly isTroubled: boolean;
  readonly others: readonly Person[];
  /** What goes with the situation where the prompt spells out none. */
  readonly usualAct?: Act;
}

const EVENT =
  /\b(?:the|her|his|their|a|first|school|our|next week's|tomorrow's) ((?:school |swimming |birthday |first |pirate |sports |family |dress-up )*(?:sleepover|carnival|party|concert|recital|assembly|race|picnic|sports day|birthday|wedding|school play|camp|swimming lesson|show and tell|fete|fair|match|exam|parade|disco))\b(?! (?:with a|cakes?|presents?|cards?|games?))/i;
const PLACE =
  /\b(?:at|to|in|on) ((?:the (?:beach|park|zoo|farm|pool|library|playground|supermarket|hospital|lake|river|forest|museum|train station|shop|garden))|(?:Grandma|Grandpa|Nan|Nana|Nanna|Nonna|Pop|Poppy|Oma|Opa|Mum|Dad|Granny|Gran|Grandad)'s(?: house)?)(?=[ .,!?]|$)/;

/** The clauses that were read with certainty; what is doubtful is left to the telling’s own words. */
export function readClauses(text: string, speaker: Speaker): Clauses {
  const event = EVENT.exec(text)?.[1]?.toLowerCase();
  const place = PLACE.exec(text)?.[1]?.replace(/'/g, '’');
  const pronouns = speaker.pronouns ?? PRONOUNS[speaker.traits?.gender ?? 'open'];
  const isAmbiguous = speaker.others.some(
    (one) => one.count === 1 && (one.pronouns ?? pronouns) === pronouns,
  );
  const isSomebodysElse = speaker.others.some(({ isGrownUp }) => !isGrownUp);
  const usual = isSomebodysElse ? undefined : speaker.usualAct;
  const act = isAmbiguous ? undefined : (readAct(text, speaker.childName) ?? usual);
  const trouble = turnedSentence(text, {
    isAmbiguous,
    ...(speaker.childName ? { childName: speaker.childName } : {}),
    ...(pronouns ? { pronouns } : {}),
  });
  return {
    ...(trouble && speaker.isTroubled ? { trouble } : {}),
    ...(act ? { act } : {}),
    ...(event ? { event } : {}),
    ...(place ? { place } : {}),
  };
}

const PRONOUNS: Readonly<Record<'girl' | 'boy' | 'open', Pronouns | undefined>> = {
  girl: 'she',
  boy: 'he',
  open: undefined,
};
