import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../../accounts/server/schema.ts';
import { instant } from '../../database/columns.ts';

/** A parent's customer id, one per provider. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    provider: text('provider').notNull(),
    ref: text('ref').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.provider] }),
    unique('billing_customers_ref').on(t.provider, t.ref),
  ],
);

/** An order for a pack. Credits and cents are fixed here before the provider is called. */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    packageId: text('package_id').notNull(),
    credits: integer('credits').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull().default('aud'),
    status: text('status', { enum: ['open', 'processing', 'paid', 'canceled'] })
      .notNull()
      .default('open'),
    provider: text('provider').notNull(),
    customerRef: text('customer_ref'),
    paymentRef: text('payment_ref').unique(),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    /** When the charge state was requested that the ledger's refunds and disputes reflect. */
    chargeSeenAt: instant('charge_seen_at'),
    /** The provider's message of the last decline; for the parent's billing page. */
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
    /** When the provider was last checked for it; initially, when it was created. */
    checkedAt: instant('checked_at').notNull(),
    paidAt: instant('paid_at'),
  },
  (t) => [
    index('orders_user').on(t.userId, t.createdAt),
    index('orders_newest').on(t.createdAt, t.id),
    index('orders_status_newest').on(t.status, t.createdAt, t.id),
    index('orders_paid_at').on(t.paidAt),
    index('orders_open').on(t.status, t.checkedAt),
    check('orders_status', sql`${t.status} in ('open','processing','paid','canceled')`),
    check('orders_paid', sql`(${t.status} = 'paid') = (${t.paidAt} is not null)`),
  ],
);

/** States of a subscription that has not ended. A parent has at most one such row per provider. */
const LIVE = sql`status in ('pending','active','past_due')`;

/** One row per subscription at the provider. `canceled` and `expired` are final: a new beginning is a new row. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    provider: text('provider').notNull(),
    /** Null until the provider has confirmed; such a row is not shown as a plan. */
    ref: text('ref').unique(),
    customerRef: text('customer_ref').notNull(),
    priceKey: text('price_key', { enum: ['premium_monthly', 'premium_yearly'] }).notNull(),
    nextPriceKey: text('next_price_key', { enum: ['premium_monthly', 'premium_yearly'] }),
    status: text('status', { enum: ['pending', 'active', 'past_due', 'canceled', 'expired'] })
      .notNull()
      .default('pending'),
    periodEnd: instant('period_end'),
    cancelAt: instant('cancel_at'),
    /** Set while the subscription still has to be ended at the provider; the reconcile job retries until it has. */
    endOwedSince: instant('end_owed_since'),
    createdAt: instant('created_at').notNull(),
    /** When the state was requested that this row reflects: older states are ignored. */
    seenAt: instant('seen_at'),
    /** When the provider was last checked for it; initially, when it was created. */
    checkedAt: instant('checked_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    uniqueIndex('subscriptions_one_live').on(t.userId, t.provider).where(LIVE),
    index('subscriptions_user').on(t.userId, t.createdAt),
    index('subscriptions_open').on(t.status, t.checkedAt),
    check('subscriptions_status', sql`${t.status} in ('pending','active','past_due','canceled','expired')`),
    check('subscriptions_ended', sql`(${t.status} in ('canceled','expired')) = (${t.endedAt} is not null)`),
  ],
);

/** The admin who confirmed that an invoice was paid by other means, and the id of the audit entry. */
export interface FinalizedBy {
  readonly activityId: string;
  readonly adminEmail: string;
}

/** Invoices of subscriptions, by their id at the provider. `credits` is what a paid one granted. */
export const invoices = pgTable(
  'invoices',
  {
    ref: text('ref').primaryKey(),
    /** Our own, unguessable id: it addresses the receipt. */
    id: text('id').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'restrict' }),
    status: text('status', { enum: ['open', 'paid', 'void', 'uncollectible'] }).notNull(),
    reason: text('reason').notNull(),
    priceKey: text('price_key', { enum: ['premium_monthly', 'premium_yearly'] }),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    credits: integer('credits').notNull().default(0),
    paymentRef: text('payment_ref'),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    hostedUrl: text('hosted_url'),
    /**
     * The admin who is confirming it. Written before the provider is called, and read by whatever applies the payment
     * first.
     */
    finalizedBy: jsonb('settled_by').$type<FinalizedBy>(),
    /** When the charge state was requested that the ledger's refunds and disputes reflect. */
    chargeSeenAt: instant('charge_seen_at'),
    /** Attempts the parent has been notified of. */
    attemptsNotified: integer('attempts_told').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
  },
  (t) => [
    index('invoices_user').on(t.userId, t.createdAt),
    index('invoices_newest').on(t.createdAt, t.id),
    index('invoices_status_newest').on(t.status, t.createdAt, t.id),
    index('invoices_paid_at').on(t.paidAt),
    index('invoices_subscription').on(t.subscriptionId),
    check('invoices_status', sql`${t.status} in ('open','paid','void','uncollectible')`),
    check('invoices_paid', sql`(${t.status} = 'paid') = (${t.paidAt} is not null)`),
    check('invoices_credits', sql`${t.credits} >= 0 and (${t.credits} = 0 or ${t.status} = 'paid')`),
  ],
);

/** Payments that an admin should review, because they were not as expected. */
export const billingFlags = pgTable(
  'billing_flags',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'restrict' }),
    kind: text('kind').notNull(),
    ref: text('ref').notNull(),
    sentence: text('sentence').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [unique('billing_flags_once').on(t.kind, t.ref)],
);

/** Events that have taken effect. Written in the transaction that applies them. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** When it happened, according to the provider; null for events stored before this column was added. */
    happenedAt: instant('happened_at'),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [index('webhook_events_newest').on(t.receivedAt)],
);
