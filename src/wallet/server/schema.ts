import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/server/schema.ts';
import { instant } from '../../database/columns.ts';

/** The balance of one parent, and the number of the newest entry. Only `ledger.ts` writes it. */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'restrict' }),
    balance: integer('balance').notNull().default(0),
    seq: integer('seq').notNull().default(0),
  },
  (t) => [index('credit_accounts_balance').on(t.balance, t.userId)],
);

export const CREDIT_KINDS = [
  'pack',
  'subscription',
  'hold',
  'release',
  'clawback',
  'reinstate',
  'admin',
] as const;

const MOVED = sql`kind in ('clawback', 'reinstate', 'admin')`;

/** The append-only ledger. `fact` is the economic fact, never the event that reported it. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => creditAccounts.userId, { onDelete: 'restrict' }),
    seq: integer('seq').notNull(),
    kind: text('kind', { enum: CREDIT_KINDS }).notNull(),
    delta: integer('delta').notNull(),
    balanceAfter: integer('balance_after').notNull(),
    fact: text('fact').notNull().unique(),
    paymentRef: text('payment_ref'),
    reservationId: text('reservation_id'),
    actor: text('actor').notNull().default('system'),
    reason: text('reason'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('credit_entries_chain').on(t.userId, t.seq),
    index('credit_entries_reservation').on(t.reservationId),
    index('credit_entries_payment').on(t.paymentRef),
    // What an admin sees as transactions: everything but stories and payments.
    index('credit_entries_moved').on(t.createdAt, t.id).where(MOVED),
    index('credit_entries_moved_kind').on(t.kind, t.createdAt, t.id).where(MOVED),
    index('credit_entries_moved_user').on(t.userId).where(MOVED),
    check('credit_entries_moves', sql`${t.delta} <> 0`),
    check(
      'credit_entries_kind',
      sql`${t.kind} in ('pack','subscription','hold','release','clawback','reinstate','admin')`,
    ),
    check(
      'credit_entries_gives',
      sql`${t.kind} not in ('pack','subscription','release','reinstate') or ${t.delta} > 0`,
    ),
    check('credit_entries_takes', sql`${t.kind} not in ('hold','clawback') or ${t.delta} < 0`),
    check(
      'credit_entries_no_debt',
      sql`${t.kind} not in ('hold','admin') or ${t.delta} > 0 or ${t.balanceAfter} >= 0`,
    ),
    check(
      'credit_entries_reserved',
      sql`(${t.kind} in ('hold','release')) = (${t.reservationId} is not null)`,
    ),
    check('credit_entries_reason', sql`${t.kind} <> 'admin' or ${t.reason} is not null`),
  ],
);

/** A credit held for one story. */
export const creditReservations = pgTable(
  'credit_reservations',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => creditAccounts.userId, { onDelete: 'restrict' }),
    storyId: text('story_id').notNull().unique(),
    amount: integer('amount').notNull(),
    state: text('state', { enum: ['held', 'captured', 'released'] })
      .notNull()
      .default('held'),
    expiresAt: instant('expires_at').notNull(),
    finalizedAt: instant('settled_at'),
  },
  (t) => [
    index('credit_reservations_open').on(t.state, t.expiresAt),
    check('credit_reservations_amount', sql`${t.amount} > 0`),
    check('credit_reservations_state', sql`${t.state} in ('held','captured','released')`),
    check('credit_reservations_settled', sql`(${t.state} = 'held') = (${t.finalizedAt} is null)`),
  ],
);
