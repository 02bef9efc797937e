import { and, asc, eq, gt, or } from 'drizzle-orm';
import { type Belongings, jsonFile } from '../../accounts/server/belongings.ts';
import { reports } from '../../database/schema/support.ts';
import type { SupportParts } from './parts.ts';

/** Reports that are read at once. */
const AT_ONCE = 200;

/** Stands where a parent's own words stood: they may name a child. */
const ERASED = 'Erased with the account.';

/** What a parent told us: taken along as it is, and blanked when the account is erased. */
export function supportBelongings({ db }: SupportParts): Belongings {
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
      .limit(AT_ONCE);
  return {
    async *collect(userId) {
      const told = [];
      for (let after: string | undefined = ''; after !== undefined; ) {
        const rows: Awaited<ReturnType<typeof page>> = await page(userId, after);
        told.push(...rows);
        after = rows.at(-1)?.id;
      }
      told.sort((one, other) => one.at.getTime() - other.at.getTime());
      yield jsonFile(
        'reports.json',
        told.map(({ id: _, ...report }) => report),
      );
    },
    async eraseAtOnce(tx, { id, email }) {
      // By the address too: they may have told us something before they joined, or without signing in.
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
