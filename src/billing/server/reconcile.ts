import { and, asc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../../database/schema/accounts.ts';
import { orders, subscriptions, webhookEvents } from '../../database/schema/billing.ts';
import { DAY, HOUR, later, MINUTE } from '../../platform/server/clock.ts';
import { endAtProvider } from './ending.ts';
import type { BillingParts } from './parts.ts';
import { leavePremium } from './plan-changes.ts';
import type { SubscriptionRow } from './subscriptions.ts';
import { applyTruth, lookUp, wakeMails } from './truth.ts';

/** What is still open after this long is looked up at the provider: its event may have been lost. */
const LOOK_AFTER = 2 * MINUTE;
/** An order that nobody has paid for this long is no longer asked about; a payment that comes all the same still counts. */
const FORGET_AFTER = DAY;
/**
 * A bank transfer under way takes days and is asked about every hour. A subscription is looked at again when its period
 * is over and no renewal came, and once a day in any case.
 */
const LATE_AFTER = HOUR;
/** A beginning that the provider never answered for: there too it has run out after 23 hours. */
const GIVE_UP_AFTER = DAY;
/** Events are kept this long to be known again; a provider repeats itself for days. The ledger knows each fact for good. */
const KEEP_EVENTS = 60 * DAY;
/** Rows in one pass; the rest waits for the next, longest unasked first. */
const MOST = 50;

/** Looks up everything that may have happened without our hearing of it. A lost event costs nobody a credit. */
export async function reconcile(parts: BillingParts): Promise<void> {
  await reconcileOrders(parts);
  await reconcileSubscriptions(parts);
  await endWhatIsOwed(parts);
  await leaveWithTheDeleted(parts);
}

/** What one parent has open for longer than two minutes, looked up now: for the moment when they come back. */
export async function reconcileFor(parts: BillingParts, userId: string): Promise<void> {
  await reconcileOrders(parts, eq(orders.userId, userId));
  await reconcileSubscriptions(parts, eq(subscriptions.userId, userId));
}

/** Forgets events that nobody will bring again. */
export async function purgeEvents({ db, clock }: BillingParts): Promise<void> {
  await db.delete(webhookEvents).where(lt(webhookEvents.receivedAt, later(clock.now(), -KEEP_EVENTS)));
}

async function reconcileOrders(parts: BillingParts, only?: SQL): Promise<void> {
  const { db, clock, provider } = parts;
  const now = clock.now();
  const waiting = and(
    eq(orders.provider, provider.name),
    or(
      and(eq(orders.status, 'open'), isTimeToLook(orders, now)),
      and(eq(orders.status, 'processing'), lt(orders.checkedAt, later(now, -LATE_AFTER))),
    ),
    only,
  );
  const next = db.select({ id: orders.id }).from(orders).where(waiting);
  // Claimed before they are looked up, so that no other process, and no impatient page, asks for the same.
  const claimed = await db
    .update(orders)
    .set({ checkedAt: now })
    .where(and(inArray(orders.id, next.orderBy(asc(orders.checkedAt)).limit(MOST)), waiting))
    .returning({ id: orders.id, paymentRef: orders.paymentRef, createdAt: orders.createdAt });
  for (const { id, paymentRef, createdAt } of claimed) {
    await guarded(parts, id, async () => {
      if (paymentRef) await lookUp(parts, { kind: 'payment', ref: paymentRef });
    });
    if (createdAt > later(now, -FORGET_AFTER)) continue;
    await db
      .update(orders)
      .set({ status: 'canceled' })
      .where(and(eq(orders.id, id), eq(orders.status, 'open')));
  }
}

/** Two minutes after it was made, and then at longer and longer intervals: what nobody pays is seldom asked about. */
function isTimeToLook({ checkedAt, createdAt }: typeof orders | typeof subscriptions, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`${checkedAt} < ${at} - greatest(${LOOK_AFTER / 1000} * interval '1 second', (${at} - ${createdAt}) / 4)`;
}

async function reconcileSubscriptions(parts: BillingParts, only?: SQL): Promise<void> {
  const { db, clock, provider } = parts;
  const now = clock.now();
  const isLate = and(lt(subscriptions.periodEnd, now), lt(subscriptions.checkedAt, later(now, -LATE_AFTER)));
  const waiting = and(
    eq(subscriptions.provider, provider.name),
    or(
      and(eq(subscriptions.status, 'pending'), isTimeToLook(subscriptions, now)),
      and(
        inArray(subscriptions.status, ['active', 'past_due']),
        or(isLate, lt(subscriptions.checkedAt, later(now, -DAY))),
      ),
    ),
    only,
  );
  const next = db.select({ id: subscriptions.id }).from(subscriptions).where(waiting);
  const claimed = await db
    .update(subscriptions)
    .set({ checkedAt: now })
    .where(and(inArray(subscriptions.id, next.orderBy(asc(subscriptions.checkedAt)).limit(MOST)), waiting))
    .returning();
  for (const row of claimed) await guarded(parts, row.id, () => lookAt(parts, row));
}

/** The subscription with all its invoices: any of them may have been paid unheard. */
async function lookAt(parts: BillingParts, { id, ref, createdAt }: SubscriptionRow): Promise<void> {
  const { db, clock, provider } = parts;
  const askedAt = clock.now();
  if (!ref) {
    if (createdAt > later(askedAt, -GIVE_UP_AFTER)) return;
    await db
      .update(subscriptions)
      .set({ status: 'expired', endedAt: askedAt })
      .where(and(eq(subscriptions.id, id), isNull(subscriptions.ref)));
    return;
  }
  const subscription = await provider.getSubscription(ref);
  const invoices = await provider.listInvoices(ref);
  await db.transaction((tx) => applyTruth(tx, parts, { askedAt, subscription, invoices }));
  wakeMails(parts);
}

/** Asks the provider again to end what has ended here. */
async function endWhatIsOwed(parts: BillingParts): Promise<void> {
  const { db, clock, provider } = parts;
  const rows = await db
    .select({ id: subscriptions.id, ref: subscriptions.ref, owed: subscriptions.endOwedSince })
    .from(subscriptions)
    .where(and(isNotNull(subscriptions.endOwedSince), eq(subscriptions.provider, provider.name)))
    .orderBy(asc(subscriptions.endOwedSince))
    .limit(MOST);
  for (const { id, ref, owed } of rows) {
    await guarded(parts, id, async () => {
      if (ref) await endAtProvider(parts, { id, ref });
      else if (owed && owed < later(clock.now(), -GIVE_UP_AFTER)) {
        await db.update(subscriptions).set({ endOwedSince: null }).where(eq(subscriptions.id, id));
      }
    });
  }
}

/** Nobody pays for an account that was deleted. */
async function leaveWithTheDeleted(parts: BillingParts): Promise<void> {
  const gone = await parts.db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(and(isNotNull(users.deletedAt), inArray(subscriptions.status, ['pending', 'active', 'past_due'])))
    .limit(MOST);
  for (const { userId } of gone) await guarded(parts, userId, () => leavePremium(parts, userId));
}

/** One row that cannot be looked up must not keep the others from it. */
async function guarded({ log }: BillingParts, id: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.warn({ row: id, err: error }, 'a payment or subscription could not be looked up');
  }
}
