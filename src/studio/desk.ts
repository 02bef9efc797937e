import type { Refusal } from './admit.ts';
import type { ModelCall, PictureBrief, StoryPage, StoryPlan, StoryText } from './contract.ts';

/** Where a story is worked on: how long there is, what was spent, and whom to tell of each call. */
export interface Desk {
  /** Aborted when nobody wants the story any more. */
  readonly signal: AbortSignal;
  /** When the story must have ended, in milliseconds since 1970. */
  readonly deadline: number;
  /** What providers were asked for this story before. One object for all desks of one making: they share its limits. */
  readonly before: Spent;
  /** Where lies what was paid for and is not used yet. */
  readonly shelf: Shelf;
  /** Writes one call down, when it begins and again when it has ended. Never fails. */
  note(call: ModelCall): Promise<void>;
}

/** Keeps answers from the moment they came, by a hash of what was asked, so that a crash does not pay for them again. */
export interface Shelf {
  take(key: string): Promise<Buffer | undefined>;
  put(key: string, bytes: Buffer): Promise<void>;
}

/** What a story has cost so far. */
export interface Spent {
  readonly texts: number;
  readonly pictures: number;
  /** Millionths of a US dollar, as far as prices are known. */
  readonly micros: number;
}

/** A picture that is wanted. */
export interface Canvas {
  /** 0 to 3. */
  readonly index: number;
  readonly brief: PictureBrief;
  /** The first picture of the same book, where the painter takes it along. */
  readonly reference: Buffer | undefined;
}

/** What is known of a story that was begun before. */
export interface SoFar {
  readonly plan: StoryPlan | undefined;
  /** Pages that have been told: they stay as they are. */
  readonly pages: readonly StoryPage[];
}

/**
 * One step of telling a story. Each is to be stored before the next is asked for. A plan that comes after another
 * takes its place; that never happens once a page was told.
 */
export type Step =
  | { readonly kind: 'plan'; readonly plan: StoryPlan }
  | { readonly kind: 'page'; readonly index: number; readonly page: StoryPage }
  | { readonly kind: 'text'; readonly text: StoryText };

/** No text of any writer passed the checks; nothing may be charged for it. */
export class StoryNotGoodError extends Error {
  override name = 'StoryNotGoodError';
}

/** A wish that was refused only once its telling had begun; nothing may be charged for it. */
export class WishRefusedError extends Error {
  override name = 'WishRefusedError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super('the wish was refused');
    this.refusal = refusal;
  }
}
