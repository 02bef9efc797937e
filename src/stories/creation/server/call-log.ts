import { eq, sql } from 'drizzle-orm';
import type { ModelCall } from '../../../studio/contract.ts';
import type { Spent } from '../../../studio/generation-context.ts';
import type { StoryDeps } from '../../story/server/deps.ts';
import { storyCalls } from '../../story/server/schema.ts';

/** Stores a row for a model call when it begins, and updates it with its cost when it has ended. */
export async function logCall(
  { db, clock }: Pick<StoryDeps, 'db' | 'clock'>,
  storyId: string,
  { ms, costMicros, ...call }: ModelCall,
): Promise<void> {
  const values = { ...call, costMicros: costMicros ?? null, milliseconds: ms };
  await db
    .insert(storyCalls)
    .values({ ...values, storyId, at: clock.now() })
    .onConflictDoUpdate({ target: storyCalls.id, set: values });
}

/** The model calls and the cost of a story so far. */
export async function spentOn({ db }: Pick<StoryDeps, 'db'>, storyId: string): Promise<Spent> {
  const [sum] = await db
    .select({
      texts: sql<number>`count(*) filter (where ${storyCalls.kind} = 'text')::int`,
      pictures: sql<number>`count(*) filter (where ${storyCalls.kind} = 'picture')::int`,
      micros: sql<number>`coalesce(sum(${storyCalls.costMicros}), 0)::int`,
    })
    .from(storyCalls)
    .where(eq(storyCalls.storyId, storyId));
  return sum ?? { texts: 0, pictures: 0, micros: 0 };
}
