import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { object, type output } from 'zod/mini';
import { users } from '../../../accounts/server/schema.ts';
import type { Finalizing } from '../../../billing/server/deps.ts';
import type { Db, Tx } from '../../../platform/server/database/database.ts';
import { parseInput } from '../../../platform/server/http/parse-input.ts';
import { type RawRoute, type Route, serve } from '../../../platform/server/http/route.ts';
import { newId } from '../../../platform/server/security/ids.ts';
import {
  type Action,
  type Activity,
  activitiesFile,
  activityFilter,
  listActivities,
} from '../../contract.ts';
import { versionsOf } from '../changes.ts';
import type { AdminDeps } from '../deps.ts';
import { adminActivities } from '../schema.ts';
import { containing, during } from '../search.ts';
import { sendCsv } from './csv.ts';

/** An admin action, as it is recorded. */
export interface AdminAction {
  readonly adminEmail: string;
  readonly action: Action;
  /** Null when no account is concerned. */
  readonly targetUserId: string | null;
  /** No personal data except what the admin writes as the reason. */
  readonly details: { readonly reason: string; readonly [more: string]: unknown };
  readonly previousValue: string | null;
  readonly newValue: string | null;
}

/** Writes an audit entry in the transaction of the action, so that neither exists without the other. */
export async function record(tx: Tx, action: AdminAction, now: Date, id = newId()): Promise<void> {
  await tx.insert(adminActivities).values({ id, createdAt: now, ...action });
}

const fileQuery = object(activityFilter);
type Filter = output<typeof fileQuery>;

/** The audit log, for the table. */
export function activityRoutes({ db, database }: AdminDeps): readonly Route[] {
  const version = versionsOf(database, ['activities', 'users']);
  return [
    serve(
      listActivities,
      async ({ query: { limit, offset, ...filter } }) => {
        const rows = await newestFirst(db, matching(filter)).limit(limit).offset(offset);
        return rows.map(activityView);
      },
      { version },
    ),
  ];
}

/** The audit log as a CSV file. */
export function activityFiles({ db }: AdminDeps): readonly RawRoute[] {
  return [
    {
      endpoint: activitiesFile,
      async handle({ request, reply }) {
        const query = parseInput(fileQuery, request.query);
        return sendCsv<Row>(reply, {
          name: 'activities',
          header: ['Date', 'Admin', 'Action', 'User id', 'User', 'Reason', 'Before', 'After'],
          read: (most, after) => newestFirst(db, and(matching(query), after && isAfter(after))).limit(most),
          cells: (row) => [
            row.createdAt.toISOString(),
            row.adminEmail,
            row.action,
            row.targetUserId,
            row.targetUserEmail,
            row.details.reason,
            row.previousValue,
            row.newValue,
          ],
        });
      },
    },
  ];
}

/** Null for erased users, whose row contains a placeholder address. */
const targetEmail = sql<string | null>`case when ${users.erasedAt} is null then ${users.email} end`;

const newestFirst = (db: Db, which: SQL | undefined) =>
  db
    .select({
      id: adminActivities.id,
      createdAt: adminActivities.createdAt,
      adminEmail: adminActivities.adminEmail,
      action: adminActivities.action,
      targetUserId: adminActivities.targetUserId,
      targetUserEmail: targetEmail,
      details: adminActivities.details,
      previousValue: adminActivities.previousValue,
      newValue: adminActivities.newValue,
    })
    .from(adminActivities)
    .leftJoin(users, eq(users.id, adminActivities.targetUserId))
    .where(which)
    .orderBy(desc(adminActivities.createdAt), desc(adminActivities.id));

type Row = Awaited<ReturnType<typeof newestFirst>>[number];

const matching = ({ q, action, ...period }: Filter) =>
  and(
    action && eq(adminActivities.action, action),
    during(adminActivities.createdAt, period),
    q
      ? or(
          containing(adminActivities.adminEmail, q),
          eq(adminActivities.targetUserId, q),
          and(isNull(users.erasedAt), containing(users.email, q)),
        )
      : undefined,
  );

const isAfter = ({ createdAt, id }: Row) =>
  sql`(${adminActivities.createdAt}, ${adminActivities.id}) < (${createdAt.toISOString()}::timestamptz, ${id})`;

const activityView = ({ createdAt, details, ...row }: Row): Activity => ({
  ...row,
  createdAt: createdAt.toISOString(),
  details: JSON.stringify(details),
});

/** Lets billing record that an admin confirmed an invoice, in the transaction that grants the credits. */
export function paymentNotes({ db, clock }: Pick<AdminDeps, 'db' | 'clock'>): Finalizing {
  return {
    record: (tx, { activityId, adminEmail, userId }) =>
      record(
        tx,
        {
          adminEmail,
          action: 'payment_confirm',
          targetUserId: userId,
          details: { reason: 'Payment confirmed by an admin' },
          previousValue: 'pending',
          newValue: 'active',
        },
        clock.now(),
        activityId,
      ),
    async isRecorded(activityId) {
      const found = await db
        .select({ id: adminActivities.id })
        .from(adminActivities)
        .where(eq(adminActivities.id, activityId));
      return found.length > 0;
    },
  };
}
