import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { type RepaintTask, stories, storyPictures } from '../../database/schema/stories.ts';
import type { Commission } from '../../studio/admit.ts';
import type { StoryPlan } from '../../studio/contract.ts';
import type { StoryParts } from './parts.ts';
import { loadPicture } from './pictures.ts';
import { storedSoFar } from './steps.ts';

/** Most pictures that one run paints. */
export const MOST_PICTURES = 20;
/** Stories that are looked up together; their pictures are read one by one. */
const AT_ONCE = 20;
/** Longest that one look goes on, in milliseconds; the next run goes on where it ended. */
const LOOK_FOR = 40_000;
/** A picture is read whole, and decoded no larger than this. */
const GLANCE = 32;

export interface Look {
  readonly tasks: readonly RepaintTask[];
  /** The last story that was looked at; null when the whole shelf was. */
  readonly lookedTo: string | null;
}

/** Looks along a shelf, the newest story first, for pictures that are missing, lost or damaged. */
export async function lookAlong(parts: StoryParts, userId: string, from: string | null): Promise<Look> {
  const tasks: RepaintTask[] = [];
  const latest = Date.now() + LOOK_FOR;
  let lookedTo = from;
  for (;;) {
    const rows = await storiesAfter(parts, userId, lookedTo);
    const hung = await picturesOfAll(parts, rows);
    for (const row of rows) {
      const wanting = await wantingOf(parts, row, hung.get(row.id) ?? []);
      for (const index of wanting) {
        // The rest of this story is for the next run, which begins behind the story before it.
        if (tasks.length === MOST_PICTURES) return { tasks, lookedTo };
        tasks.push({ storyId: row.id, index });
      }
      lookedTo = row.id;
      if (Date.now() > latest) return { tasks, lookedTo };
    }
    if (rows.length < AT_ONCE) return { tasks, lookedTo: null };
  }
}

type Row = Pick<typeof stories.$inferSelect, 'id' | 'commissionSealed'>;
type Hung = Pick<typeof storyPictures.$inferSelect, 'storyId' | 'index' | 'mediaKey'>;

const storiesAfter = ({ db }: StoryParts, userId: string, after: string | null): Promise<Row[]> =>
  db
    .select({ id: stories.id, commissionSealed: stories.commissionSealed })
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
    .limit(AT_ONCE);

async function picturesOfAll({ db }: StoryParts, rows: readonly Row[]): Promise<Map<string, Hung[]>> {
  const byStory = new Map<string, Hung[]>(rows.map(({ id }) => [id, []]));
  if (rows.length === 0) return byStory;
  const hung = await db
    .select({
      storyId: storyPictures.storyId,
      index: storyPictures.index,
      mediaKey: storyPictures.mediaKey,
    })
    .from(storyPictures)
    .where(inArray(storyPictures.storyId, [...byStory.keys()]))
    .orderBy(asc(storyPictures.index));
  for (const picture of hung) byStory.get(picture.storyId)?.push(picture);
  return byStory;
}

/** The numbers of a story's pictures that have to be painted again. */
async function wantingOf(parts: StoryParts, row: Row, hung: readonly Hung[]): Promise<number[]> {
  const { plan } = await planOf(parts, row);
  const wanting: number[] = [];
  for (const index of plan?.briefs.keys() ?? []) {
    const picture = hung.find((one) => one.index === index);
    if (!picture || !(await isWhole(parts, picture.mediaKey))) wanting.push(index);
  }
  return wanting;
}

/** What a story's pictures are painted from; without a plan for stories that were never planned. */
export async function planOf(
  parts: StoryParts,
  row: Row,
): Promise<{ commission: Commission; plan: StoryPlan | undefined }> {
  const commission = JSON.parse(parts.seal.open(row.commissionSealed, row.id)) as Commission;
  const { plan } = await storedSoFar(parts, row.id, commission);
  return { commission, plan };
}

/** True when the file is there, and a picture from its first byte to its last. */
export async function isWhole(parts: Pick<StoryParts, 'media'>, mediaKey: string): Promise<boolean> {
  const bytes = await loadPicture(parts, mediaKey);
  if (!bytes) return false;
  return sharp(bytes, { failOn: 'warning' })
    .resize(GLANCE)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}
