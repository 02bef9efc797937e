import type { Clauses, Person, Pronouns } from './types.ts';

/** What helps to turn a sentence of the parent into one of the story. */
export interface Speaker {
  readonly childName?: string;
  readonly pronouns?: Pronouns;
  readonly traits?: { readonly gender?: 'girl' | 'boy' };
  readonly others: readonly Person[];
}

const EVENT =
  /\b(?:the|her|his|their|a|first|school|our|next week's|tomorrow's) ((?:school |swimming |birthday |first |pirate |sports |family |dress-up )*(?:sleepover|carnival|party|concert|recital|assembly|race|picnic|sports day|birthday|wedding|play|camp|swimming lesson|show and tell|fete|fair|match|exam|parade|disco))\b(?! with a)/i;
const PLACE =
  /\b(?:at|to|in|on) ((?:the (?:beach|park|zoo|farm|pool|library|playground|supermarket|hospital|lake|river|forest|museum|bus|train station|shop|snow|garden|bush))|(?:Grandma|Grandpa|Nan|Nana|Nanna|Nonna|Pop|Poppy|Oma|Opa|Mum|Dad|Granny|Gran|Grandad)'s(?: house)?)(?=[ .,!?]|$)/;

/** The clauses that were read with certainty; what is doubtful is left to the telling’s own words. */
export function readClauses(text: string, _speaker: Speaker): Clauses {
  const event = EVENT.exec(text)?.[1]?.toLowerCase();
  const place = PLACE.exec(text)?.[1]?.replace(/'/g, '’');
  return { ...(event ? { event } : {}), ...(place ? { place } : {}) };
}
