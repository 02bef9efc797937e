import { and, asc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../../../accounts/server/schema.ts';
import { DAY, HOUR, later, MINUTE } from '../../../platform/server/clock.ts';
import type { BillingDeps } from '../deps.ts';
import { endAtProvider } from '../premium/ending.ts';
import { leavePremium } from '../premium/plan-changes.ts';
import type { SubscriptionRow } from '../premium/subscriptions.ts';
import { orders, subscriptions, webhookEvents } from '../schema.ts';
import { applyProviderState, fetchAndApply, wakeMails } from './provider-state.ts';

/** Open orders and subscriptions are checked at the provider after this time: their event may have been lost. */
const CHECK_AFTER = 2 * MINUTE;
/** Unpaid orders are no longer checked after this time; a late payment still counts. */
const ABANDON_AFTER = DAY;
/**
 * Bank transfers take days and are checked every hour. A subscription is checked when its period is over without a
 * renewal, and once a day in any case.
 */
const RECHECK_AFTER = HOUR;
/**
 * A subscription the provider never confirmed is given up after this time; at the provider it expires after 23 hours.
 */
const GIVE_UP_AFTER = DAY;
/** How long events are stored for deduplication; providers retry for days. The ledger's facts are never deleted. */
const EVENT_RETENTION = 60 * DAY;
/** Rows per pass; the least recently checked come first. */
const BATCH_SIZE = 50;

/** Fetches the state of everything that may have changed without an event, so that a lost event costs no credits. */
export async function reconcile(deps: BillingDeps): Promise<void> {
  await reconcileOrders(deps);
  await reconcileSubscriptions(deps);
  await retryOwedEndings(deps);
  await endPremiumOfDeletedUsers(deps);
}

/** Checks what one parent has had open for longer than two minutes, when they return. */
export async function reconcileFor(deps: BillingDeps, userId: string): Promise<void> {
  await reconcileOrders(deps, eq(orders.userId, userId));
  await reconcileSubscriptions(deps, eq(subscriptions.userId, userId));
}

/** Deletes events that will not be sent again. */
export async function purgeEvents({ db, clock }: BillingDeps): Promise<void> {
  await db.delete(webhookEvents).where(lt(webhookEvents.receivedAt, later(clock.now(), -EVENT_RETENTION)));
}

async function reconcileOrders(deps: BillingDeps, only?: SQL): Promise<void> {
  const { db, clock, provider } = deps;
  const now = clock.now();
  const waiting = and(
    eq(orders.provider, provider.name),
    or(
      and(eq(orders.status, 'open'), isDueForCheck(orders, now)),
      and(eq(orders.status, 'processing'), lt(orders.checkedAt, later(now, -RECHECK_AFTER))),
    ),
    only,
  );
  const next = db.select({ id: orders.id }).from(orders).where(waiting);
  // Claimed before the check, so that no other process or request checks the same rows.
  const claimed = await db
    .update(orders)
    .set({ checkedAt: now })
    .where(and(inArray(orders.id, next.orderBy(asc(orders.checkedAt)).limit(BATCH_SIZE)), waiting))
    .returning({ id: orders.id, paymentRef: orders.paymentRef, createdAt: orders.createdAt });
  for (const { id, paymentRef, createdAt } of claimed) {
    await loggingFailure(deps, id, async () => {
      if (paymentRef) await fetchAndApply(deps, { kind: 'payment', ref: paymentRef });
    });
    if (createdAt > later(now, -ABANDON_AFTER)) continue;
    await db
      .update(orders)
      .set({ status: 'canceled' })
      .where(and(eq(orders.id, id), eq(orders.status, 'open')));
  }
}

/** Due two minutes after creation, then at growing intervals, so that abandoned rows are rarely checked. */
function isDueForCheck({ checkedAt, createdAt }: typeof orders | typeof subscriptions, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`${checkedAt} < ${at} - greatest(${CHECK_AFTER / 1000} * interval '1 second', (${at} - ${createdAt}) / 4)`;
}

async function reconcileSubscriptions(deps: BillingDeps, only?: SQL): Promise<void> {
  const { db, clock, provider } = deps;
  const now = clock.now();
  const isLate = and(
    lt(subscriptions.periodEnd, now),
    lt(subscriptions.checkedAt, later(now, -RECHECK_AFTER)),
  );
  const waiting = and(
    eq(subscriptions.provider, provider.name),
    or(
      and(eq(subscriptions.status, 'pending'), isDueForCheck(subscriptions, now)),
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
    .where(
      and(inArray(subscriptions.id, next.orderBy(asc(subscriptions.checkedAt)).limit(BATCH_SIZE)), waiting),
    )
    .returning();
  for (const row of claimed) await loggingFailure(deps, row.id, () => reconcileSubscription(deps, row));
}

/** Checks a subscription with all its invoices: any of them may have been paid without an event. */
async function reconcileSubscription(
  deps: BillingDeps,
  { id, ref, createdAt }: SubscriptionRow,
): Promise<void> {
  const { db, clock, provider } = deps;
  const requestedAt = clock.now();
  if (!ref) {
    if (createdAt > later(requestedAt, -GIVE_UP_AFTER)) return;
    await db
      .update(subscriptions)
      .set({ status: 'expired', endedAt: requestedAt })
      .where(and(eq(subscriptions.id, id), isNull(subscriptions.ref)));
    return;
  }
  const subscription = await provider.getSubscription(ref);
  const invoices = await provider.listInvoices(ref);
  await db.transaction((tx) => applyProviderState(tx, deps, { requestedAt, subscription, invoices }));
  wakeMails(deps);
}

/** Retries ending at the provider what has ended here. */
async function retryOwedEndings(deps: BillingDeps): Promise<void> {
  const { db, clock, provider } = deps;
  const rows = await db
    .select({ id: subscriptions.id, ref: subscriptions.ref, owed: subscriptions.endOwedSince })
    .from(subscriptions)
    .where(and(isNotNull(subscriptions.endOwedSince), eq(subscriptions.provider, provider.name)))
    .orderBy(asc(subscriptions.endOwedSince))
    .limit(BATCH_SIZE);
  for (const { id, ref, owed } of rows) {
    await loggingFailure(deps, id, async () => {
      if (ref) await endAtProvider(deps, { id, ref });
      else if (owed && owed < later(clock.now(), -GIVE_UP_AFTER)) {
        await db.update(subscriptions).set({ endOwedSince: null }).where(eq(subscriptions.id, id));
      }
    });
  }
}

/** Ends the premium of deleted accounts. */
async function endPremiumOfDeletedUsers(deps: BillingDeps): Promise<void> {
  const deletedUsers = await deps.db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(and(isNotNull(users.deletedAt), inArray(subscriptions.status, ['pending', 'active', 'past_due'])))
    .limit(BATCH_SIZE);
  for (const { userId } of deletedUsers) await loggingFailure(deps, userId, () => leavePremium(deps, userId));
}

/** Logs the failure of one row, so that the others are still checked. */
async function loggingFailure({ log }: BillingDeps, id: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.warn({ row: id, err: error }, 'a payment or subscription could not be looked up');
  }
}
