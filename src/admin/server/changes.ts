import type { Queryable } from './deps.ts';

/** The tables whose changes each counter of migration 0011 counts. A reply may be built from these tables only. */
const TABLES_BY_COUNTER = {
  users: ['users', 'credit_accounts', 'subscriptions'],
  stories: ['stories', 'story_pictures', 'story_calls', 'credit_reservations'],
  reports: ['reports'],
  money: ['orders', 'invoices', 'credit_entries'],
  activities: ['admin_activities'],
} as const;

type Subject = keyof typeof TABLES_BY_COUNTER;

/**
 * Returns a function that reads the version of the tables of these subjects, with one small query whose cost does not
 * depend on their size. A reply that is built after the version was read may be newer than the version, but never older:
 * while the version stays the same, so does the reply.
 *
 * Why no change is missed: each change calls `nextval` when it is made. The counter is visible at once, the change itself
 * when its transaction ends. The query reads the counters first, and then the transactions that hold a write lock on one
 * of the tables. When the locks are read, a change that was counted before has either been committed, and then every
 * later reply includes it; or its transaction is still open, and then it is in the list, because a transaction takes the
 * table's lock before it counts and releases it only after its changes are visible. When it ends it leaves the list, so
 * the version changes. A change that is counted after the counters were read makes the next version differ.
 *
 * The list is read from the locks and not from `pg_current_snapshot()`, which omits transactions that began to write
 * after the last one that has ended; and it omits writers of other tables, which need no full reply. A transaction's
 * `virtualtransaction` is not reused while the database runs. The start time of the database is part of the version,
 * because a crash may undo counts of changes that were never visible.
 */
export function versionsOf(database: Queryable, subjects: readonly Subject[]): () => Promise<string> {
  const { kind, run } = database;
  const counters = subjects.map((subject) => `changes_of_${subject}`);
  const tables = subjects.flatMap((subject) => TABLES_BY_COUNTER[subject]);
  // The names are looked up once: their oids stay the same while the app runs.
  let query: Promise<string> | undefined;
  const buildQuery = async () => {
    const oids = await oidsOf(run, counters);
    return kind === 'embedded'
      ? counterQuery(oids)
      : `select version_of_changes('{${oids}}', '{${await oidsOf(run, tables)}}') as version`;
  };
  return async () => {
    query ??= buildQuery().catch((error: unknown) => {
      query = undefined;
      throw error;
    });
    const { rows } = await run(await query);
    return String(rows[0]?.version);
  };
}

/** The embedded database has one connection, so no other transaction can be open: the counters suffice. */
function counterQuery(counters: readonly string[]): string {
  const counted = counters.map((counter) => `pg_sequence_last_value(${counter})`);
  return `select concat_ws(' ', pg_postmaster_start_time(), ${counted.join(', ')}) as version`;
}

async function oidsOf(run: Queryable['run'], names: readonly string[]): Promise<string[]> {
  const { rows } = await run('select name::regclass::oid::text as number from unnest($1::text[]) as name', [
    names,
  ]);
  return rows.map(({ number }) => String(number));
}
