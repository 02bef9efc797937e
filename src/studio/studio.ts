import type { Admission, Commission } from './admit.ts';
import { admit } from './admit.ts';
import type { Picture, StoryRequest } from './contract.ts';
import { EMBEDDED } from './contract.ts';
import { type Canvas, type Desk, type SoFar, type Step, StoryNotGoodError } from './desk.ts';
import { paintEmbedded, tellEmbedded } from './embedded.ts';
import { createModels, type Models } from './models/models.ts';
import type { ModelSettings } from './models/settings.ts';
import { createPainter } from './painter/painter.ts';

/** The story engine: admit → plan → write → check → paint. Whatever it takes and gives is plain data, so that it can be stored. */
export interface Studio {
  /** Looks a request through before anything is spent on it: our own rules, and the provider's where there is one. Free. */
  admit(request: StoryRequest): Promise<Admission>;
  /**
   * Tells the story from where it stands, step by step.
   * @throws StoryNotGoodError when no text passed the checks, WishRefusedError when a late look refuses the wish.
   */
  tell(commission: Commission, soFar: SoFar, desk: Desk): AsyncGenerator<Step>;
  paint(commission: Commission, canvas: Canvas, desk: Desk): Promise<Picture>;
  /** How pictures are painted: so many side by side, and whether the first is wanted as a reference by the others. */
  readonly easels: { readonly side: number; readonly fromFirst: boolean };
  /** Longest that a story may take, in seconds. */
  readonly seconds: number;
  close(): Promise<void>;
}

/** A story without any model takes seconds; this is for a machine that is very busy. */
const EMBEDDED_SECONDS = 80;

/** The studio: with settings that name models, these write and paint; otherwise, and where they fail, we do. */
export function createStudio(settings?: ModelSettings): Studio {
  const painter = createPainter();
  const models: Models | undefined = settings && createModels(settings);
  return {
    async admit(request) {
      const admission = admit(request);
      return admission.ok && models ? models.look(admission) : admission;
    },
    async *tell(commission, soFar, desk) {
      const pages = [...soFar.pages];
      let plan = soFar.plan;
      // Where nothing was planned nothing was paid for yet.
      if (!plan) await models?.lookAgain(commission);
      if (models?.write && (pages.length > 0 || plan?.plannedBy !== EMBEDDED)) {
        for await (const step of models.tell(commission, soFar, desk)) {
          if (step.kind === 'plan') plan = step.plan;
          if (step.kind === 'page') pages.push(step.page);
          yield step;
          if (step.kind === 'text') return;
        }
      }
      // Whoever has begun to read cannot be given another story.
      if (pages.length > 0) throw new StoryNotGoodError('the story could not be brought to its end');
      if (desk.signal.aborted) return;
      yield* tellEmbedded(commission, { plan, pages });
    },
    async paint(commission, canvas, desk) {
      const picture = await models?.paint(commission, canvas, desk);
      desk.signal.throwIfAborted();
      return picture ?? paintEmbedded(painter, commission, canvas.brief);
    },
    easels: models?.easels ?? { side: 2, fromFirst: false },
    seconds: settings?.seconds ?? EMBEDDED_SECONDS,
    close: () => painter.close(),
  };
}
