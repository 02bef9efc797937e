import { and, desc, eq, or } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { users } from '../../database/schema/accounts.ts';
import { reports } from '../../database/schema/support.ts';
import { later } from '../../platform/server/clock.ts';
import type { Tx } from '../../platform/server/db.ts';
import { conflict, notFound } from '../../platform/server/errors.ts';
import { type Principal, type Route, serve } from '../../platform/server/route.ts';
import {
  type AdminReport,
  getReport,
  listReports,
  REPORT_CHANGES,
  type ReportStatus,
  updateReport,
} from '../records-contract.ts';
import { record } from './activities.ts';
import { versionsOf } from './changes.ts';
import type { AdminParts } from './parts.ts';
import { containing } from './search.ts';

/** What people told us, and what admins make of it. */
export function reportRoutes(parts: AdminParts): readonly Route[] {
  const version = versionsOf(parts.database, ['reports']);
  return [
    serve(listReports, ({ query }) => listed(parts, query), { version }),
    serve(getReport, ({ params }) => reportOf(parts, params.id)),
    serve(updateReport, ({ params, body, caller }) => change(parts, caller, params.id, body)),
  ];
}

type Query = z.output<(typeof listReports)['query']>;
type Change = z.output<(typeof updateReport)['body']>;
type ReportRow = typeof reports.$inferSelect;

async function listed(
  { db }: Pick<AdminParts, 'db'>,
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
async function reportOf({ db }: Pick<AdminParts, 'db'>, id: string): Promise<AdminReport> {
  const [row] = await db.select().from(reports).where(eq(reports.id, id));
  if (!row) throw noSuchReport();
  return reportView(row);
}

const noSuchReport = () => notFound('There is no report with this id.');

/**
 * Changes what is given of a report, and writes down that it was done. The row is locked first, so that of two admins
 * the second sees what the first has done.
 * @throws NOT_FOUND, CONFLICT for a status that cannot follow, or when somebody changed it since `updatedAt`.
 */
async function change(
  { db, clock }: Pick<AdminParts, 'db' | 'clock'>,
  admin: Principal,
  id: string,
  { status, adminNotes, updatedAt }: Change,
): Promise<AdminReport> {
  return db.transaction(async (tx) => {
    await holdReporter(tx, id);
    const [before] = await tx.select().from(reports).where(eq(reports.id, id)).for('update');
    if (!before) throw noSuchReport();
    if (updatedAt !== undefined && Date.parse(updatedAt) !== before.updatedAt.getTime())
      throw conflict(
        'Somebody else changed this report a moment ago. Please look at it again before you change it.',
      );
    if (status !== undefined) requireFollows(before.status, status);
    const notes = adminNotes === undefined ? before.adminNotes : adminNotes || null;
    if (status === undefined && notes === before.adminNotes) return reportView(before);
    const [after] = await tx
      .update(reports)
      .set({
        status: status ?? before.status,
        adminNotes: notes,
        updatedAt: afterLast(clock.now(), before.updatedAt),
      })
      .where(eq(reports.id, id))
      .returning();
    if (!after) throw notFound('There is no report with this id.');
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

/** People before their reports, in the order in which erasing an account takes them: so nobody waits for each other. */
async function holdReporter(tx: Tx, reportId: string): Promise<void> {
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
  if (from === to) throw conflict(`This report is ${NAMES[to]} already.`);
  if (!REPORT_CHANGES[from].includes(to))
    throw conflict(`A report that is ${NAMES[from]} cannot become ${NAMES[to]} again.`);
}

function reasonOf(status: ReportStatus | undefined, isNoted: boolean): string {
  if (status === undefined) return 'Notes changed';
  return isNoted ? 'Status and notes changed' : 'Status changed';
}

/** Two changes within a millisecond must be told apart, too. */
const afterLast = (now: Date, last: Date) => (now > last ? now : later(last, 1));

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
