import { and, asc, eq, gt, lte, notExists, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { later } from '../../../platform/server/clock.ts';
import type { Db } from '../../../platform/server/database/database.ts';
import { sandboxNow } from './clock.ts';
import type { SandboxDeps } from './deps.ts';
import { DISPUTED_AFTER, openDispute } from './payments/disputes.ts';
import { sandboxDisputes, sandboxInvoices, sandboxPayments, sandboxSubscriptions } from './schema.ts';
import { expire, FIRST_PAYMENT_TIMEOUT, renew, retry } from './subscriptions/renewals.ts';
import { inSandboxTransaction } from './transaction.ts';

/** The handlers of due work. Each checks under its lock that the work is still due. */
const HANDLERS = { expire, renew, retry, dispute: openDispute } as const;
type Kind = keyof typeof HANDLERS;

/**
 * Processes everything due by the sandbox's clock, in order of time, each at its own instant and in its own
 * transaction.
 * Safe to run concurrently. Events are written, not delivered.
 */
export async function processDue(deps: SandboxDeps): Promise<void> {
  const until = await sandboxNow(deps.db, deps.clock);
  for (;;) {
    const next = await nextDue(deps.db, until);
    if (!next) return;
    await inSandboxTransaction(deps, (transaction) => HANDLERS[next.kind](transaction, next.id), next.at);
  }
}

/** The earliest due work. */
async function nextDue(db: Db, until: Date): Promise<{ kind: Kind; id: string; at: Date } | undefined> {
  const [earliest] = await unionAll(
    expiries(db, until),
    renewals(db, until),
    retries(db, until),
    disputes(db, until),
  )
    .orderBy(asc(sql`at`), asc(sql`id`))
    .limit(1);
  return earliest;
}

function expiries(db: Db, until: Date) {
  const { id, status, createdAt } = sandboxSubscriptions;
  return db
    .select(due('expire', id, after(createdAt, FIRST_PAYMENT_TIMEOUT)))
    .from(sandboxSubscriptions)
    .where(and(eq(status, 'incomplete'), lte(createdAt, later(until, -FIRST_PAYMENT_TIMEOUT))));
}

function renewals(db: Db, until: Date) {
  const { id, status, periodEnd } = sandboxSubscriptions;
  return db
    .select(due('renew', id, periodEnd))
    .from(sandboxSubscriptions)
    .where(and(eq(status, 'active'), lte(periodEnd, until)));
}

function retries(db: Db, until: Date) {
  const { id, status, nextAttemptAt } = sandboxInvoices;
  return db
    .select(due('retry', id, nextAttemptAt))
    .from(sandboxInvoices)
    .where(and(eq(status, 'open'), lte(nextAttemptAt, until)));
}

function disputes(db: Db, until: Date) {
  const { id, status, cardTag, paidAt, amountReceivedCents, refundedCents } = sandboxPayments;
  const disputed = db.select().from(sandboxDisputes).where(eq(sandboxDisputes.paymentId, id));
  return db
    .select(due('dispute', id, after(paidAt, DISPUTED_AFTER)))
    .from(sandboxPayments)
    .where(
      and(
        eq(status, 'succeeded'),
        eq(cardTag, 'disputed'),
        lte(paidAt, later(until, -DISPUTED_AFTER)),
        gt(amountReceivedCents, refundedCents),
        notExists(disputed),
      ),
    );
}

/** The same three columns for every table. */
const due = (kind: Kind, id: SQLWrapper, at: SQLWrapper) => ({
  kind: sql<Kind>`${sql.raw(`'${kind}'`)}::text`.as('kind'),
  id: sql<string>`${id}`.as('id'),
  at: sql<Date>`${at}`.mapWith(sandboxSubscriptions.createdAt).as('at'),
});

const after = (column: SQLWrapper, milliseconds: number): SQL =>
  sql`${column} + ${sql.raw(`interval '${milliseconds / 1000} seconds'`)}`;
