import { and, asc, count, eq, lte } from 'drizzle-orm';
import { children, stories } from '../../database/schema/stories.ts';
import { notFound } from '../../platform/server/errors.ts';
import type { Queue } from '../../platform/server/jobs.ts';
import type { Child } from '../library-contract.ts';
import { catalogueAll } from './library-catalogue.ts';
import type { StoryParts } from './parts.ts';
import { deleteStory } from './shelf.ts';

/** Stories that are erased while the parent waits; more than that is a job. */
const AT_ONCE = 20;

/** The queue of children whose stories are being erased. */
export const CHILDREN_QUEUE: Queue = { name: 'stories.children', side: 1, retries: 5, expireSeconds: 90 };

interface ChildToErase {
  readonly userId: string;
  readonly childId: string;
  /** Stories of later than this are of another wish. ISO 8601. */
  readonly until: string;
}

/** The parent's children, by name, each with the number of stories that are kept of them. */
export async function childrenOf(parts: StoryParts, userId: string): Promise<Child[]> {
  const rows = await parts.db
    .select({ id: children.id, nameSealed: children.nameSealed, stories: count(stories.id) })
    .from(children)
    .leftJoin(stories, eq(stories.childId, children.id))
    .where(eq(children.userId, userId))
    .groupBy(children.id)
    .orderBy(asc(children.createdAt));
  return rows
    .map(({ nameSealed, ...child }) => ({ ...child, name: parts.seal.open(nameSealed, child.id) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Erases a child with all that was made for them. False when the rest of it is done by a job. @throws NOT_FOUND */
export async function eraseChild(parts: StoryParts, userId: string, childId: string): Promise<boolean> {
  const [child] = await parts.db
    .select({ id: children.id })
    .from(children)
    .where(and(eq(children.id, childId), eq(children.userId, userId)));
  if (!child) throw notFound('We could not find this child. Perhaps everything was erased already.');
  // Stories from before there was a list of children belong to the child as well.
  await catalogueAll(parts, userId);
  const task: ChildToErase = { userId, childId, until: parts.clock.now().toISOString() };
  if (await eraseSome(parts, task)) return true;
  await parts.jobs.send(CHILDREN_QUEUE.name, task);
  return false;
}

/** Erases what is left of a child, part by part. */
export async function eraseRest(parts: StoryParts, task: ChildToErase): Promise<void> {
  if (!(await eraseSome(parts, task))) await parts.jobs.send(CHILDREN_QUEUE.name, task);
}

/** True when nothing is left to be erased. */
async function eraseSome(parts: StoryParts, { userId, childId, until }: ChildToErase): Promise<boolean> {
  const { db } = parts;
  const rows = await db
    .select({ id: stories.id })
    .from(stories)
    .where(
      and(eq(stories.childId, childId), eq(stories.userId, userId), lte(stories.createdAt, new Date(until))),
    )
    .limit(AT_ONCE + 1);
  for (const { id } of rows.slice(0, AT_ONCE)) await deleteStory(parts, userId, id);
  if (rows.length > AT_ONCE) return false;
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
