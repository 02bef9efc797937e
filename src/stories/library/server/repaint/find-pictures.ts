import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Commission } from '../../../../studio/admit.ts';
import type { StoryPlan } from '../../../../studio/contract.ts';
import { loadProgress } from '../../../creation/server/steps.ts';
import type { StoryDeps } from '../../../story/server/deps.ts';
import { loadPicture } from '../../../story/server/pictures.ts';
import { type RepaintTask, stories, storyPictures } from '../../../story/server/schema.ts';

/** Maximum number of pictures that one run paints. */
export const MOST_PICTURES = 20;
/** Stories that are loaded together; their pictures are read one by one. */
const BATCH_SIZE = 20;
/** Maximum duration of one scan, in milliseconds; the next run continues where it ended. */
const SCAN_LIMIT_MS = 40_000;
/** A picture is read completely, but decoded no larger than this. */
const DECODED_SIDE = 32;

export interface Scan {
  readonly tasks: readonly RepaintTask[];
  /** The last story that was checked; null when the whole library was. */
  readonly lastCheckedId: string | null;
}

/** Scans a library, the newest story first, for pictures that are missing, lost or damaged. */
export async function scanLibrary(deps: StoryDeps, userId: string, from: string | null): Promise<Scan> {
  const tasks: RepaintTask[] = [];
  const latest = Date.now() + SCAN_LIMIT_MS;
  let lastCheckedId = from;
  for (;;) {
    const rows = await storiesAfter(deps, userId, lastCheckedId);
    const pictures = await picturesOfAll(deps, rows);
    for (const row of rows) {
      const missing = await missingPictures(deps, row, pictures.get(row.id) ?? []);
      for (const index of missing) {
        // The rest of this story is left to the next run, which continues after the story before it.
        if (tasks.length === MOST_PICTURES) return { tasks, lastCheckedId };
        tasks.push({ storyId: row.id, index });
      }
      lastCheckedId = row.id;
      if (Date.now() > latest) return { tasks, lastCheckedId };
    }
    if (rows.length < BATCH_SIZE) return { tasks, lastCheckedId: null };
  }
}

type Row = Pick<typeof stories.$inferSelect, 'id' | 'commissionEncrypted'>;
type PictureRow = Pick<typeof storyPictures.$inferSelect, 'storyId' | 'index' | 'mediaKey'>;

const storiesAfter = ({ db }: StoryDeps, userId: string, after: string | null): Promise<Row[]> =>
  db
    .select({ id: stories.id, commissionEncrypted: stories.commissionEncrypted })
    .from(stories)
    .where(
      and(
        eq(stories.userId, userId),
        eq(stories.status, 'ready'),
        isNotNull(stories.pages),
        after === null
          ? undefined
          : sql`(${stories.createdAt}, ${stories.id}) < (select created_at, id from stories last where last.id = ${after})`,
      ),
    )
    .orderBy(desc(stories.createdAt), desc(stories.id))
    .limit(BATCH_SIZE);

/** The pictures of each of these stories. */
export async function picturesOfAll(
  { db }: StoryDeps,
  rows: readonly Row[],
): Promise<Map<string, PictureRow[]>> {
  const byStory = new Map<string, PictureRow[]>(rows.map(({ id }) => [id, []]));
  if (rows.length === 0) return byStory;
  const pictures = await db
    .select({
      storyId: storyPictures.storyId,
      index: storyPictures.index,
      mediaKey: storyPictures.mediaKey,
    })
    .from(storyPictures)
    .where(inArray(storyPictures.storyId, [...byStory.keys()]))
    .orderBy(asc(storyPictures.index));
  for (const picture of pictures) byStory.get(picture.storyId)?.push(picture);
  return byStory;
}

/** The indexes of a story's pictures that have to be painted again. */
export async function missingPictures(
  deps: StoryDeps,
  row: Row,
  pictures: readonly PictureRow[],
): Promise<number[]> {
  const { plan } = await planOf(deps, row);
  const missing: number[] = [];
  for (const index of plan?.briefs.keys() ?? []) {
    const picture = pictures.find((one) => one.index === index);
    if (!picture || !(await isWhole(deps, picture.mediaKey))) missing.push(index);
  }
  return missing;
}

/** What a story's pictures are painted from; without a plan for stories that were never planned. */
export async function planOf(
  deps: StoryDeps,
  row: Row,
): Promise<{ commission: Commission; plan: StoryPlan | undefined }> {
  const commission = JSON.parse(deps.encryption.decrypt(row.commissionEncrypted, row.id)) as Commission;
  const { plan } = await loadProgress(deps, row.id, commission);
  return { commission, plan };
}

/** Returns true when the file exists and is a complete picture. */
export async function isWhole(deps: Pick<StoryDeps, 'media'>, mediaKey: string): Promise<boolean> {
  const bytes = await loadPicture(deps, mediaKey);
  if (!bytes) return false;
  return sharp(bytes, { failOn: 'warning' })
    .resize(DECODED_SIDE)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}
