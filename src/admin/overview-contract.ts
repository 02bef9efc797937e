import * as z from 'zod/mini';
import { endpoint, instantSchema } from '../platform/contract.ts';

/** Totals of the whole app, for the tab labels and the summary cards. */
export const totalsSchema = z.object({
  /** Without erased accounts; `active` are those that are not deleted. */
  users: z.object({ total: z.int(), active: z.int() }),
  stories: z.object({
    total: z.int(),
    favorited: z.int(),
    illustrated: z.int(),
    creditsUsed: z.int(),
    /** Finished stories of all users. */
    generated: z.int(),
  }),
  reports: z.object({ total: z.int(), open: z.int() }),
  transactions: z.object({ total: z.int(), completed: z.int() }),
  /** `active` subscriptions, and their share of all users in percent with one decimal. */
  premium: z.object({ active: z.int(), conversion: z.number() }),
});
export type Totals = z.infer<typeof totalsSchema>;

export const getTotals = endpoint({
  method: 'GET',
  path: '/api/admin/totals',
  summary: 'How many users, stories, reports and transactions there are. ETag and 304',
  who: 'admin',
  rate: 'read',
  reply: totalsSchema,
});

/** Days that the charts show, including today. Days are in UTC. */
export const CHART_DAYS = 30;

export const overviewSchema = z.object({
  totals: totalsSchema,
  lastActivityAt: z.nullable(instantSchema),
  /** Every day, the oldest first. */
  days: z.array(
    z.object({
      /** "2026-11-22" */
      day: z.string(),
      /** Stories that were finished. */
      stories: z.int(),
      /** Stories that failed. */
      failures: z.int(),
      /** Payments, in cents of Australian dollars. */
      revenueCents: z.int(),
    }),
  ),
  queues: z.array(
    z.object({
      name: z.string(),
      waiting: z.int(),
      running: z.int(),
      /** How long the oldest due job has waited, in seconds; null when none waits. */
      oldestSeconds: z.nullable(z.int()),
    }),
  ),
  /** Sums of the last 30 days. */
  providers: z.array(
    z.object({
      provider: z.string(),
      calls: z.int(),
      failed: z.int(),
      /** US dollars with six decimals; null when no price is known. */
      cost: z.nullable(z.string()),
      costComplete: z.boolean(),
    }),
  ),
  /** Rows of the ledger audit query; empty when the ledger is consistent. */
  ledgerProblems: z.array(z.object({ problem: z.string(), ref: z.string() })),
  /** Of the last 24 hours. Lag is the time from an event at the payment provider until it took effect here. */
  webhooks: z.object({
    received: z.int(),
    medianLagSeconds: z.nullable(z.number()),
    worstLagSeconds: z.nullable(z.number()),
    lastAt: z.nullable(instantSchema),
  }),
  system: z.object({
    /** "embedded" or "postgresql" */
    database: z.string(),
    version: z.string(),
    uptimeSeconds: z.int(),
    /** When the last backup was finished; null when there is none. */
    lastBackupAt: z.nullable(instantSchema),
  }),
});
export type Overview = z.infer<typeof overviewSchema>;

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/admin/overview',
  summary:
    'How the app is doing: totals, charts by day, queues, providers, the ledger’s audit, webhooks, backups',
  who: 'admin',
  rate: 'read',
  reply: overviewSchema,
});
