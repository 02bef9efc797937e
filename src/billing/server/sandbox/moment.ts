import { sandboxEvents } from '../../../database/schema/sandbox.ts';
import type { Tx } from '../../../platform/server/db.ts';
import { sandboxNow } from './clock.ts';
import { DELIVERY_QUEUE } from './deliver.ts';
import type { SandboxParts } from './parts.ts';
import { newRef } from './refs.ts';
import { unix } from './shapes.ts';

/** One transaction at one instant of the sandbox's clock: what happens in it is also told, or neither. */
export interface Moment {
  readonly tx: Tx;
  readonly at: Date;
  /** Notes an event, which is written down before the moment is over. `object` is what the event is about. */
  tell(type: string, object: object): void;
}

/**
 * Does something in one transaction, now, and has its events brought soon. With `at` it happens at that instant, and
 * the caller sees to the events. Locks are taken in one order: subscription, invoice, payment.
 */
export async function inMoment<T>(
  { db, clock, jobs }: SandboxParts,
  work: (moment: Moment) => Promise<T>,
  at?: Date,
): Promise<T> {
  const events: (typeof sandboxEvents.$inferInsert)[] = [];
  const result = await db.transaction(async (tx) => {
    const now = at ?? (await sandboxNow(tx, clock));
    const done = await work({
      tx,
      at: now,
      tell(type, object) {
        const id = newRef('evt');
        const event = { id, object: 'event', type, created: unix(now), livemode: false, data: { object } };
        events.push({ id, payload: JSON.stringify(event), createdAt: now });
      },
    });
    if (events.length) {
      await tx.insert(sandboxEvents).values(events);
      // The job that brings them is there exactly when they are.
      await jobs.enqueue(tx, DELIVERY_QUEUE.name, { eventIds: events.map(({ id }) => id) });
    }
    return done;
  });
  if (events.length && !at) jobs.wake(DELIVERY_QUEUE.name);
  return result;
}
