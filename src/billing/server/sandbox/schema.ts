import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

/** The sandbox provider's own tables. They do not reference the app's tables. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: text('id').primaryKey(),
    /** Idempotency key: one payment per order. Null for the payment of an invoice. */
    orderId: text('order_id'),
    invoiceId: text('invoice_id'),
    customer: text('customer').notNull(),
    amountCents: integer('amount_cents').notNull(),
    amountReceivedCents: integer('amount_received_cents').notNull().default(0),
    refundedCents: integer('refunded_cents').notNull().default(0),
    currency: text('currency').notNull(),
    status: text('status', {
      enum: ['requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled'],
    }).notNull(),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    /** What the card will do later; never its number. */
    cardTag: text('card_tag', { enum: ['ok', 'fails_later', 'disputed'] }),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
    /** In sandbox time. */
    paidAt: instant('paid_at'),
  },
  (t) => [unique('sandbox_payments_order').on(t.orderId), index('sandbox_payments_invoice').on(t.invoiceId)],
);

export const sandboxSubscriptions = pgTable(
  'sandbox_subscriptions',
  {
    id: text('id').primaryKey(),
    /** Idempotency key: one subscription per row of the app. */
    localId: text('local_id').notNull(),
    customer: text('customer').notNull(),
    priceKey: text('price_key').notNull(),
    /** Takes effect with the next period. */
    nextPriceKey: text('next_price_key'),
    /** Takes effect once its invoice is paid. */
    wantedPriceKey: text('wanted_price_key'),
    /** Idempotency key of the last change. */
    changeId: text('change_id'),
    status: text('status', {
      enum: ['incomplete', 'incomplete_expired', 'active', 'past_due', 'canceled'],
    }).notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** Periods are counted from here, so that a short month shortens one period only. */
    anchor: instant('anchor'),
    periodsPaid: integer('periods_paid').notNull().default(0),
    periodEnd: instant('period_end'),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    cardTag: text('card_tag', { enum: ['ok', 'fails_later', 'disputed'] }),
    latestInvoiceId: text('latest_invoice_id'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    unique('sandbox_subscriptions_local').on(t.localId),
    index('sandbox_subscriptions_due').on(t.status, t.periodEnd),
  ],
);

export const sandboxInvoices = pgTable(
  'sandbox_invoices',
  {
    id: text('id').primaryKey(),
    subscriptionId: text('subscription_id').notNull(),
    customer: text('customer').notNull(),
    status: text('status', { enum: ['open', 'paid', 'void', 'uncollectible'] }).notNull(),
    reason: text('reason', {
      enum: ['subscription_create', 'subscription_cycle', 'subscription_update'],
    }).notNull(),
    priceKey: text('price_key').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    paymentId: text('payment_id').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at'),
    outOfBand: boolean('out_of_band').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
  },
  (t) => [
    index('sandbox_invoices_subscription').on(t.subscriptionId, t.createdAt),
    index('sandbox_invoices_due').on(t.status, t.nextAttemptAt),
  ],
);

export const sandboxDisputes = pgTable(
  'sandbox_disputes',
  {
    id: text('id').primaryKey(),
    paymentId: text('payment_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    status: text('status', { enum: ['needs_response', 'won', 'lost'] }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [unique('sandbox_disputes_payment').on(t.paymentId)],
);

/** How far the sandbox's clock is ahead of the real one. One row. */
export const sandboxClock = pgTable('sandbox_clock', {
  id: integer('id').primaryKey(),
  offsetMs: text('offset_ms').notNull(),
});

/** Events that were sent or are to be sent; the payload is what is signed. */
export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    id: text('id').primaryKey(),
    /** The order in which they happened. */
    seq: integer('seq').generatedAlwaysAsIdentity(),
    payload: text('payload').notNull(),
    createdAt: instant('created_at').notNull(),
    deliveredAt: instant('delivered_at'),
  },
  (t) => [index('sandbox_events_waiting').on(t.deliveredAt, t.seq)],
);
