import { and, asc, eq, gt, or } from 'drizzle-orm';
import { jsonFile, type UserData } from '../../accounts/server/user-data.ts';
import type { SupportDeps } from './deps.ts';
import { reports } from './schema.ts';

/** Reports read per query. */
const PAGE_SIZE = 200;

/** Replaces the user's text, which may name a child. */
const ERASED = 'Erased with the account.';

/** Exports the reports of a user unchanged, and blanks them when the account is erased. */
export function supportUserData({ db }: SupportDeps): UserData {
  const page = (userId: string, after: string) =>
    db
      .select({
        id: reports.id,
        at: reports.createdAt,
        category: reports.category,
        severity: reports.severity,
        subject: reports.subject,
        description: reports.description,
        status: reports.status,
      })
      .from(reports)
      .where(and(eq(reports.userId, userId), gt(reports.id, after)))
      .orderBy(asc(reports.id))
      .limit(PAGE_SIZE);
  return {
    async *collect(userId) {
      const found = [];
      for (let after: string | undefined = ''; after !== undefined; ) {
        const rows: Awaited<ReturnType<typeof page>> = await page(userId, after);
        found.push(...rows);
        after = rows.at(-1)?.id;
      }
      found.sort((one, other) => one.at.getTime() - other.at.getTime());
      yield jsonFile(
        'reports.json',
        found.map(({ id: _, ...report }) => report),
      );
    },
    async eraseInTransaction(tx, { id, email }) {
      // Also by address: reports may have been sent before sign-up or without signing in.
      await tx
        .update(reports)
        .set({
          userId: null,
          contactName: null,
          contactEmail: null,
          subject: ERASED,
          description: ERASED,
          adminNotes: null,
        })
        .where(or(eq(reports.userId, id), eq(reports.contactEmail, email)));
    },
  };
}
