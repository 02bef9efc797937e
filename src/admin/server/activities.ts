import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { object, type output, safeParse } from 'zod/mini';
import type { Settling } from '../../billing/server/parts.ts';
import { users } from '../../database/schema/accounts.ts';
import { adminActivities } from '../../database/schema/admin.ts';
import { invalidFrom } from '../../platform/server/answer-error.ts';
import type { Db, Tx } from '../../platform/server/db.ts';
import { newId } from '../../platform/server/ids.ts';
import { type RawRoute, type Route, serve } from '../../platform/server/route.ts';
import { type Action, type Activity, activitiesFile, activityFilter, listActivities } from '../contract.ts';
import { versionsOf } from './changes.ts';
import { sendCsv } from './csv.ts';
import type { AdminParts } from './parts.ts';
import { containing, during } from './search.ts';

/** What an admin did, as it is written down. */
export interface Deed {
  readonly adminEmail: string;
  readonly action: Action;
  /** Null for what concerns nobody's account. */
  readonly targetUserId: string | null;
  /** Nothing of a person but what the admin says as the reason. */
  readonly details: { readonly reason: string; readonly [more: string]: unknown };
  readonly previousValue: string | null;
  readonly newValue: string | null;
}

/** Writes down what an admin did, in the transaction that does it: the one is never there without the other. */
export async function record(tx: Tx, deed: Deed, now: Date, id = newId()): Promise<void> {
  await tx.insert(adminActivities).values({ id, createdAt: now, ...deed });
}

const fileQuery = object(activityFilter);
type Filter = output<typeof fileQuery>;

/** What admins did, for the table. */
export function activityRoutes({ db, database }: AdminParts): readonly Route[] {
  const version = versionsOf(database, ['activities', 'users']);
  return [
    serve(
      listActivities,
      async ({ query: { limit, offset, ...filter } }) => {
        const rows = await newestFirst(db, chosenBy(filter)).limit(limit).offset(offset);
        return rows.map(activityView);
      },
      { version },
    ),
  ];
}

/** The log as a file. */
export function activityFiles({ db }: AdminParts): readonly RawRoute[] {
  return [
    {
      endpoint: activitiesFile,
      async handle({ request, reply }) {
        const query = safeParse(fileQuery, request.query);
        if (!query.success) throw invalidFrom(query.error.issues);
        return sendCsv<Row>(reply, {
          name: 'activities',
          header: ['Date', 'Admin', 'Action', 'User id', 'User', 'Reason', 'Before', 'After'],
          read: (most, after) =>
            newestFirst(db, and(chosenBy(query.data), after && isAfter(after))).limit(most),
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

/** Whoever was erased has no address any more, and the one that their row holds is nobody's. */
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

const chosenBy = ({ q, action, ...period }: Filter) =>
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

/** How billing writes down that an admin's word settled an invoice, in the transaction that gives the credits. */
export function paymentNotes({ db, clock }: Pick<AdminParts, 'db' | 'clock'>): Settling {
  return {
    note: (tx, { activityId, adminEmail, userId }) =>
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
    async noted(activityId) {
      const found = await db
        .select({ id: adminActivities.id })
        .from(adminActivities)
        .where(eq(adminActivities.id, activityId));
      return found.length > 0;
    },
  };
}
