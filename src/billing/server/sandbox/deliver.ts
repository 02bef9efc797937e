import { and, eq, isNull } from 'drizzle-orm';
import { sandboxEvents } from '../../../database/schema/billing.ts';
import type { SandboxParts } from './sandbox.ts';
import { signatureOf } from './signature.ts';

/** Longest that a delivery waits for its answer. */
const PATIENCE = 15_000;

/**
 * Brings one event to our own webhook over HTTP, signed as a real provider signs.
 * @throws unless it is answered with 2xx, so that the job queue tries it again.
 */
export async function deliverEvent(
  { db, clock, webhookSecret, webhookUrl }: SandboxParts & { webhookUrl: () => string },
  eventId: string,
): Promise<void> {
  const [event] = await db
    .select()
    .from(sandboxEvents)
    .where(and(eq(sandboxEvents.id, eventId), isNull(sandboxEvents.deliveredAt)));
  if (!event) return;
  const answer = await fetch(webhookUrl(), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signatureOf(event.payload, webhookSecret, clock.now()),
    },
    body: event.payload,
    signal: AbortSignal.timeout(PATIENCE),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
  await db.update(sandboxEvents).set({ deliveredAt: clock.now() }).where(eq(sandboxEvents.id, eventId));
}
