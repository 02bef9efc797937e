import { eq } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { holdPerson } from '../../accounts/server/people.ts';
import { users } from '../../database/schema/accounts.ts';
import { storyShares } from '../../database/schema/sharing.ts';
import { stories } from '../../database/schema/stories.ts';
import { reports } from '../../database/schema/support.ts';
import { notFound } from '../../platform/server/errors.ts';
import { newId } from '../../platform/server/ids.ts';
import type { createReport } from '../contract.ts';
import { newReportMail } from './mails/new-report.tsx';
import type { SupportParts } from './parts.ts';

export const REPORT_QUEUE = { name: 'support.report', side: 1, retries: 5, expireSeconds: 30 } as const;

type Told = z.output<(typeof createReport)['body']>;

/**
 * Keeps what somebody told us, and asks for the mail about it in the same transaction.
 * @throws NOT_FOUND for a story that is neither the caller's own nor shared, UNAUTHENTICATED for a caller whose account
 * was erased meanwhile.
 */
export async function keepReport(
  parts: SupportParts,
  callerId: string | undefined,
  told: Told,
): Promise<void> {
  const { db, clock, jobs } = parts;
  const { contactName, contactEmail, userEmail, storyId, category, severity, subject, description } = told;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const person = callerId ? await holdPerson(tx, callerId) : undefined;
    if (storyId !== undefined) {
      const [story] = await tx
        .select({ owner: stories.userId, shared: storyShares.storyId, gone: users.deletedAt })
        .from(stories)
        .innerJoin(users, eq(users.id, stories.userId))
        .leftJoin(storyShares, eq(storyShares.storyId, stories.id))
        .where(eq(stories.id, storyId));
      const isOwn = story !== undefined && story.owner === callerId;
      if (!isOwn && !(story?.shared && !story.gone))
        throw notFound('We could not find this story. It may have been removed.');
    }
    const id = newId();
    await tx.insert(reports).values({
      id,
      userId: callerId ?? null,
      contactName: contactName || person?.fullName || null,
      contactEmail: contactEmail || userEmail || person?.email || null,
      storyId: storyId ?? null,
      ...{ category, severity, subject, description },
      createdAt: now,
      updatedAt: now,
    });
    for (const operator of parts.operators.keys())
      await jobs.enqueue(tx, REPORT_QUEUE.name, { id, operator });
  });
  jobs.wake(REPORT_QUEUE.name);
}

/** What the queue is given: a report, and which of those who run the house is to hear of it. */
export interface ReportJob {
  readonly id: string;
  readonly operator: number;
}

/** Tells one of those who run the house of a report. */
export async function mailReport({ db, mailer, operators }: SupportParts, job: ReportJob): Promise<void> {
  const to = operators[job.operator];
  const [report] = await db.select().from(reports).where(eq(reports.id, job.id));
  if (!report || !to) return;
  const from = [report.contactName, report.contactEmail].filter(Boolean).join(', ');
  await mailer.send(await newReportMail({ ...report, to, from: from || 'somebody who did not say' }));
}
