import { and, asc, count, eq, lte } from 'drizzle-orm';
import { notFound } from '../../../platform/server/http/errors.ts';
import type { Queue } from '../../../platform/server/jobs/jobs.ts';
import type { StoryDeps } from '../../story/server/deps.ts';
import { children, stories } from '../../story/server/schema.ts';
import { indexAllStories } from '../../story/server/search/index-stories.ts';
import type { Child } from '../contract.ts';
import { deleteStory } from './delete-story.ts';

/** Stories that are erased within the request; more than that are left to a job. */
const BATCH_SIZE = 20;

/** The queue of children whose stories are being erased. */
export const CHILDREN_QUEUE: Queue = {
  name: 'stories.children',
  concurrency: 1,
  retries: 5,
  expireSeconds: 90,
};

interface ChildToErase {
  readonly userId: string;
  readonly childId: string;
  /** Stories created later than this belong to a new request and are not erased. ISO 8601. */
  readonly until: string;
}

/** The parent's children, by name, each with the number of their stories. */
export async function childrenOf(deps: StoryDeps, userId: string): Promise<Child[]> {
  const rows = await deps.db
    .select({ id: children.id, nameEncrypted: children.nameEncrypted, stories: count(stories.id) })
    .from(children)
    .leftJoin(stories, eq(stories.childId, children.id))
    .where(eq(children.userId, userId))
    .groupBy(children.id)
    .orderBy(asc(children.createdAt));
  return rows
    .map(({ nameEncrypted, ...child }) => ({
      ...child,
      name: deps.encryption.decrypt(nameEncrypted, child.id),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Erases a child with all of their stories. Returns false when a job does the rest. @throws NOT_FOUND */
export async function eraseChild(deps: StoryDeps, userId: string, childId: string): Promise<boolean> {
  const [child] = await deps.db
    .select({ id: children.id })
    .from(children)
    .where(and(eq(children.id, childId), eq(children.userId, userId)));
  if (!child) throw notFound('We couldn’t find this child. Everything may already have been erased.');
  // Stories made before children were catalogued belong to the child as well.
  await indexAllStories(deps, userId);
  const task: ChildToErase = { userId, childId, until: deps.clock.now().toISOString() };
  if (await eraseSome(deps, task)) return true;
  await deps.jobs.send(CHILDREN_QUEUE.name, task);
  return false;
}

/** Erases the rest of a child's stories, batch by batch. */
export async function eraseRest(deps: StoryDeps, task: ChildToErase): Promise<void> {
  if (!(await eraseSome(deps, task))) await deps.jobs.send(CHILDREN_QUEUE.name, task);
}

/** Returns true when nothing is left to erase. */
async function eraseSome(deps: StoryDeps, { userId, childId, until }: ChildToErase): Promise<boolean> {
  const { db } = deps;
  const rows = await db
    .select({ id: stories.id })
    .from(stories)
    .where(
      and(eq(stories.childId, childId), eq(stories.userId, userId), lte(stories.createdAt, new Date(until))),
    )
    .limit(BATCH_SIZE + 1);
  for (const { id } of rows.slice(0, BATCH_SIZE)) await deleteStory(deps, userId, id);
  if (rows.length > BATCH_SIZE) return false;
  await db.transaction(async (tx) => {
    const [left] = await tx
      .select({ id: stories.id })
      .from(stories)
      .where(eq(stories.childId, childId))
      .limit(1);
    if (!left) await tx.delete(children).where(eq(children.id, childId));
  });
  return true;
}
