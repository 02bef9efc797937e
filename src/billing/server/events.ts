import { eq } from 'drizzle-orm';
import { billingCustomers, webhookEvents } from '../../database/schema/billing.ts';
import type { Tx } from '../../platform/server/db.ts';
import { grantOf } from './clawback.ts';
import { raiseFlag } from './flags.ts';
import type { BillingParts } from './parts.ts';
import type { ProviderEvent } from './provider.ts';
import { applyTruth, fetchTruth, type Truth, wakeMails } from './truth.ts';

/**
 * Takes an event to heart, once: the event's row and its effect stand or fall together. An event alone grants
 * nothing; it only says what to look up, and that happens before the books are locked.
 */
export async function takeEvent(parts: BillingParts, event: ProviderEvent): Promise<void> {
  const { db, clock } = parts;
  const [known] = await db.select().from(webhookEvents).where(eq(webhookEvents.id, event.id));
  if (known) return;
  const truth = event.about && (await fetchTruth(parts, event.about));
  await db.transaction(async (tx) => {
    const fresh = await tx
      .insert(webhookEvents)
      .values({
        id: event.id,
        type: event.type,
        happenedAt: event.happenedAt ?? null,
        receivedAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: webhookEvents.id });
    if (!fresh.length || !event.about) return;
    if (truth) await applyTruth(tx, parts, truth);
    await noteForAdmins(tx, event.type, event.about.ref, truth, clock.now());
  });
  wakeMails(parts);
}

async function noteForAdmins(
  tx: Tx,
  type: string,
  ref: string,
  truth: Truth | undefined,
  now: Date,
): Promise<void> {
  if (type === 'charge.dispute.created') {
    const grant = truth?.charge && (await grantOf(tx, truth.charge));
    if (!grant) return;
    const sentence = 'A bank disputes this payment. Answer it at the provider before the time is up.';
    await raiseFlag(tx, { userId: grant.userId, kind: 'disputed', ref, sentence }, now);
  }
  if (type === 'invoice.finalization_failed') {
    const sentence =
      'The provider could not make this invoice final, so it is not collected. It says why there.';
    await raiseFlag(tx, { kind: 'not_finalized', ref, sentence }, now);
  }
  // There is nothing left to fetch of a customer that is gone.
  if (type === 'customer.deleted') {
    const [gone] = await tx.delete(billingCustomers).where(eq(billingCustomers.ref, ref)).returning();
    if (!gone) return;
    const sentence = 'This customer was deleted at the provider. The next payment makes a new one.';
    await raiseFlag(tx, { userId: gone.userId, kind: 'customer_deleted', ref, sentence }, now);
  }
}
