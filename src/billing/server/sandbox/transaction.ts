import type { Tx } from '../../../platform/server/database/database.ts';
import { sandboxNow } from './clock.ts';
import type { SandboxDeps } from './deps.ts';
import { DELIVERY_QUEUE } from './events/deliver.ts';
import { unix } from './events/shapes.ts';
import { newRef } from './refs.ts';
import { sandboxEvents } from './schema.ts';

/** A transaction at one instant of the sandbox's clock: changes and their events are committed together. */
export interface SandboxTransaction {
  readonly tx: Tx;
  readonly at: Date;
  /** Adds an event, which is written before the transaction commits. `object` is the event's subject. */
  emit(type: string, object: object): void;
}

/**
 * Runs `work` in one transaction, now, and wakes the delivery of its events. With `at` it runs at that instant, and the
 * caller delivers the events. Locks are taken in one order: subscription, invoice, payment.
 */
export async function inSandboxTransaction<T>(
  { db, clock, jobs }: SandboxDeps,
  work: (transaction: SandboxTransaction) => Promise<T>,
  at?: Date,
): Promise<T> {
  const events: (typeof sandboxEvents.$inferInsert)[] = [];
  const result = await db.transaction(async (tx) => {
    const now = at ?? (await sandboxNow(tx, clock));
    const done = await work({
      tx,
      at: now,
      emit(type, object) {
        const id = newRef('evt');
        const event = { id, object: 'event', type, created: unix(now), livemode: false, data: { object } };
        events.push({ id, payload: JSON.stringify(event), createdAt: now });
      },
    });
    if (events.length) {
      await tx.insert(sandboxEvents).values(events);
      // Events and their delivery job are committed together.
      await jobs.enqueue(tx, DELIVERY_QUEUE.name, { eventIds: events.map(({ id }) => id) });
    }
    return done;
  });
  if (events.length && !at) jobs.wake(DELIVERY_QUEUE.name);
  return result;
}
