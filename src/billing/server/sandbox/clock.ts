import { eq, sql } from 'drizzle-orm';
import { type Clock, later } from '../../../platform/server/clock.ts';
import type { Db, Tx } from '../../../platform/server/database/database.ts';
import { sandboxClock } from './schema.ts';

const THE_ROW = 1;

/** The sandbox's time: the app's clock plus everything it was advanced by. */
export async function sandboxNow(db: Db | Tx, clock: Clock): Promise<Date> {
  const [row] = await db.select().from(sandboxClock).where(eq(sandboxClock.id, THE_ROW));
  return later(clock.now(), Number(row?.offsetMs ?? 0));
}

/** Moves the sandbox's time forward. Concurrent moves add up. */
export async function moveClock(db: Db, milliseconds: number): Promise<void> {
  await db
    .insert(sandboxClock)
    .values({ id: THE_ROW, offsetMs: String(milliseconds) })
    .onConflictDoUpdate({
      target: sandboxClock.id,
      set: { offsetMs: sql`(${sandboxClock.offsetMs}::bigint + ${String(milliseconds)}::bigint)::text` },
    });
}
