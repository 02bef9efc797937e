import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { newId } from '../../../platform/server/security/ids.ts';
import type { Picture } from '../../../studio/illustrations.ts';
import { inTurn } from '../../../studio/picture-turns.ts';
import { type StoryDeps, topicOf } from '../../story/server/deps.ts';
import { record } from '../../story/server/events.ts';
import { deletePictureFiles, pictureFile, pictureUrl } from '../../story/server/pictures.ts';
import { storyEvents, storyPictures } from '../../story/server/schema.ts';
import type { Lease } from './lease.ts';

const PLACEHOLDER_WIDTH = 16;

/** A picture that is stored, whether or not it was published yet. */
export interface StoredPicture {
  readonly index: number;
  readonly mediaKey: string;
  readonly paintedBy: string;
}

/** Stores the file of a picture, then its row, so that no row lacks its file. The smaller widths are made later. */
export async function storePicture(
  deps: StoryDeps,
  lease: Pick<Lease, 'storyId' | 'advance'>,
  { index, page, picture }: { index: number; page: number; picture: Picture },
): Promise<StoredPicture> {
  const { db, media } = deps;
  const { storyId } = lease;
  const mediaKey = newId();
  const tiny = await inTurn(() =>
    sharp(picture.webp).resize(PLACEHOLDER_WIDTH).blur(1).webp({ quality: 40 }).toBuffer(),
  );
  try {
    await media.put(pictureFile(mediaKey), picture.webp, 'image/webp');
    await db.transaction(async (tx) => {
      await lease.advance(tx);
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
    await deletePictureFiles(deps, [mediaKey]);
    throw error;
  }
  return { index, mediaKey, paintedBy: picture.paintedBy };
}

/** Publishes a stored picture, once. */
export async function showPicture(
  { db, pubSub }: StoryDeps,
  lease: Lease,
  { index, mediaKey }: StoredPicture,
): Promise<void> {
  const { storyId } = lease;
  const url = pictureUrl(mediaKey);
  await db.transaction(async (tx) => {
    await lease.require(tx);
    const published = await tx
      .select({ data: storyEvents.data })
      .from(storyEvents)
      .where(and(eq(storyEvents.storyId, storyId), eq(storyEvents.name, 'picture')));
    if (published.some(({ data }) => (data as { url: string }).url === url)) return;
    await record(tx, storyId, 'picture', { index, url });
  });
  pubSub.publish(topicOf(storyId));
}
