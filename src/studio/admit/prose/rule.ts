import type { Danger } from '../harms/dangers.ts';
import type { Concept } from './reading.ts';

/** A combination of concepts for which a prompt or a sentence of a story is refused. */
export interface Rule {
  readonly danger: Danger;
  /** Concepts that occur near each other. */
  readonly all: readonly Concept[];
  /** Largest distance in words between neighbours of `all`. */
  readonly gap: number;
  /** Whether they must occur in the order of `all`. */
  readonly ordered: boolean;
  /** Frames that excuse the match, anywhere in the text outside the matched words. */
  readonly unless: readonly Concept[];
}

/** Frames that show an intention to protect or help, not merely sadness. */
export const CARE = [
  'comfort',
  'safety',
  'disclosure',
  'wrong',
  'victim',
  'happened',
  'done',
] as const satisfies readonly Concept[];

type More = Partial<Pick<Rule, 'gap' | 'ordered' | 'unless'>>;

/** Creates a rule; by default the concepts are within six words, in any order and without excuses. */
export const rule = (danger: Danger, all: readonly Concept[], more: More = {}): Rule => ({
  danger,
  all,
  gap: 6,
  ordered: false,
  unless: [],
  ...more,
});
