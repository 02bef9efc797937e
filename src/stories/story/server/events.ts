import { and, asc, eq, gt, isNull, max } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { users } from '../../../accounts/server/schema.ts';
import type { Db, Tx } from '../../../platform/server/database/database.ts';
import type { ServerEvent } from '../../../platform/server/http/server-sent-events.ts';
import type { STORY_EVENTS, StoryEventName } from '../contract.ts';
import { type StoryDeps, topicOf } from './deps.ts';
import { nameOnPage } from './hero-name.ts';
import { stories, storyEvents } from './schema.ts';

type EventData<N extends StoryEventName> = z.infer<(typeof STORY_EVENTS)[N]>;
/** The stored data of an event: for a page also whether it introduces the hero by the full name. */
type Recorded<N extends StoryEventName> = N extends 'page'
  ? EventData<'page'> & { introduces: boolean }
  : EventData<N>;

/** Poll interval of a listener in milliseconds: events of other processes are not published to this one. */
const POLL_INTERVAL_MS = 700;

/**
 * Appends an event to the story's events, in the transaction of the change that it reports. Page texts are stored with
 * the placeholder. The caller publishes the topic after the commit.
 */
export async function record<N extends StoryEventName>(
  tx: Tx,
  storyId: string,
  name: N,
  data: Recorded<N>,
): Promise<void> {
  // The lock on the story's row keeps two events from getting the same number.
  await tx.select({ id: stories.id }).from(stories).where(eq(stories.id, storyId)).for('update');
  const [last] = await tx
    .select({ seq: max(storyEvents.seq) })
    .from(storyEvents)
    .where(eq(storyEvents.storyId, storyId));
  await tx.insert(storyEvents).values({ storyId, seq: (last?.seq ?? 0) + 1, name, data });
}

/** Records one event in a transaction of its own, and wakes the listeners. */
export async function recordAndPublish<N extends StoryEventName>(
  { db, pubSub }: Pick<StoryDeps, 'db' | 'pubSub'>,
  storyId: string,
  name: N,
  data: Recorded<N>,
): Promise<void> {
  await db.transaction((tx) => record(tx, storyId, name, data));
  pubSub.publish(topicOf(storyId));
}

/** Yields all events after number `after` as they occur, with the hero's real name; ends after the last one or on abort. */
export async function* listen(
  { db, pubSub }: Pick<StoryDeps, 'db' | 'pubSub'>,
  story: { id: string; heroName: string },
  after: number,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent> {
  let lastSent = after;
  while (!signal.aborted) {
    const change = pubSub.wait(topicOf(story.id), POLL_INTERVAL_MS);
    // Queried before the events, so that the events of a story that has ended are complete.
    const inProgress = await isBeingMade(db, story.id);
    if (inProgress === undefined) return;
    const rows = await eventsAfter(db, story.id, lastSent);
    for (const { seq, name, data } of rows) {
      yield { id: seq, name, data: named(name, data, story.heroName) };
      lastSent = seq;
      if (name === 'done' || name === 'failed') return;
    }
    if (rows.length === 0 && !inProgress) return;
    await change;
  }
}

/** True when the story has ended and has no events after number `after`. */
export async function hasSentAll(
  { db }: Pick<StoryDeps, 'db'>,
  storyId: string,
  after: number,
): Promise<boolean> {
  return !(await isBeingMade(db, storyId)) && (await eventsAfter(db, storyId, after)).length === 0;
}

const eventsAfter = (db: Db, storyId: string, after: number) =>
  db
    .select()
    .from(storyEvents)
    .where(and(eq(storyEvents.storyId, storyId), gt(storyEvents.seq, after)))
    .orderBy(asc(storyEvents.seq))
    .limit(200);

/** Undefined when the story was deleted or its parent's account is hidden: no events are sent then. */
async function isBeingMade(db: Db, storyId: string): Promise<boolean | undefined> {
  const [story] = await db
    .select({ status: stories.status })
    .from(stories)
    .innerJoin(users, eq(users.id, stories.userId))
    .where(and(eq(stories.id, storyId), isNull(users.deletedAt)));
  return story && story.status === 'making';
}

function named(name: string, data: unknown, heroName: string): unknown {
  if (name !== 'page') return data;
  const { introduces, ...page } = data as Recorded<'page'>;
  return { ...page, text: nameOnPage(page.text, heroName, introduces) };
}
