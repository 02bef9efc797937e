import type { Admission, Commission } from './admit.ts';
import { admit } from './admit.ts';
import type { StoryRequest } from './contract.ts';
import { EMBEDDED } from './contract.ts';
import { paintEmbedded, writeEmbedded } from './embedded.ts';
import {
  type Canvas,
  type GenerationContext,
  type Step,
  type StoryProgress,
  StoryRejectedError,
} from './generation-context.ts';
import type { Picture } from './illustrations.ts';
import { createModels, type Models } from './models/models.ts';
import type { ModelSettings } from './models/providers/settings.ts';
import { createPainter } from './painter/painter.ts';
import type { Choice } from './tellings/choose.ts';
import { refusalOfMissing } from './tellings/missing.ts';
import { type Preview, preview } from './tellings/preview.ts';

/** The story engine: admit → plan → write → check → paint. Arguments and results are plain data, so that they can be stored. */
export interface Studio {
  /**
   * Checks a request by the local rules and by the provider's moderation where one is configured. Costs nothing. Without
   * a model that writes, subjects for which only a telling made by hand will do are declined where there is none.
   */
  admit(request: StoryRequest): Promise<Admission>;
  /** No model writes: every story is a telling, and may leave something out. */
  readonly isEmbedded: boolean;
  /** What a telling for a prompt would leave out; undefined where the library has none. */
  preview(choice: Omit<Choice, 'seed'>): Preview | undefined;
  /**
   * Writes the story step by step, starting from what is stored.
   * @throws StoryRejectedError when no text passed the checks, PromptRefusedError when a later moderation
   *   refuses the prompt.
   */
  write(commission: Commission, progress: StoryProgress, context: GenerationContext): AsyncGenerator<Step>;
  paint(commission: Commission, canvas: Canvas, context: GenerationContext): Promise<Picture>;
  /** How many pictures are painted at once (`side`), and whether the others need the first as a reference. */
  readonly concurrency: { readonly side: number; readonly needsReference: boolean };
  /** Time limit of a story in seconds. */
  readonly seconds: number;
  close(): Promise<void>;
}

/** A story without models takes a few seconds; the limit allows for a busy machine. */
const EMBEDDED_SECONDS = 80;

/** Creates a studio that uses the models of the settings, and the embedded storyteller and painter without them or when they fail. */
export function createStudio(settings?: ModelSettings): Studio {
  const painter = createPainter();
  const models: Models | undefined = settings && createModels(settings);
  return {
    async admit(request) {
      const admission = admit(request);
      if (!admission.ok) return admission;
      const refusal = models?.writes ? undefined : refusalOfMissing(admission.commission);
      if (refusal) return { ok: false, refusal };
      return models ? models.moderate(admission) : admission;
    },
    isEmbedded: !models?.writes,
    preview,
    async *write(commission, progress, context) {
      const pages = [...progress.pages];
      let plan = progress.plan;
      // Without a plan nothing has been paid for yet.
      if (!plan) await models?.moderateAgain(commission);
      if (models?.writes && (pages.length > 0 || plan?.plannedBy !== EMBEDDED)) {
        for await (const step of models.write(commission, progress, context)) {
          if (step.kind === 'plan') plan = step.plan;
          if (step.kind === 'page') pages.push(step.page);
          yield step;
          if (step.kind === 'text') return;
        }
      }
      // Pages were published, so another story cannot replace this one.
      if (pages.length > 0) throw new StoryRejectedError('the story could not be brought to its end');
      if (context.signal.aborted) return;
      yield* writeEmbedded(commission, { plan, pages });
    },
    async paint(commission, canvas, context) {
      const picture = await models?.paint(commission, canvas, context);
      context.signal.throwIfAborted();
      return picture ?? paintEmbedded(painter, commission, canvas.brief);
    },
    concurrency: models?.concurrency ?? { side: 2, needsReference: false },
    seconds: settings?.seconds ?? EMBEDDED_SECONDS,
    close: () => painter.close(),
  };
}
