import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant } from './columns.ts';

/** One wish to buy a pack. What was agreed (credits, cents) is written here before the provider is asked. */
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
    /** What the provider said the last time it refused; for the parent's billing page. */
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
    /** When the provider was last asked about it; at first, when it was made. */
    checkedAt: instant('checked_at').notNull(),
    paidAt: instant('paid_at'),
  },
  (t) => [
    index('orders_user').on(t.userId, t.createdAt),
    index('orders_open').on(t.status, t.checkedAt),
    check('orders_status', sql`${t.status} in ('open','processing','paid','canceled')`),
    check('orders_paid', sql`(${t.status} = 'paid') = (${t.paidAt} is not null)`),
  ],
);

/** Events of the provider that have taken effect. Written in the transaction that applies them. */
export const webhookEvents = pgTable('webhook_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: instant('received_at').notNull(),
});

/** The sandbox provider's own books: the other side of the counter. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: text('id').primaryKey(),
    /** The provider's idempotency key: one payment for one order. */
    orderId: text('order_id').notNull(),
    customer: text('customer').notNull(),
    amountCents: integer('amount_cents').notNull(),
    amountReceivedCents: integer('amount_received_cents').notNull().default(0),
    currency: text('currency').notNull(),
    status: text('status', {
      enum: ['requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled'],
    }).notNull(),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [unique('sandbox_payments_order').on(t.orderId)],
);

/** Events that the sandbox has told, or still has to tell, in the words in which they are signed. */
export const sandboxEvents = pgTable('sandbox_events', {
  id: text('id').primaryKey(),
  payload: text('payload').notNull(),
  createdAt: instant('created_at').notNull(),
  deliveredAt: instant('delivered_at'),
});
