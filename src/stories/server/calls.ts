import { eq, sql } from 'drizzle-orm';
import { storyCalls } from '../../database/schema/stories.ts';
import type { ModelCall } from '../../studio/contract.ts';
import type { Spent } from '../../studio/desk.ts';
import type { StoryParts } from './parts.ts';

/** Writes a provider's call down, when it begins and again, with what it cost, when it has ended. */
export async function noteCall(
  { db, clock }: Pick<StoryParts, 'db' | 'clock'>,
  storyId: string,
  { ms, costMicros, ...call }: ModelCall,
): Promise<void> {
  const told = { ...call, costMicros: costMicros ?? null, milliseconds: ms };
  await db
    .insert(storyCalls)
    .values({ ...told, storyId, at: clock.now() })
    .onConflictDoUpdate({ target: storyCalls.id, set: told });
}

/** What a story has asked of providers so far. */
export async function spentOn({ db }: Pick<StoryParts, 'db'>, storyId: string): Promise<Spent> {
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
