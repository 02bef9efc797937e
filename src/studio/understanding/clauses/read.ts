import { relationOf } from '../relations/lexicon.ts';
import type { Act, Clauses, Shape } from '../types.ts';
import { readAct } from './act.ts';
import { readEvent } from './event.ts';
import { readLovedAct } from './loved-act.ts';
import { readMainClause } from './main-clause.ts';
import { readPlace } from './place.ts';
import type { Cast } from './references.ts';

/** What helps to turn a sentence of the parent into one of the story. */
export interface Speaker extends Cast {
  /** The situation or kind of story; undefined where nothing is wrong, or where it is nothing to be told. */
  readonly trouble?: string;
  /** The kind of story. */
  readonly shape?: Shape;
  /** What goes with the situation where the prompt spells out none. */
  readonly usualAct?: Act;
}

/** The clauses that were read with certainty; what is doubtful is left to the telling’s own words. */
export function readClauses(text: string, speaker: Speaker): Clauses {
  const event = readEvent(text);
  const place = readPlace(text);
  // “His sister can’t ride her bike” is none of the child’s acts.
  const isOfChild = !speaker.others.some(({ relation }) => relationOf(relation)?.kind === 'child');
  // What nothing is understood of is told as joy.
  const loved = (speaker.shape ?? 'pure-joy') === 'pure-joy' ? readLovedAct(text) : undefined;
  const act = loved ?? readAct(text, speaker, speaker.shape) ?? (isOfChild ? speaker.usualAct : undefined);
  const trouble = speaker.trouble && readMainClause(text, speaker.trouble, speaker);
  return {
    ...(trouble ? { trouble } : {}),
    ...(act ? { act } : {}),
    ...(event ? { event } : {}),
    ...(place ? { place } : {}),
  };
}
