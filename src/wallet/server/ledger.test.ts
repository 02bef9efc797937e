import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabase, testDatabase } from '../../../tools/testing/database.ts';
import { users } from '../../accounts/server/schema.ts';
import { AppError } from '../../platform/server/http/errors.ts';
import { auditProblems, capture, hold, LedgerConflictError, post, release, spendable } from './ledger.ts';

const NOW = new Date('2030-01-01T00:00:00Z');
const LATER = new Date('2030-01-01T00:05:00Z');
const database = await testDatabase();
const { db } = database;

async function newUser(id: string) {
  await db.insert(users).values({
    id,
    email: `${id}@example.com`,
    fullName: 'Jo Example',
    country: 'Australia',
    passwordHash: 'none',
    selectedPlan: 'pay-as-you-go',
    createdAt: NOW,
  });
}

const give = (userId: string, delta: number, fact: string) =>
  db.transaction((tx) =>
    post(tx, { userId, kind: 'admin', delta, fact: `admin:${fact}`, reason: 'a gift' }, NOW),
  );
const take = (userId: string, storyId: string) =>
  db.transaction((tx) => hold(tx, { userId, storyId, amount: 1, expiresAt: LATER }, NOW));
const captureHold = (storyId: string) => db.transaction((tx) => capture(tx, storyId, NOW));
const giveBack = (storyId: string) => db.transaction((tx) => release(tx, storyId, 'a test', NOW));

beforeEach(() => emptyDatabase(database));

describe('the ledger', () => {
  it('writes a fact once when it is posted repeatedly', async () => {
    await newUser('u');
    const posts = await Promise.all(Array.from({ length: 10 }, () => give('u', 5, 'one')));
    expect(posts.filter((result) => result.applied)).toHaveLength(1);
    expect(await spendable(db, 'u')).toBe(5);
  });

  it('throws when a known fact has other numbers', async () => {
    await newUser('u');
    await give('u', 5, 'one');
    await expect(give('u', 6, 'one')).rejects.toThrow(LedgerConflictError);
  });

  it('never holds more credits than the balance when a hundred requests run at the same time', async () => {
    await newUser('u');
    await give('u', 1, 'one');
    const results = await Promise.allSettled(Array.from({ length: 100 }, (_, n) => take('u', `s${n}`)));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    const refused = results.find((result) => result.status === 'rejected')?.reason;
    expect(refused).toBeInstanceOf(AppError);
    expect(refused).toMatchObject({ code: 'INSUFFICIENT_CREDITS', status: 402 });
    expect(await auditProblems(db)).toEqual([]);
  });

  it('does not release a captured credit, nor capture a released one', async () => {
    await newUser('u');
    await give('u', 2, 'two');
    await take('u', 'kept');
    await take('u', 'dropped');
    expect([await captureHold('kept'), await giveBack('kept')]).toEqual([true, false]);
    expect([await giveBack('dropped'), await captureHold('dropped'), await giveBack('dropped')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await spendable(db, 'u')).toBe(1);
  });

  it.each([
    'update credit_entries set delta = 100',
    'delete from credit_entries',
    'truncate credit_entries cascade',
  ])('refuses to rewrite ledger entries: %s', async (statement) => {
    await newUser('u');
    await give('u', 5, 'one');
    await expect(database.run(statement)).rejects.toThrow(/append-only/);
  });

  it('reports a balance changed outside the ledger in the audit', async () => {
    await newUser('u');
    await give('u', 5, 'one');
    await database.run('update credit_accounts set balance = 50');
    expect(await auditProblems(db)).toEqual([{ problem: 'balance is not the sum of the entries', ref: 'u' }]);
  });

  it('stays consistent after any sequence of movements', async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('give' as const), n: fc.integer({ min: 1, max: 3 }), fact: fc.nat(5) }),
      fc.record({
        do: fc.constantFrom('take' as const, 'keep' as const, 'giveBack' as const),
        story: fc.nat(5),
      }),
    );
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        run += 1;
        const user = `u${run}`;
        await newUser(user);
        let expected = 0;
        const facts = new Map<number, number>();
        const states = new Map<number, 'held' | 'captured' | 'released'>();
        for (const move of steps) {
          if (move.do === 'give') {
            const known = facts.get(move.fact);
            const posting = give(user, move.n, `${user}:${move.fact}`);
            if (known !== undefined && known !== move.n)
              await expect(posting).rejects.toThrow(LedgerConflictError);
            else expect((await posting).applied).toBe(known === undefined);
            if (known === undefined) expected += move.n;
            facts.set(move.fact, known ?? move.n);
            continue;
          }
          const story = `${user}:${move.story}`;
          const state = states.get(move.story);
          if (move.do === 'take') {
            if (state) continue;
            if (expected < 1)
              await expect(take(user, story)).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS' });
            else {
              await take(user, story);
              expected -= 1;
              states.set(move.story, 'held');
            }
          } else if (move.do === 'keep') {
            expect(await captureHold(story)).toBe(state === 'held');
            if (state === 'held') states.set(move.story, 'captured');
          } else {
            expect(await giveBack(story)).toBe(state === 'held');
            if (state === 'held') {
              expected += 1;
              states.set(move.story, 'released');
            }
          }
        }
        expect(await spendable(db, user)).toBe(expected);
        expect(await auditProblems(db)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
