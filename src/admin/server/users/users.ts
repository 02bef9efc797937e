import {
  and,
  asc,
  type Column,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { output } from 'zod/mini';
import { users } from '../../../accounts/server/schema.ts';
import { plansOf, usersOnPlan } from '../../../billing/server/premium/plan.ts';
import type { Db } from '../../../platform/server/database/database.ts';
import { type Route, serve } from '../../../platform/server/http/route.ts';
import { libraryCounts } from '../../../stories/story/server/schema.ts';
import { creditAccounts } from '../../../wallet/server/schema.ts';
import { type AdminUser, listAdminUsers, type UserFilter, type UserSort } from '../../contract.ts';
import { versionsOf } from '../changes.ts';
import type { AdminDeps } from '../deps.ts';
import { transactionCounts } from '../records/transaction-counts.ts';
import { containing } from '../search.ts';

/** The list of users. */
export function userRoutes(deps: AdminDeps): readonly Route[] {
  const version = versionsOf(deps.database, ['users', 'stories', 'money']);
  return [serve(listAdminUsers, ({ query }) => listPage(deps, query), { version })];
}

type Query = output<(typeof listAdminUsers)['query']>;

/** A page of users: five small queries, regardless of the number of users. */
async function listPage(
  { db, provider }: Pick<AdminDeps, 'db' | 'provider'>,
  query: Query,
): Promise<AdminUser[]> {
  const users = await usersOf(db, await idsOf(db, query, provider));
  const ids = users.map(({ user }) => user.id);
  const plans = await plansOf(
    db,
    users.map(({ user }) => user),
    provider,
  );
  const stories = await storyCounts(db, ids);
  const transactions = await transactionCounts(db, ids);
  return users.map(({ user, balance }) => {
    const plan = plans.get(user.id);
    return {
      id: user.id,
      fullName: user.fullName,
      email: user.email,
      country: user.country,
      credits: Math.max(0, balance),
      isDeleted: user.deletedAt !== null,
      reactivatedAt: user.reactivatedAt?.toISOString() ?? null,
      createdAt: user.createdAt.toISOString(),
      totalStories: stories.get(user.id) ?? 0,
      totalTransactions: transactions.get(user.id) ?? 0,
      subscription: {
        packageType: plan?.packageType ?? 'pay_as_you_go',
        status: plan?.status ?? 'active',
      },
    };
  });
}

/**
 * The ids of the users on the page, in order. Each order matches an index, and the queries are written so that the index
 * is used even without table statistics: the embedded database never analyzes its tables by itself.
 */
async function idsOf(
  db: Db,
  { q, filter, sort, limit, offset }: Query,
  provider: string,
): Promise<readonly string[]> {
  const condition = and(isNull(users.erasedAt), filtered(db, filter, provider), q ? searched(q) : undefined);
  /** The limit makes the planner check one row for each index entry, in order. */
  const matching = (id: SQLWrapper) =>
    db
      .select({ one: sql`1`.as('one') })
      .from(users)
      .where(and(eq(users.id, id), condition))
      .limit(1)
      .as('owner');
  if (sort === 'credits') {
    const rows = await db
      .select({ id: creditAccounts.userId })
      .from(creditAccounts)
      .innerJoinLateral(matching(creditAccounts.userId), sql`true`)
      .orderBy(desc(creditAccounts.balance), desc(creditAccounts.userId))
      .limit(limit)
      .offset(offset);
    return rows.map(({ id }) => id);
  }
  // Most users are on pay as you go, so the index is scanned in order and the others are skipped.
  const rows =
    filter === 'payg'
      ? await db
          .select({ id: listedUsers.id })
          .from(listedUsers)
          .innerJoinLateral(matching(listedUsers.id), sql`true`)
          .orderBy(...ordered(listedUsers, sort))
          .limit(limit)
          .offset(offset)
      : await db
          .select({ id: users.id })
          .from(users)
          .where(condition)
          .orderBy(...ordered(users, sort))
          .limit(limit)
          .offset(offset);
  return rows.map(({ id }) => id);
}

const listedUsers = alias(users, 'listed');

function ordered(users: Readonly<Record<'id' | 'createdAt' | 'fullName', Column>>, sort: UserSort): SQL[] {
  if (sort === 'name') return [asc(sql`lower(${users.fullName})`), asc(users.id)];
  const direction = sort === 'oldest' ? asc : desc;
  return [direction(users.createdAt), direction(users.id)];
}

async function usersOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ user: users, balance: creditAccounts.balance })
    .from(users)
    // Every user has a credit account from sign-up on.
    .innerJoin(creditAccounts, eq(creditAccounts.userId, users.id))
    .where(inArray(users.id, [...ids]));
  const place = new Map(ids.map((id, at) => [id, at]));
  return rows.sort((a, b) => (place.get(a.user.id) ?? 0) - (place.get(b.user.id) ?? 0));
}

/** Same rules as the badges: a deleted user is in no other filter. */
function filtered(db: Db, filter: UserFilter, provider: string): SQL | undefined {
  if (filter === 'all') return undefined;
  // The same condition as the partial index, so that the index is used.
  if (filter === 'deleted') return and(isNotNull(users.deletedAt), isNull(users.erasedAt));
  const { paying, pending, payg } = usersOnPlan(db, provider);
  return and(isNull(users.deletedAt), { premium: paying, pending, payg }[filter]);
}

const searched = (q: string) =>
  or(eq(users.id, q), containing(users.fullName, q), containing(users.email, q));

async function storyCounts(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ userId: libraryCounts.userId, total: libraryCounts.total })
    .from(libraryCounts)
    .where(inArray(libraryCounts.userId, [...ids]));
  return new Map(rows.map(({ userId, total }) => [userId, total]));
}
