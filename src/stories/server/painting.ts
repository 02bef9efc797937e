import { asc, eq } from 'drizzle-orm';
import { storyPictures } from '../../database/schema/stories.ts';
import type { Commission } from '../../studio/admit.ts';
import { EMBEDDED, type Picture, type StoryPlan } from '../../studio/contract.ts';
import type { Canvas, Desk } from '../../studio/desk.ts';
import type { StageId } from '../contract.ts';
import { announce } from './events.ts';
import { type Lease, LeaseLostError } from './lease.ts';
import type { StoryParts } from './parts.ts';
import { type Kept, keepPicture, loadPicture, showPicture, shrinkPicture } from './pictures.ts';

/** A picture that fails is tried this often; then the story goes without it. */
const TRIES = 3;

/** The painting of one story, beside its writing. */
export interface Painting {
  /** Paints by this plan. */
  begin(plan: StoryPlan): void;
  /** From now on the plan stays: pictures may be shown as they dry. */
  show(): void;
  /** The words are done: now the stages of painting are told. */
  textStands(): void;
  /** Waits until every picture of the plan is done and shown. @throws LeaseLostError */
  finished(): Promise<void>;
  /** Makes the smaller widths of what was painted; a reader who is quicker has them made. */
  shrink(): Promise<void>;
  /** Lets everything fall, and waits until nothing is painted any more. */
  stop(): Promise<void>;
}

export function openPainting(parts: StoryParts, lease: Lease, desk: Desk, commission: Commission): Painting {
  const shown = gate();
  const worded = gate();
  let control = new AbortController();
  let present: Promise<void> | undefined;

  const paintPlan = async (plan: StoryPlan, signal: AbortSignal): Promise<void> => {
    const kept = new Map((await picturesOf(parts, lease.storyId)).map((picture) => [picture.index, picture]));
    const own: Desk = { ...desk, signal: AbortSignal.any([desk.signal, signal]) };
    const paint = async (index: number, reference: Buffer | undefined): Promise<Dry> => {
      const known = kept.get(index);
      if (known) return { kept: Promise.resolve(known), asReference: () => referenceFrom(parts, known) };
      const brief = plan.briefs[index];
      const picture = brief && (await painted(parts, commission, { index, brief, reference }, own));
      if (!picture || own.signal.aborted) return NOTHING;
      const { webp, paintedBy } = picture;
      return {
        kept: heard(keep(index, brief.page, picture)),
        asReference: async () => (paintedBy === EMBEDDED ? undefined : webp),
      };
    };
    const { side, fromFirst } = parts.studio.easels;
    const first = fromFirst ? await paint(0, undefined) : undefined;
    const shows = first ? [heard(show(first.kept, own.signal))] : [];
    // The others need not wait until the first one is stored.
    const reference = await first?.asReference();
    // So many easels; each takes the next picture when its last one is done.
    const easels = Array.from({ length: side }, () => Promise.resolve<unknown>(undefined));
    const others = plan.briefs.slice(first ? 1 : 0).map((_, n) => {
      const picture = (easels[n % side] ?? Promise.resolve()).then(() => paint(first ? n + 1 : n, reference));
      easels[n % side] = picture;
      return picture.then(({ kept: stored }) => stored);
    });
    const all = first ? [first.kept, ...others] : others;
    await Promise.all([
      ...all,
      ...shows,
      ...others.map((picture) => show(picture, own.signal)),
      tellStages(all, own.signal),
    ]);
  };

  /** A picture that cannot be stored is one that the story goes without. */
  const keep = async (index: number, page: number, picture: Picture): Promise<Kept | undefined> => {
    try {
      return await keepPicture(parts, lease, { index, page, picture });
    } catch (error) {
      if (error instanceof LeaseLostError) throw error;
      parts.log.warn({ index, err: error }, 'a picture could not be stored');
      return undefined;
    }
  };

  const show = async (painting: Promise<Kept | undefined>, signal: AbortSignal) => {
    const picture = await painting;
    await opened(shown, signal);
    if (picture && !signal.aborted) await showPicture(parts, lease, picture);
  };

  /** Stages in their order, each while its picture is the one that is waited for. */
  const tellStages = async (pictures: readonly Promise<unknown>[], signal: AbortSignal) => {
    await opened(worded, signal);
    for (const [index, picture] of pictures.entries()) {
      if (signal.aborted) return;
      await announce(parts, lease.storyId, 'stage', { stage: `painting-${index + 1}` as StageId });
      await picture;
    }
  };

  return {
    begin(plan) {
      control = new AbortController();
      present = paintPlan(plan, control.signal);
      // Heard by whoever waits for the end; until then it must not count as unheard.
      present.catch(() => lease.abandon());
    },
    show: () => shown.open(),
    textStands: () => worded.open(),
    async finished() {
      await present;
    },
    async shrink() {
      for (const { mediaKey } of await picturesOf(parts, lease.storyId)) await shrinkPicture(parts, mediaKey);
    },
    async stop() {
      control.abort();
      await present?.catch(() => undefined);
    },
  };
}

const picturesOf = ({ db }: StoryParts, storyId: string): Promise<Kept[]> =>
  db
    .select({
      index: storyPictures.index,
      mediaKey: storyPictures.mediaKey,
      paintedBy: storyPictures.paintedBy,
    })
    .from(storyPictures)
    .where(eq(storyPictures.storyId, storyId))
    .orderBy(asc(storyPictures.index));

/** The first picture of a book for the others to go by; undefined for one of our own painter, who paints in another style. */
export async function referenceFrom(parts: StoryParts, first: Kept): Promise<Buffer | undefined> {
  return first.paintedBy === EMBEDDED ? undefined : loadPicture(parts, first.mediaKey);
}

/** A picture, or undefined when it could not be made in several tries: no story is lost for a picture. */
export async function painted(
  { studio, log }: StoryParts,
  commission: Commission,
  canvas: Canvas,
  desk: Desk,
): Promise<Picture | undefined> {
  for (let attempt = 1; attempt <= TRIES && !desk.signal.aborted; attempt += 1) {
    try {
      return await studio.paint(commission, canvas, desk);
    } catch (error) {
      log.warn({ attempt, beat: canvas.brief.beat, err: error }, 'a picture could not be painted');
    }
  }
  return undefined;
}

/** A picture that is painted, and on its way into the books. */
interface Dry {
  readonly kept: Promise<Kept | undefined>;
  /** The picture for others to go by; undefined for one of our own painter, who paints in another style. */
  asReference(): Promise<Buffer | undefined>;
}

const NOTHING: Dry = { kept: Promise.resolve(undefined), asReference: async () => undefined };

/** A promise that is waited for later: what goes wrong before that must not bring the process down. */
function heard<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

/** A door that is opened once, and stays open. */
function gate(): { readonly opened: Promise<void>; open(): void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** Waits until a door is open, or nobody wants to go through any more. */
function opened(door: { readonly opened: Promise<void> }, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  const left = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  return Promise.race([door.opened, left]);
}
