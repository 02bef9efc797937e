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
  /** Words that only add to others. */
  readonly weak?: RegExp;
  /** Nothing but a telling made by hand may be used: never an adventure. */
  readonly byHand?: true;
}

/** Where something hard has happened and it is not sure what to whom: told without a fact about the family. */
export const HARD_TIMES = 'hard-times';

const cues = (pattern: string): RegExp => new RegExp(`\\b(?:${pattern})\\b`, 'g');

/** Creates a situation; its cues are alternatives of a regular expression between word boundaries. */
export function situation(
  shape: Shape,
  tone: Tone,
  id: string,
  name: string,
  strong: string,
  weak?: string,
): Situation {
  return { id, shape, name, tone, strong: cues(strong), ...(weak ? { weak: cues(weak) } : {}) };
}
