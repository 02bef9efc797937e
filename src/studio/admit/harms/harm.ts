import type { Stance } from '../clauses/stance.ts';
import type { Idea } from '../vocabulary/all.ts';
import type { Danger } from './dangers.ts';

/** A harm: an act, what it is done to or goes with, and in what ways it may be spoken of. */
export interface Harm {
  readonly danger: Danger;
  /** One of these is named. */
  readonly act: readonly Idea[];
  /** For each entry one of its ideas is named near the act, in the same sentence. */
  readonly near: readonly (readonly Idea[])[];
  /** Farthest distance in words between the act and each of `near`. */
  readonly gap: number;
  /** What is near comes after the act. */
  readonly after: boolean;
  /** The first of `near` is whom the act is done to: no creature of a tale or thing stands before it. */
  readonly isVictim: boolean;
  /** What is near may be said by somebody else, whose words it is then. */
  readonly isAttributed: boolean;
  /** Ways of speaking in which it is no harm. */
  readonly unless: readonly Stance[];
  /** Only in these ways of speaking it is harm. */
  readonly only: readonly Stance[] | undefined;
  /** Ideas anywhere in the prompt that make it harmless. */
  readonly innocent: readonly Idea[];
}

type More = Partial<Omit<Harm, 'danger' | 'act' | 'near'>>;

export const harm = (
  danger: Danger,
  act: readonly Idea[],
  near: readonly (readonly Idea[])[] = [],
  more: More = {},
): Harm => ({
  danger,
  act,
  near,
  gap: 7,
  after: false,
  isVictim: false,
  isAttributed: false,
  unless: [],
  only: undefined,
  innocent: [],
  ...more,
});

/** What was done to somebody, or is kept away from: nobody asks for it. */
export const ENDURED: readonly Stance[] = [
  'feared',
  'noticed',
  'reported',
  'explained',
  'opposed',
  'happened',
];
/** All that, and what a family lives with. */
export const SUFFERED: readonly Stance[] = [...ENDURED, 'lived'];
/** To be learned, believed or enjoyed. */
export const REQUESTED: readonly Stance[] = ['instructed', 'believed', 'plotted'];
