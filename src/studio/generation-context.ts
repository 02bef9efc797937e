import type { Refusal } from './admit.ts';
import type { ModelCall, StoryPage, StoryPlan, StoryText } from './contract.ts';
import type { PictureBrief } from './illustrations.ts';

/** What one generation of a story may use: deadline, abort signal, earlier spending, result cache and call log. */
export interface GenerationContext {
  /** Aborted when the story is cancelled. */
  readonly signal: AbortSignal;
  /** When the story must be finished, in milliseconds since 1970. */
  readonly deadline: number;
  /** What the story spent at providers before. All contexts of one generation share this object and its limits. */
  readonly before: Spent;
  /** Holds results that were paid for and not used yet. */
  readonly resultCache: ProviderResultCache;
  /** Records one call, when it starts and again when it has ended. Never rejects. */
  note(call: ModelCall): Promise<void>;
}

/** Stores provider results by a hash of the request, so that they are not paid for again after a crash. */
export interface ProviderResultCache {
  /** The stored result. To be called before the request is sent: it also prepares the place for its result. */
  take(key: string): Promise<Buffer | undefined>;
  /** Stores a result as it came, in place of an earlier one. */
  put(key: string, bytes: Buffer): Promise<void>;
}

/** Calls and money that a story has used so far. */
export interface Spent {
  readonly texts: number;
  readonly pictures: number;
  /** In millionths of a US dollar, as far as prices are known. */
  readonly micros: number;
}

/** A picture to be painted. */
export interface Canvas {
  /** 0 to 3. */
  readonly index: number;
  readonly brief: PictureBrief;
  /** The first picture of the same story, where the painter takes it as a reference. */
  readonly reference: Buffer | undefined;
}

/** What earlier attempts at a story have stored. */
export interface StoryProgress {
  readonly plan: StoryPlan | undefined;
  /** Pages that were published; they do not change any more. */
  readonly pages: readonly StoryPage[];
}

/**
 * One step of writing a story. The caller stores each step before it requests the next. A later plan replaces an
 * earlier one, which never happens after a page was published.
 */
export type Step =
  | { readonly kind: 'plan'; readonly plan: StoryPlan }
  | { readonly kind: 'page'; readonly index: number; readonly page: StoryPage }
  | { readonly kind: 'text'; readonly text: StoryText };

/** No writer's text passed the checks; the story must not be charged. */
export class StoryRejectedError extends Error {
  override name = 'StoryRejectedError';
}

/** The prompt was refused after the generation had started; the story must not be charged. */
export class PromptRefusedError extends Error {
  override name = 'PromptRefusedError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super('the wish was refused');
    this.refusal = refusal;
  }
}
