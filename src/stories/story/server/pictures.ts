import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { users } from '../../../accounts/server/schema.ts';
import type { Db } from '../../../platform/server/database/database.ts';
import { notFound } from '../../../platform/server/http/errors.ts';
import type { Principal, RawRoute } from '../../../platform/server/http/route.ts';
import { inTurn } from '../../../studio/picture-turns.ts';
import type { StoryDeps } from './deps.ts';
import { stories, storyPictures, storyShares } from './schema.ts';

/** Widths that are stored beside the full one, for small screens. */
const SMALLER_WIDTHS = [640, 320] as const;

export const pictureUrl = (mediaKey: string) => `/media/${mediaKey}.webp`;

const keyOf = (mediaKey: string, width?: number) => `pictures/${mediaKey}${width ? `-${width}` : ''}.webp`;

/** The media key of a picture in full width. */
export const pictureFile = (mediaKey: string): string => keyOf(mediaKey);

/** Makes the smaller widths of a picture, each from the next larger one, where they are not there yet. */
export async function shrinkPicture({ media }: Pick<StoryDeps, 'media'>, mediaKey: string): Promise<void> {
  const full = await media.get(keyOf(mediaKey));
  if (!full) return;
  let from = sharp(full);
  for (const width of SMALLER_WIDTHS) {
    const bytes = await inTurn(async () => {
      const { data, info } = await from.resize(width).raw().toBuffer({ resolveWithObject: true });
      from = sharp(data, { raw: info });
      return from.clone().webp({ quality: 80, effort: 3 }).toBuffer();
    });
    await media.put(keyOf(mediaKey, width), bytes, 'image/webp');
  }
  // The story was deleted meanwhile: its files must not outlive it.
  if (!(await media.get(keyOf(mediaKey)))) await deletePictureFiles({ media }, [mediaKey]);
}

/** A picture in one of its widths; one that was not made yet is made now. */
async function pictureOf(
  deps: Pick<StoryDeps, 'media'>,
  mediaKey: string,
  width: number | undefined,
): Promise<Buffer | undefined> {
  const known = await deps.media.get(keyOf(mediaKey, width));
  if (known || width === undefined) return known;
  await shrinkPicture(deps, mediaKey);
  return deps.media.get(keyOf(mediaKey, width));
}

/** The full picture as it was stored. */
export const loadPicture = async (
  { media }: Pick<StoryDeps, 'media'>,
  mediaKey: string,
): Promise<Buffer | undefined> => {
  const bytes = await media.get(keyOf(mediaKey));
  return bytes ? Buffer.from(bytes) : undefined;
};

/** Deletes the files of pictures; their rows are deleted with the story. */
export async function deletePictureFiles(
  { media }: Pick<StoryDeps, 'media'>,
  mediaKeys: readonly string[],
): Promise<void> {
  for (const mediaKey of mediaKeys) {
    for (const width of [undefined, ...SMALLER_WIDTHS]) await media.delete(keyOf(mediaKey, width));
  }
}

/** `/media/{name}`: a picture, for the parent of its story, for admins, and for everybody while the story is shared. */
export function pictureRoute({ db, media }: Pick<StoryDeps, 'db' | 'media'>): RawRoute {
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
      const seen = mediaKey && (await canSee(db, mediaKey, caller));
      const bytes =
        seen &&
        (await pictureOf(
          { media },
          mediaKey,
          SMALLER_WIDTHS.find((width) => String(width) === w),
        ));
      if (!bytes) throw notFound();
      // Access may change, and computers are shared: browsers revalidate every time, and get 304 by the ETag.
      return reply.header('cache-control', 'private, no-cache').type('image/webp').send(bytes);
    },
  };
}

async function canSee(db: Db, mediaKey: string, caller: Principal | undefined): Promise<boolean> {
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
