import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { sandboxEvents } from '../../../database/schema/sandbox.ts';
import type { Queue } from '../../../platform/server/jobs.ts';
import type { SandboxParts } from './parts.ts';
import { signatureOf } from './signature.ts';

/** One at a time, so that events are brought in the order in which they happened. */
export const DELIVERY_QUEUE: Queue = { name: 'sandbox.deliver', side: 1, retries: 10, expireSeconds: 30 };

/** Longest that a delivery waits for its answer, in milliseconds. */
const PATIENCE = 15_000;
/** How many events are read at once. */
const AT_ONCE = 50;

/** Brings events to our own webhook over HTTP, signed as a real provider signs. */
export interface Delivery {
  /**
   * Brings everything that waits, oldest first. An event that is refused stays and the next is brought; when nobody
   * answers at all, the rest stays too. What stays is brought by its job.
   */
  bringWaiting(): Promise<void>;
  /**
   * Brings these events, and all that wait with them.
   * @throws unless every one of them was answered with 2xx, so that the job queue tries it again.
   */
  bring(eventIds: readonly string[]): Promise<void>;
}

export function createDelivery(parts: SandboxParts): Delivery {
  const { db } = parts;
  let round: Promise<void> = Promise.resolve();
  // One round after the other: two at once would bring everything twice, and in any order.
  const bringWaiting = () => {
    const mine = round.then(() => bringAll(parts));
    round = mine.catch(() => undefined);
    return mine;
  };
  return {
    bringWaiting,
    async bring(eventIds) {
      await bringWaiting();
      const [stays] = await db
        .select({ id: sandboxEvents.id })
        .from(sandboxEvents)
        .where(and(inArray(sandboxEvents.id, [...eventIds]), isNull(sandboxEvents.deliveredAt)))
        .limit(1);
      if (stays) throw new Error('an event was not delivered');
    },
  };
}

async function bringAll(parts: SandboxParts): Promise<void> {
  for (let after = 0; ; ) {
    const events = await parts.db
      .select()
      .from(sandboxEvents)
      .where(and(isNull(sandboxEvents.deliveredAt), gt(sandboxEvents.seq, after)))
      .orderBy(asc(sandboxEvents.seq))
      .limit(AT_ONCE);
    for (const event of events) if (!(await isAnswered(parts, event))) return;
    const last = events.at(-1);
    if (!last) return;
    after = last.seq;
  }
}

/** Brings one event. False when nobody is there to answer, which will be so for the next one too. */
async function isAnswered(
  { db, clock, log, webhookSecret, webhookUrl }: SandboxParts,
  { id, payload }: typeof sandboxEvents.$inferSelect,
): Promise<boolean> {
  const status = await post(webhookUrl(), payload, {
    'content-type': 'application/json',
    'stripe-signature': signatureOf(payload, webhookSecret, clock.now()),
  });
  if (status !== undefined && status >= 200 && status <= 299)
    await db.update(sandboxEvents).set({ deliveredAt: clock.now() }).where(eq(sandboxEvents.id, id));
  else log.warn({ event: id, status }, 'an event of the sandbox was not taken');
  return status !== undefined;
}

/** The status of the answer; undefined when there is none. */
async function post(url: string, body: string, headers: Record<string, string>): Promise<number | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(PATIENCE),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return undefined;
  }
}
