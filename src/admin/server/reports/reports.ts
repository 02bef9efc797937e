import { and, desc, eq, or } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { users } from '../../../accounts/server/schema.ts';
import { later } from '../../../platform/server/clock.ts';
import type { Tx } from '../../../platform/server/database/database.ts';
import { conflict, notFound } from '../../../platform/server/http/errors.ts';
import { type Principal, type Route, serve } from '../../../platform/server/http/route.ts';
import { reports } from '../../../support/server/schema.ts';
import {
  type AdminReport,
  getReport,
  listReports,
  REPORT_CHANGES,
  type ReportStatus,
  updateReport,
} from '../../records-contract.ts';
import { versionsOf } from '../changes.ts';
import type { AdminDeps } from '../deps.ts';
import { record } from '../records/activities.ts';
import { containing } from '../search.ts';

/** Reports, and their status and notes. */
export function reportRoutes(deps: AdminDeps): readonly Route[] {
  const version = versionsOf(deps.database, ['reports']);
  return [
    serve(listReports, ({ query }) => listPage(deps, query), { version }),
    serve(getReport, ({ params }) => reportOf(deps, params.id)),
    serve(updateReport, ({ params, body, caller }) => change(deps, caller, params.id, body)),
  ];
}

type Query = z.output<(typeof listReports)['query']>;
type Change = z.output<(typeof updateReport)['body']>;
type ReportRow = typeof reports.$inferSelect;

async function listPage(
  { db }: Pick<AdminDeps, 'db'>,
  { q, filter, limit, offset }: Query,
): Promise<AdminReport[]> {
  const rows = await db
    .select()
    .from(reports)
    .where(
      and(
        filter === 'all' ? undefined : eq(reports.status, filter),
        q
          ? or(
              containing(reports.subject, q),
              containing(reports.contactName, q),
              containing(reports.contactEmail, q),
            )
          : undefined,
      ),
    )
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(limit)
    .offset(offset);
  return rows.map(reportView);
}

/** @throws NOT_FOUND */
async function reportOf({ db }: Pick<AdminDeps, 'db'>, id: string): Promise<AdminReport> {
  const [row] = await db.select().from(reports).where(eq(reports.id, id));
  if (!row) throw reportNotFound();
  return reportView(row);
}

const reportNotFound = () => notFound('We couldn’t find this report.');

/**
 * Updates the given fields of a report and writes an audit entry. The row is locked first, so that the second of two
 * concurrent admins sees the change of the first.
 * @throws NOT_FOUND, CONFLICT for a status that cannot follow, or when somebody changed it since `updatedAt`.
 */
async function change(
  { db, clock }: Pick<AdminDeps, 'db' | 'clock'>,
  admin: Principal,
  id: string,
  { status, adminNotes, updatedAt }: Change,
): Promise<AdminReport> {
  return db.transaction(async (tx) => {
    await lockReporter(tx, id);
    const [before] = await tx.select().from(reports).where(eq(reports.id, id)).for('update');
    if (!before) throw reportNotFound();
    if (updatedAt !== undefined && Date.parse(updatedAt) !== before.updatedAt.getTime())
      throw conflict(
        'Someone else has just changed this report. Please check it again before you change it.',
      );
    if (status !== undefined) requireFollows(before.status, status);
    const notes = adminNotes === undefined ? before.adminNotes : adminNotes || null;
    if (status === undefined && notes === before.adminNotes) return reportView(before);
    const [after] = await tx
      .update(reports)
      .set({
        status: status ?? before.status,
        adminNotes: notes,
        updatedAt: laterThan(clock.now(), before.updatedAt),
      })
      .where(eq(reports.id, id))
      .returning();
    if (!after) throw notFound('We couldn’t find this report.');
    await record(
      tx,
      {
        adminEmail: admin.email,
        action: 'report_update',
        targetUserId: before.userId,
        details: { reason: reasonOf(status, notes !== before.adminNotes), reportId: id },
        previousValue: status === undefined ? null : before.status,
        newValue: status ?? null,
      },
      clock.now(),
    );
    return reportView(after);
  });
}

/** Locks the user before the report, in the same order as erasing an account, to prevent deadlocks. */
async function lockReporter(tx: Tx, reportId: string): Promise<void> {
  const [about] = await tx.select({ userId: reports.userId }).from(reports).where(eq(reports.id, reportId));
  if (about?.userId)
    await tx.select({ id: users.id }).from(users).where(eq(users.id, about.userId)).for('key share');
}

const NAMES: Readonly<Record<ReportStatus, string>> = {
  open: 'open',
  in_progress: 'in progress',
  resolved: 'resolved',
};

function requireFollows(from: ReportStatus, to: ReportStatus): void {
  if (from === to) throw conflict(`This report is already ${NAMES[to]}.`);
  if (!REPORT_CHANGES[from].includes(to))
    throw conflict(`A report that’s ${NAMES[from]} can’t go back to ${NAMES[to]}.`);
}

function reasonOf(status: ReportStatus | undefined, isNoted: boolean): string {
  if (status === undefined) return 'Notes changed';
  return isNoted ? 'Status and notes changed' : 'Status changed';
}

/** Ensures that two changes within a millisecond have different timestamps. */
const laterThan = (now: Date, last: Date) => (now > last ? now : later(last, 1));

const reportView = ({
  contactEmail,
  userId: _,
  createdAt,
  updatedAt,
  ...report
}: ReportRow): AdminReport => ({
  ...report,
  userEmail: contactEmail,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
