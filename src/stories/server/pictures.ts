import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { users } from '../../database/schema/accounts.ts';
import { storyShares } from '../../database/schema/sharing.ts';
import { stories, storyEvents, storyPictures } from '../../database/schema/stories.ts';
import type { Db } from '../../platform/server/db.ts';
import { notFound } from '../../platform/server/errors.ts';
import { newId } from '../../platform/server/ids.ts';
import type { Principal, RawRoute } from '../../platform/server/route.ts';
import type { Picture } from '../../studio/contract.ts';
import { record } from './events.ts';
import type { Lease } from './lease.ts';
import { type StoryParts, topicOf } from './parts.ts';

/** Widths that are kept beside the full one; a phone need not fetch 1024 pixels. */
const SMALLER = [640, 320] as const;
const PLACEHOLDER_WIDTH = 16;

export const pictureUrl = (mediaKey: string) => `/media/${mediaKey}.webp`;

const keyOf = (mediaKey: string, width?: number) => `pictures/${mediaKey}${width ? `-${width}` : ''}.webp`;

/** Where a picture lies among the media, as it was painted. */
export const pictureFile = (mediaKey: string): string => keyOf(mediaKey);

/** A picture that is stored, whether or not it was shown yet. */
export interface Kept {
  readonly index: number;
  readonly mediaKey: string;
  readonly paintedBy: string;
}

/** Stores a painted picture, then its row: the row is never there without the file. Smaller widths can wait. */
export async function keepPicture(
  parts: StoryParts,
  lease: Pick<Lease, 'storyId' | 'require'>,
  { index, page, picture }: { index: number; page: number; picture: Picture },
): Promise<Kept> {
  const { db, media } = parts;
  const { storyId } = lease;
  const mediaKey = newId();
  const tiny = await sharp(picture.webp).resize(PLACEHOLDER_WIDTH).blur(1).webp({ quality: 40 }).toBuffer();
  try {
    await media.put(keyOf(mediaKey), picture.webp, 'image/webp');
    await db.transaction(async (tx) => {
      await lease.require(tx);
      await tx.insert(storyPictures).values({
        storyId,
        index,
        mediaKey,
        alt: picture.alt,
        page,
        width: picture.width,
        height: picture.height,
        placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
        paintedBy: picture.paintedBy,
        milliseconds: Math.round(picture.ms),
      });
    });
  } catch (error) {
    // The story was deleted or taken over meanwhile: its files must not outlive it.
    await takeDown(parts, [mediaKey]);
    throw error;
  }
  return { index, mediaKey, paintedBy: picture.paintedBy };
}

/** Makes the smaller widths of a picture, each from the next larger one, where they are not there yet. */
export async function shrinkPicture({ media }: Pick<StoryParts, 'media'>, mediaKey: string): Promise<void> {
  const full = await media.get(keyOf(mediaKey));
  if (!full) return;
  let from = sharp(full);
  for (const width of SMALLER) {
    const { data, info } = await from.resize(width).raw().toBuffer({ resolveWithObject: true });
    from = sharp(data, { raw: info });
    const bytes = await from.clone().webp({ quality: 80, effort: 3 }).toBuffer();
    await media.put(keyOf(mediaKey, width), bytes, 'image/webp');
  }
  // The story was deleted meanwhile: its files must not outlive it.
  if (!(await media.get(keyOf(mediaKey)))) await takeDown({ media }, [mediaKey]);
}

/** A picture in one of its widths; one that was not made yet is made now. */
async function pictureOf(
  parts: Pick<StoryParts, 'media'>,
  mediaKey: string,
  width: number | undefined,
): Promise<Buffer | undefined> {
  const known = await parts.media.get(keyOf(mediaKey, width));
  if (known || width === undefined) return known;
  await shrinkPicture(parts, mediaKey);
  return parts.media.get(keyOf(mediaKey, width));
}

/** Tells of a stored picture, once. */
export async function showPicture(
  { db, signals }: StoryParts,
  lease: Lease,
  { index, mediaKey }: Kept,
): Promise<void> {
  const { storyId } = lease;
  const url = pictureUrl(mediaKey);
  await db.transaction(async (tx) => {
    await lease.require(tx);
    const told = await tx
      .select({ data: storyEvents.data })
      .from(storyEvents)
      .where(and(eq(storyEvents.storyId, storyId), eq(storyEvents.name, 'picture')));
    if (told.some(({ data }) => (data as { url: string }).url === url)) return;
    await record(tx, storyId, 'picture', { index, url });
  });
  signals.tell(topicOf(storyId));
}

/** The full picture as it was stored. */
export const loadPicture = async (
  { media }: Pick<StoryParts, 'media'>,
  mediaKey: string,
): Promise<Buffer | undefined> => {
  const bytes = await media.get(keyOf(mediaKey));
  return bytes ? Buffer.from(bytes) : undefined;
};

/** Deletes the files of pictures; their rows go with the story. */
export async function takeDown(
  { media }: Pick<StoryParts, 'media'>,
  mediaKeys: readonly string[],
): Promise<void> {
  for (const mediaKey of mediaKeys) {
    for (const width of [undefined, ...SMALLER]) await media.delete(keyOf(mediaKey, width));
  }
}

/** `/media/{name}`: a picture, for the parent whose story it is, for admins, and for anybody while the story is shared. */
export function pictureRoute({ db, media }: Pick<StoryParts, 'db' | 'media'>): RawRoute {
  return {
    endpoint: {
      method: 'GET',
      path: '/media/{name}',
      summary: 'A picture of a story; `w` is 320 or 640',
      who: 'anyone',
      rate: 'read',
    },
    async handle({ request, reply, caller }) {
      const { name = '' } = request.params as { name?: string };
      const { w } = request.query as { w?: string };
      const mediaKey = /^([A-Za-z0-9_-]{22})\.webp$/.exec(name)?.[1];
      const seen = mediaKey && (await maySee(db, mediaKey, caller));
      const bytes =
        seen &&
        (await pictureOf(
          { media },
          mediaKey,
          SMALLER.find((width) => String(width) === w),
        ));
      if (!bytes) throw notFound();
      // Whoever sees it today may not tomorrow, on this very computer: every browser asks again, and is told by the tag
      // that what it has is still good.
      return reply.header('cache-control', 'private, no-cache').type('image/webp').send(bytes);
    },
  };
}

async function maySee(db: Db, mediaKey: string, caller: Principal | undefined): Promise<boolean> {
  const [found] = await db
    .select({ userId: stories.userId, shared: storyShares.storyId, gone: users.deletedAt })
    .from(storyPictures)
    .innerJoin(stories, eq(stories.id, storyPictures.storyId))
    .innerJoin(users, eq(users.id, stories.userId))
    .leftJoin(storyShares, eq(storyShares.storyId, stories.id))
    .where(eq(storyPictures.mediaKey, mediaKey));
  if (!found) return false;
  if (caller?.isAdmin) return true;
  return caller?.id === found.userId || Boolean(found.shared && !found.gone);
}
