import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Queue } from '../../../../platform/server/jobs/jobs.ts';
import type { SandboxDeps } from '../deps.ts';
import { sandboxEvents } from '../schema.ts';
import { signatureOf } from './signature.ts';

/** One at a time, so that events are delivered in the order in which they happened. */
export const DELIVERY_QUEUE: Queue = {
  name: 'sandbox.deliver',
  concurrency: 1,
  retries: 10,
  expireSeconds: 30,
};

/** Timeout of one delivery, in milliseconds. */
const TIMEOUT_MS = 15_000;
/** How many events are read per query. */
const BATCH_SIZE = 50;

/** Delivers events to our own webhook over HTTP, signed like those of a real provider. */
export interface Delivery {
  /**
   * Delivers all pending events, oldest first. A refused event stays pending and the next is sent; when the webhook does
   * not respond at all, the rest stays pending too. Pending events are retried by their job.
   */
  deliverPending(): Promise<void>;
  /**
   * Delivers all pending events.
   * @throws unless each of `eventIds` was answered with 2xx, so that the job queue retries.
   */
  deliver(eventIds: readonly string[]): Promise<void>;
}

export function createDelivery(deps: SandboxDeps): Delivery {
  const { db } = deps;
  let lastRun: Promise<void> = Promise.resolve();
  // Runs are serialized: two at once would deliver everything twice, and in any order.
  const deliverPending = () => {
    const next = lastRun.then(() => deliverAll(deps));
    lastRun = next.catch(() => undefined);
    return next;
  };
  return {
    deliverPending,
    async deliver(eventIds) {
      await deliverPending();
      const [undelivered] = await db
        .select({ id: sandboxEvents.id })
        .from(sandboxEvents)
        .where(and(inArray(sandboxEvents.id, [...eventIds]), isNull(sandboxEvents.deliveredAt)))
        .limit(1);
      if (undelivered) throw new Error('an event was not delivered');
    },
  };
}

async function deliverAll(deps: SandboxDeps): Promise<void> {
  for (let after = 0; ; ) {
    const events = await deps.db
      .select()
      .from(sandboxEvents)
      .where(and(isNull(sandboxEvents.deliveredAt), gt(sandboxEvents.seq, after)))
      .orderBy(asc(sandboxEvents.seq))
      .limit(BATCH_SIZE);
    for (const event of events) if (!(await deliverEvent(deps, event))) return;
    const last = events.at(-1);
    if (!last) return;
    after = last.seq;
  }
}

/** Delivers one event. Returns false when the webhook does not respond, which applies to the next event too. */
async function deliverEvent(
  { db, clock, log, webhookSecret, webhookUrl }: SandboxDeps,
  { id, payload }: typeof sandboxEvents.$inferSelect,
): Promise<boolean> {
  const status = await post(webhookUrl(), payload, {
    'content-type': 'application/json',
    'stripe-signature': signatureOf(payload, webhookSecret, clock.now()),
  });
  if (status !== undefined && status >= 200 && status <= 299)
    await db.update(sandboxEvents).set({ deliveredAt: clock.now() }).where(eq(sandboxEvents.id, id));
  else log.warn({ event: id, status }, 'a sandbox event was not accepted');
  return status !== undefined;
}

/** The response status; undefined when there is no response. */
async function post(url: string, body: string, headers: Record<string, string>): Promise<number | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return undefined;
  }
}
