import { eq } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { holdUser } from '../../accounts/server/users.ts';
import { notFound } from '../../platform/server/http/errors.ts';
import { newId } from '../../platform/server/security/ids.ts';
import type { createReport } from '../contract.ts';
import type { SupportDeps } from './deps.ts';
import { newReportMail } from './mails/new-report.tsx';
import { reports } from './schema.ts';

export const REPORT_QUEUE = {
  name: 'support.report',
  concurrency: 1,
  retries: 5,
  expireSeconds: 30,
} as const;

type ReportInput = z.output<(typeof createReport)['body']>;

/**
 * Stores a report and enqueues the mails about it in the same transaction.
 * @throws NOT_FOUND for a story that is neither the caller's own nor shared, UNAUTHENTICATED for a caller whose account
 * was erased meanwhile.
 */
export async function storeReport(
  deps: SupportDeps,
  callerId: string | undefined,
  input: ReportInput,
): Promise<void> {
  const { db, clock, jobs } = deps;
  const { contactName, contactEmail, userEmail, storyId, category, severity, subject, description } = input;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const user = callerId ? await holdUser(tx, callerId) : undefined;
    if (storyId !== undefined && !(await deps.canReadStory(tx, storyId, callerId)))
      throw notFound('We couldn’t find this story. It may have been removed.');
    const id = newId();
    await tx.insert(reports).values({
      id,
      userId: callerId ?? null,
      contactName: contactName || user?.fullName || null,
      contactEmail: contactEmail || userEmail || user?.email || null,
      storyId: storyId ?? null,
      ...{ category, severity, subject, description },
      createdAt: now,
      updatedAt: now,
    });
    for (const operator of deps.operators.keys()) await jobs.enqueue(tx, REPORT_QUEUE.name, { id, operator });
  });
  jobs.wake(REPORT_QUEUE.name);
}

/** Payload of the queue: the report, and the index of the operator to notify. */
export interface ReportJob {
  readonly id: string;
  readonly operator: number;
}

/** Mails a report to one operator. */
export async function mailReport({ db, mailer, operators }: SupportDeps, job: ReportJob): Promise<void> {
  const to = operators[job.operator];
  const [report] = await db.select().from(reports).where(eq(reports.id, job.id));
  if (!report || !to) return;
  const from = [report.contactName, report.contactEmail].filter(Boolean).join(', ');
  await mailer.send(await newReportMail({ ...report, to, from: from || 'someone who didn’t say' }));
}
