import { refusalByFlags, wordsForModeration } from '../admit/verdict.ts';
import type { Admission, Commission, Refusal } from '../admit.ts';
import { HERO } from '../contract.ts';
import type { Canvas, GenerationContext, Spent, Step, StoryProgress } from '../generation-context.ts';
import { PromptRefusedError } from '../generation-context.ts';
import type { Picture } from '../illustrations.ts';
import { openBudget } from './calls/budget.ts';
import { type CallLog, openCallLog } from './calls/call-log.ts';
import { createCircuitBreaker } from './calls/circuit-breaker.ts';
import { timeoutsFor } from './calls/timeouts.ts';
import { paintByModels } from './painting/picture-call.ts';
import { createModerator } from './providers/moderation.ts';
import { pictureModel } from './providers/providers.ts';
import type { ModelSettings } from './providers/settings.ts';
import { standInFor } from './stand-in.ts';
import { writeByModels } from './writing/write-story.ts';

/** The parts of the studio that models do: moderation, writing and painting. */
export interface Models {
  /** Whether a writing model is configured. */
  readonly writes: boolean;
  /** Sends a prompt that the local rules accepted to the provider's moderation; refuses it when flagged. */
  moderate(admission: Extract<Admission, { ok: true }>): Promise<Admission>;
  /**
   * Moderates a prompt whose moderation did not finish at admission.
   * @throws PromptRefusedError
   */
  moderateAgain(commission: Commission): Promise<void>;
  write(commission: Commission, progress: StoryProgress, context: GenerationContext): AsyncGenerator<Step>;
  paint(commission: Commission, canvas: Canvas, context: GenerationContext): Promise<Picture | undefined>;
  readonly concurrency: { readonly side: number; readonly needsReference: boolean };
}

/** Timeout of the moderation at admission, while the parent waits at the form, in milliseconds. */
const FIRST_MODERATION_MS = 700;
/** How many moderated prompts are remembered, so that none is moderated twice; the oldest are dropped. */
const MODERATED_LIMIT = 1000;

export function createModels(settings: ModelSettings): Models {
  const breaker = createCircuitBreaker();
  const moderator = createModerator(settings);
  const timeouts = timeoutsFor(settings.seconds);
  // One call log per generation: the limits of a story apply to its writing and painting together.
  const callLogs = new WeakMap<Spent, CallLog>();
  const callLogOf = (context: GenerationContext) => {
    const known =
      callLogs.get(context.before) ??
      openCallLog(context, openBudget(context.before, settings.capMicros), settings);
    callLogs.set(context.before, known);
    return known;
  };
  const moderated = new Set<string>();
  const remember = (seed: string) => {
    moderated.add(seed);
    const [oldest] = moderated;
    if (moderated.size > MODERATED_LIMIT && oldest !== undefined) moderated.delete(oldest);
  };
  /** The refusal of a prompt, if there is one; a prompt whose moderation timed out is moderated again before writing. */
  const refusalOf = async (commission: Commission, milliseconds: number): Promise<Refusal | undefined> => {
    if (!moderator || moderated.has(commission.seed)) return undefined;
    const text = wordsForModeration(commission.prompt).replaceAll(HERO, standInFor(commission));
    const flags = await moderator.text(text, milliseconds);
    if (!flags) return undefined;
    const refusal = refusalByFlags(commission.prompt, flags);
    if (!refusal) remember(commission.seed);
    return refusal;
  };
  const images = settings.image.map((ref) => pictureModel(ref, settings));
  return {
    writes: settings.text.length > 0,
    async moderate(admission) {
      const refusal = await refusalOf(admission.commission, FIRST_MODERATION_MS);
      return refusal ? { ok: false, refusal } : admission;
    },
    async moderateAgain(commission) {
      const refusal = await refusalOf(commission, timeouts.moderation);
      if (refusal) throw new PromptRefusedError(refusal);
    },
    async *write(commission, progress, context) {
      const callLog = callLogOf(context);
      yield* writeByModels(
        { settings, timeouts, breaker, callLog, moderator, context },
        commission,
        progress,
      );
    },
    async paint(commission, canvas, context) {
      if (images.length === 0) return undefined;
      const callLog = callLogOf(context);
      return paintByModels({ settings, timeouts, breaker, callLog, moderator, context }, commission, canvas);
    },
    concurrency:
      images.length === 0
        ? { side: 2, needsReference: false }
        : { side: 4, needsReference: images.some(({ takesReference }) => takesReference) },
  };
}
