import type { Asked } from './parts.ts';

/** Which tables' changes each counter counts: those of migration 0011. An answer may only be made of what it names. */
const COUNTED = {
  users: ['users', 'credit_accounts', 'subscriptions'],
  stories: ['stories', 'story_pictures', 'story_calls', 'credit_reservations'],
  reports: ['reports'],
  money: ['orders', 'invoices', 'credit_entries'],
  activities: ['admin_activities'],
} as const;

type Subject = keyof typeof COUNTED;

/**
 * Gives what tells the version of everything that these subjects' tables hold, in one small query whose cost does not
 * depend on how much that is. An answer that is made after the version was told may be newer than it, and never older:
 * as long as the version stays, so does the answer.
 *
 * Why nothing is missed. Each change is counted by `nextval` when it is made; that is seen at once, while the change
 * itself is seen when its transaction ends. First the counters are read, then who holds a lock for writing on one of
 * the tables. A change that was counted before the first reading is one of two things at the second: over, and then
 * every later answer has it; or under way, and then its writer is in the list, for a writer takes the table's lock
 * before it counts and lets go of it only after all others can see what it did. Its end takes it from the list, and the
 * version is another. A change that is counted after the first reading makes the counters differ at the next look.
 *
 * The list is of locks and not of `pg_current_snapshot()`, which leaves out whoever began to write after the last
 * transaction that has ended; and it leaves out writers of other tables, who are no reason to answer in full. A
 * writer's name, its `virtualtransaction`, is not used again while the database runs; and since when it runs is in the
 * version, because a crash may take back counts of what nobody got to see.
 */
export function versionsOf(database: Asked, subjects: readonly Subject[]): () => Promise<string> {
  const { kind, run } = database;
  const counters = subjects.map((subject) => `changes_of_${subject}`);
  const tables = subjects.flatMap((subject) => COUNTED[subject]);
  // Looked up by their names once: they keep their numbers while the house is open.
  let asked: Promise<string> | undefined;
  const question = async () => {
    const numbers = await numbersOf(run, counters);
    return kind === 'embedded'
      ? onlyCounted(numbers)
      : `select version_of_changes('{${numbers}}', '{${await numbersOf(run, tables)}}') as version`;
  };
  return async () => {
    asked ??= question().catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    const { rows } = await run(await asked);
    return String(rows[0]?.version);
  };
}

/** The embedded database has one connection, which waits for whoever is writing: there is no list to be read. */
function onlyCounted(counters: readonly string[]): string {
  const counted = counters.map((counter) => `pg_sequence_last_value(${counter})`);
  return `select concat_ws(' ', pg_postmaster_start_time(), ${counted.join(', ')}) as version`;
}

async function numbersOf(run: Asked['run'], names: readonly string[]): Promise<string[]> {
  const { rows } = await run('select name::regclass::oid::text as number from unnest($1::text[]) as name', [
    names,
  ]);
  return rows.map(({ number }) => String(number));
}
