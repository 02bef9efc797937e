import type { Concept } from '../lexicon.ts';

/** What Storywren will not write about. */
export type Danger =
  | 'selfharm'
  | 'sexual'
  | 'violence'
  | 'hate'
  | 'drugs'
  | 'weapons'
  | 'dares'
  | 'crime'
  | 'secrets'
  | 'health'
  | 'politics'
  | 'person'
  | 'rude'
  | 'steering';

/** A combination of concepts that makes a wish, or a sentence of a story, one that we do not write. */
export interface Rule {
  readonly danger: Danger;
  /** Concepts that stand near each other. */
  readonly all: readonly Concept[];
  /** Most words between neighbours of `all`. */
  readonly gap: number;
  /** Whether they stand in the order of `all`. */
  readonly ordered: boolean;
  /** What makes it a hard topic told to protect or comfort, anywhere in the text but in the words of `all` themselves. */
  readonly unless: readonly Concept[];
}

/** Every frame: for words that are harmless as soon as anything shows worry, comfort or protection. */
export const ANY_FRAME = [
  'loss',
  'worry',
  'feeling',
  'comfort',
  'safety',
  'telling',
  'wrong',
  'victim',
  'happened',
  'done',
  'growing',
] as const satisfies readonly Concept[];
/** Frames that show somebody wants to protect or to help, not merely that somebody is sad. */
export const CARE = [
  'comfort',
  'safety',
  'telling',
  'wrong',
  'victim',
  'happened',
  'done',
] as const satisfies readonly Concept[];

type More = Partial<Pick<Rule, 'gap' | 'ordered' | 'unless'>>;

/** One row: concepts near each other (within six words), and what excuses them. */
export const rule = (danger: Danger, all: readonly Concept[], more: More = {}): Rule => ({
  danger,
  all,
  gap: 6,
  ordered: false,
  unless: [],
  ...more,
});
