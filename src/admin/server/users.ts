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
import { users } from '../../database/schema/accounts.ts';
import { shelfCounts } from '../../database/schema/stories.ts';
import { creditAccounts } from '../../database/schema/wallet.ts';
import type { Db } from '../../platform/server/db.ts';
import { type Route, serve } from '../../platform/server/route.ts';
import { peopleOnPlan, plansOf } from '../../wallet/server/plan.ts';
import { type AdminUser, listAdminUsers, type UserFilter, type UserSort } from '../contract.ts';
import { versionsOf } from './changes.ts';
import type { AdminParts } from './parts.ts';
import { containing } from './search.ts';
import { transactionCounts } from './transaction-counts.ts';

/** The people of the house, as admins see them. */
export function userRoutes(parts: AdminParts): readonly Route[] {
  const version = versionsOf(parts.database, ['users', 'stories', 'money']);
  return [serve(listAdminUsers, ({ query }) => listed(parts, query), { version })];
}

type Query = output<(typeof listAdminUsers)['query']>;

/** A page of users: five small queries, however many users there are. */
async function listed(
  { db, provider }: Pick<AdminParts, 'db' | 'provider'>,
  query: Query,
): Promise<AdminUser[]> {
  const people = await peopleOf(db, await idsOf(db, query, provider));
  const ids = people.map(({ person }) => person.id);
  const plans = await plansOf(
    db,
    people.map(({ person }) => person),
    provider,
  );
  const stories = await storyCounts(db, ids);
  const transactions = await transactionCounts(db, ids);
  return people.map(({ person, balance }) => {
    const plan = plans.get(person.id);
    return {
      id: person.id,
      fullName: person.fullName,
      email: person.email,
      country: person.country,
      credits: Math.max(0, balance),
      isDeleted: person.deletedAt !== null,
      reactivatedAt: person.reactivatedAt?.toISOString() ?? null,
      createdAt: person.createdAt.toISOString(),
      totalStories: stories.get(person.id) ?? 0,
      totalTransactions: transactions.get(person.id) ?? 0,
      subscription: {
        packageType: plan?.packageType ?? 'pay_as_you_go',
        status: plan?.status ?? 'active',
      },
    };
  });
}

/**
 * Who is on the page, in its order. Each order is that of an index, and written so that it is read along it also where
 * the database knows nothing of how much there is in its tables: the embedded one never counts by itself.
 */
async function idsOf(
  db: Db,
  { q, filter, sort, limit, offset }: Query,
  provider: string,
): Promise<readonly string[]> {
  const asked = and(isNull(users.erasedAt), filtered(db, filter, provider), q ? searched(q) : undefined);
  /** With a limit it stays a look at one row, for each one of an index in its order. */
  const isAsked = (id: SQLWrapper) =>
    db
      .select({ one: sql`1`.as('one') })
      .from(users)
      .where(and(eq(users.id, id), asked))
      .limit(1)
      .as('owner');
  if (sort === 'credits') {
    const rows = await db
      .select({ id: creditAccounts.userId })
      .from(creditAccounts)
      .innerJoinLateral(isAsked(creditAccounts.userId), sql`true`)
      .orderBy(desc(creditAccounts.balance), desc(creditAccounts.userId))
      .limit(limit)
      .offset(offset);
    return rows.map(({ id }) => id);
  }
  // Most people are on pay as you go, so those who are not are passed by on the way along the index.
  const rows =
    filter === 'payg'
      ? await db
          .select({ id: LISTED.id })
          .from(LISTED)
          .innerJoinLateral(isAsked(LISTED.id), sql`true`)
          .orderBy(...ordered(LISTED, sort))
          .limit(limit)
          .offset(offset)
      : await db
          .select({ id: users.id })
          .from(users)
          .where(asked)
          .orderBy(...ordered(users, sort))
          .limit(limit)
          .offset(offset);
  return rows.map(({ id }) => id);
}

const LISTED = alias(users, 'listed');

function ordered(people: Readonly<Record<'id' | 'createdAt' | 'fullName', Column>>, sort: UserSort): SQL[] {
  if (sort === 'name') return [asc(sql`lower(${people.fullName})`), asc(people.id)];
  const way = sort === 'oldest' ? asc : desc;
  return [way(people.createdAt), way(people.id)];
}

async function peopleOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ person: users, balance: creditAccounts.balance })
    .from(users)
    // Everybody has books from the first day.
    .innerJoin(creditAccounts, eq(creditAccounts.userId, users.id))
    .where(inArray(users.id, [...ids]));
  const place = new Map(ids.map((id, at) => [id, at]));
  return rows.sort((a, b) => (place.get(a.person.id) ?? 0) - (place.get(b.person.id) ?? 0));
}

/** As the badges say it: whoever is deleted is nothing else. */
function filtered(db: Db, filter: UserFilter, provider: string): SQL | undefined {
  if (filter === 'all') return undefined;
  // In the words of the index, so that few are found among many.
  if (filter === 'deleted') return and(isNotNull(users.deletedAt), isNull(users.erasedAt));
  const { paying, pending, payg } = peopleOnPlan(db, provider);
  return and(isNull(users.deletedAt), { premium: paying, pending, payg }[filter]);
}

const searched = (q: string) =>
  or(eq(users.id, q), containing(users.fullName, q), containing(users.email, q));

async function storyCounts(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ userId: shelfCounts.userId, total: shelfCounts.total })
    .from(shelfCounts)
    .where(inArray(shelfCounts.userId, [...ids]));
  return new Map(rows.map(({ userId, total }) => [userId, total]));
}
