import { asc, eq } from 'drizzle-orm';
import type { Commission } from '../../../studio/admit.ts';
import { EMBEDDED, type StoryPlan } from '../../../studio/contract.ts';
import type { Canvas, GenerationContext } from '../../../studio/generation-context.ts';
import type { Picture } from '../../../studio/illustrations.ts';
import type { StageId } from '../../story/contract.ts';
import type { StoryDeps } from '../../story/server/deps.ts';
import { recordAndPublish } from '../../story/server/events.ts';
import { loadPicture, shrinkPicture } from '../../story/server/pictures.ts';
import { storyPictures } from '../../story/server/schema.ts';
import { type Lease, LeaseLostError } from './lease.ts';
import { type StoredPicture, showPicture, storePicture } from './store-picture.ts';

/** Attempts per picture; after the last failure the story goes without it. */
const MAX_ATTEMPTS = 3;

/** Paints the pictures of one story while its text is being written. */
export interface Painting {
  /** Starts painting the pictures of this plan. */
  begin(plan: StoryPlan): void;
  /** The plan is final from now on: pictures may be published as soon as they are stored. */
  show(): void;
  /** The text is stored: the painting stages may be published. */
  textStored(): void;
  /** Waits until every picture of the plan is stored and published. @throws LeaseLostError */
  finished(): Promise<void>;
  /** Makes the smaller widths of the pictures; a request that comes earlier makes them on demand. */
  shrink(): Promise<void>;
  /** Aborts the painting, and waits until it has ended. */
  stop(): Promise<void>;
}

export function openPainting(
  deps: StoryDeps,
  lease: Lease,
  context: GenerationContext,
  commission: Commission,
): Painting {
  const planFinal = gate();
  const textDone = gate();
  let controller = new AbortController();
  let current: Promise<void> | undefined;

  const paintPlan = async (plan: StoryPlan, signal: AbortSignal): Promise<void> => {
    const stored = new Map(
      (await picturesOf(deps, lease.storyId)).map((picture) => [picture.index, picture]),
    );
    const own: GenerationContext = { ...context, signal: AbortSignal.any([context.signal, signal]) };
    const paint = async (index: number, reference: Buffer | undefined): Promise<PaintedPicture> => {
      const known = stored.get(index);
      if (known) return { stored: Promise.resolve(known), asReference: () => referenceFrom(deps, known) };
      const brief = plan.briefs[index];
      const picture = brief && (await paintWithRetries(deps, commission, { index, brief, reference }, own));
      if (!picture || own.signal.aborted) return NO_PICTURE;
      const { webp, paintedBy } = picture;
      return {
        stored: withHandledRejection(store(index, brief.page, picture)),
        asReference: async () => (paintedBy === EMBEDDED ? undefined : webp),
      };
    };
    const { side, needsReference } = deps.studio.concurrency;
    const first = needsReference ? await paint(0, undefined) : undefined;
    const shows = first ? [withHandledRejection(show(first.stored, own.signal))] : [];
    // The others wait for the first picture itself, not until it is stored.
    const reference = await first?.asReference();
    // `side` queues; each paints its next picture when its last one is done.
    const queues = Array.from({ length: side }, () => Promise.resolve<unknown>(undefined));
    const others = plan.briefs.slice(first ? 1 : 0).map((_, n) => {
      const picture = (queues[n % side] ?? Promise.resolve()).then(() => paint(first ? n + 1 : n, reference));
      queues[n % side] = picture;
      return picture.then(({ stored }) => stored);
    });
    const all = first ? [first.stored, ...others] : others;
    await Promise.all([
      ...all,
      ...shows,
      ...others.map((picture) => show(picture, own.signal)),
      publishStages(all, own.signal),
    ]);
  };

  /** Undefined when the picture could not be stored: the story goes without it. */
  const store = async (index: number, page: number, picture: Picture): Promise<StoredPicture | undefined> => {
    try {
      return await storePicture(deps, lease, { index, page, picture });
    } catch (error) {
      if (error instanceof LeaseLostError) throw error;
      deps.log.warn({ index, err: error }, 'a picture could not be stored');
      return undefined;
    }
  };

  const show = async (painting: Promise<StoredPicture | undefined>, signal: AbortSignal) => {
    const picture = await painting;
    await whenOpen(planFinal, signal);
    if (picture && !signal.aborted) await showPicture(deps, lease, picture);
  };

  /** Publishes the painting stages in order, each when the picture before it is done. */
  const publishStages = async (pictures: readonly Promise<unknown>[], signal: AbortSignal) => {
    await whenOpen(textDone, signal);
    for (const [index, picture] of pictures.entries()) {
      if (signal.aborted) return;
      await recordAndPublish(deps, lease.storyId, 'stage', { stage: `painting-${index + 1}` as StageId });
      await picture;
    }
  };

  return {
    begin(plan) {
      controller = new AbortController();
      current = paintPlan(plan, controller.signal);
      // `finished` reports the error; until then it must not count as an unhandled rejection.
      current.catch(() => lease.abandon());
    },
    show: () => planFinal.open(),
    textStored: () => textDone.open(),
    async finished() {
      await current;
    },
    async shrink() {
      for (const { mediaKey } of await picturesOf(deps, lease.storyId)) await shrinkPicture(deps, mediaKey);
    },
    async stop() {
      controller.abort();
      await current?.catch(() => undefined);
    },
  };
}

const picturesOf = ({ db }: StoryDeps, storyId: string): Promise<StoredPicture[]> =>
  db
    .select({
      index: storyPictures.index,
      mediaKey: storyPictures.mediaKey,
      paintedBy: storyPictures.paintedBy,
    })
    .from(storyPictures)
    .where(eq(storyPictures.storyId, storyId))
    .orderBy(asc(storyPictures.index));

/** The first picture of a story as a reference for the others; undefined for the embedded painter, whose style differs. */
export async function referenceFrom(deps: StoryDeps, first: StoredPicture): Promise<Buffer | undefined> {
  return first.paintedBy === EMBEDDED ? undefined : loadPicture(deps, first.mediaKey);
}

/** Paints a picture in several attempts; undefined when all fail, because a story does not fail for a picture. */
export async function paintWithRetries(
  { studio, log }: StoryDeps,
  commission: Commission,
  canvas: Canvas,
  context: GenerationContext,
): Promise<Picture | undefined> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS && !context.signal.aborted; attempt += 1) {
    try {
      return await studio.paint(commission, canvas, context);
    } catch (error) {
      log.warn({ attempt, beat: canvas.brief.beat, err: error }, 'a picture could not be painted');
    }
  }
  return undefined;
}

/** A picture that is painted and being stored. */
interface PaintedPicture {
  readonly stored: Promise<StoredPicture | undefined>;
  /** The picture as a reference for the others; undefined for the embedded painter, whose style differs. */
  asReference(): Promise<Buffer | undefined>;
}

const NO_PICTURE: PaintedPicture = { stored: Promise.resolve(undefined), asReference: async () => undefined };

/** Marks a promise that is awaited later as handled, so that an earlier rejection does not end the process. */
function withHandledRejection<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

/** A gate that is opened once, and stays open. */
function gate(): { readonly opened: Promise<void>; open(): void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** Waits until a gate is open, or the signal is aborted. */
function whenOpen(waitFor: { readonly opened: Promise<void> }, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  return Promise.race([waitFor.opened, aborted]);
}
