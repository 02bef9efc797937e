import type { Shape, Tone } from '../types.ts';

/** What a family may want a story about. */
export interface Situation {
  readonly id: string;
  readonly shape: Shape;
  /** How a parent would call it. */
  readonly name: string;
  readonly tone: Tone;
  /** Words and phrases that are nearly enough alone. */
  readonly strong: RegExp;
  /** How much a strong cue says: less where it is a name for whatever is left, more where nothing else can be meant. */
  readonly weight: number;
  /** Words that only add to others. */
  readonly weak?: RegExp;
  /** Nothing but a telling made by hand may be used: never an adventure. */
  readonly byHand?: true;
}

const USUAL = 3;
const cues = (pattern: string): RegExp => new RegExp(`\\b(?:${pattern})\\b`, 'g');

/** Creates a situation; its cues are alternatives of a regular expression between word boundaries. */
export function situation(
  shape: Shape,
  tone: Tone,
  id: string,
  name: string,
  strong: string,
  weak?: string,
  weight = USUAL,
): Situation {
  return { id, shape, name, tone, strong: cues(strong), weight, ...(weak ? { weak: cues(weak) } : {}) };
}
