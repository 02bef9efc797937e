import { and, asc, eq, gt, isNull, max } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { users } from '../../database/schema/accounts.ts';
import { stories, storyEvents } from '../../database/schema/stories.ts';
import type { Db, Tx } from '../../platform/server/db.ts';
import type { ServerEvent } from '../../platform/server/sse.ts';
import type { STORY_EVENTS, StoryEventName } from '../contract.ts';
import { nameOnPage } from './naming.ts';
import { type StoryParts, topicOf } from './parts.ts';

type EventData<N extends StoryEventName> = z.infer<(typeof STORY_EVENTS)[N]>;
/** What is kept of an event: a page also says whether it introduces the hero by the full name. */
type Recorded<N extends StoryEventName> = N extends 'page'
  ? EventData<'page'> & { introduces: boolean }
  : EventData<N>;

/** How long a listener waits before it looks again; events of other processes are only found by looking. */
const LOOK_EVERY = 700;

/**
 * Writes an event behind the story's others, in the transaction of what it tells. Page texts are kept with the
 * placeholder. The caller tells the signal after the commit.
 */
export async function record<N extends StoryEventName>(
  tx: Tx,
  storyId: string,
  name: N,
  data: Recorded<N>,
): Promise<void> {
  // The story's row is the queue at the counter: two events never get the same number.
  await tx.select({ id: stories.id }).from(stories).where(eq(stories.id, storyId)).for('update');
  const [last] = await tx
    .select({ seq: max(storyEvents.seq) })
    .from(storyEvents)
    .where(eq(storyEvents.storyId, storyId));
  await tx.insert(storyEvents).values({ storyId, seq: (last?.seq ?? 0) + 1, name, data });
}

/** Records one event on its own, and wakes the listeners. */
export async function announce<N extends StoryEventName>(
  { db, signals }: Pick<StoryParts, 'db' | 'signals'>,
  storyId: string,
  name: N,
  data: Recorded<N>,
): Promise<void> {
  await db.transaction((tx) => record(tx, storyId, name, data));
  signals.tell(topicOf(storyId));
}

/** All events after number `after`, as they come, with the hero's real name; ends after the last. */
export async function* listen(
  { db, signals }: Pick<StoryParts, 'db' | 'signals'>,
  story: { id: string; heroName: string },
  after: number,
  left: AbortSignal,
): AsyncGenerator<ServerEvent> {
  let told = after;
  while (!left.aborted) {
    const news = signals.wait(topicOf(story.id), LOOK_EVERY);
    // Asked before the events: whatever was told by then is among them.
    const goesOn = await isBeingMade(db, story.id);
    if (goesOn === undefined) return;
    const rows = await eventsAfter(db, story.id, told);
    for (const { seq, name, data } of rows) {
      yield { id: seq, name, data: named(name, data, story.heroName) };
      told = seq;
      if (name === 'done' || name === 'failed') return;
    }
    if (rows.length === 0 && !goesOn) return;
    await news;
  }
}

/** True when the story has ended and nothing was told after event number `after`. */
export async function hasToldAll(
  { db }: Pick<StoryParts, 'db'>,
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

/** Undefined when the story has gone, or its parent's account is hidden: then nobody is told any more. */
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
