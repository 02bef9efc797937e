import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabase, testDatabase } from '../../../../tools/testing/database.ts';
import { users } from '../../../accounts/server/schema.ts';
import { auditProblems, balanceOf, post } from '../../../wallet/server/ledger.ts';
import type { ChargeState } from '../provider/provider.ts';
import { orders } from '../schema.ts';
import { applyCharge, shareOf } from './clawback.ts';

const NOW = new Date('2030-01-01T00:00:00Z');
const database = await testDatabase();
const { db } = database;
beforeEach(() => emptyDatabase(database));

/** Creates a parent who has paid for a pack. */
async function paidPack(id: string, credits: number, amountCents: number): Promise<void> {
  const user = { email: `${id}@example.com`, fullName: 'Jo Example', country: 'Australia' };
  const account = { passwordHash: 'none', selectedPlan: 'pay-as-you-go', createdAt: NOW };
  await db.insert(users).values({ id, ...user, ...account });
  const order = {
    userId: id,
    packageId: 'popular',
    credits,
    amountCents,
    status: 'paid',
    provider: 'sandbox',
  } as const;
  await db
    .insert(orders)
    .values({ id, ...order, paymentRef: `pi_${id}`, createdAt: NOW, checkedAt: NOW, paidAt: NOW });
  const grant = {
    kind: 'pack',
    delta: credits,
    fact: `payment_intent:pi_${id}`,
    paymentRef: `pi_${id}`,
  } as const;
  await db.transaction((tx) => post(tx, { userId: id, ...grant }, NOW));
}

const deps = { clock: { now: () => NOW } } as Parameters<typeof applyCharge>[1];

describe('clawback', () => {
  it.each([
    [5, 950, 950, 5],
    [5, 949, 950, 4],
    [5, 190, 950, 1],
    [5, 189, 950, 0],
    [1, 200, 200, 1],
    [1, 199, 200, 0],
    [10, 0, 0, 0],
  ])('takes back the share of %i credits for %i of %i cents: %i', (granted, cents, of, taken) => {
    expect(shareOf(granted, cents, of)).toBe(taken);
  });

  it('takes back credits by the latest provider state, whatever the order and number of earlier ones', async () => {
    const cents = fc.integer({ min: 0, max: 950 });
    const state = fc.record({ refunded: cents, one: cents, other: cents });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(state, { minLength: 1, maxLength: 8 }), async (states) => {
        run += 1;
        const id = `u${run}`;
        await paidPack(id, 5, 950);
        for (const { refunded, one, other } of states) {
          const charge: ChargeState = {
            ref: `ch_${id}`,
            paymentRef: `pi_${id}`,
            orderId: id,
            invoiceRef: null,
            amountCents: 950,
            refundedCents: refunded,
            disputes: [
              { ref: `dp_${id}a`, withdrawnCents: one },
              { ref: `dp_${id}b`, withdrawnCents: other },
            ],
          };
          for (let times = 0; times < 2; times += 1)
            await db.transaction((tx) => applyCharge(tx, deps, charge, NOW));
          const due = [refunded, one, other].reduce((sum, each) => sum + shareOf(5, each, 950), 0);
          expect(await balanceOf(db, id)).toBe(5 - Math.min(5, due));
        }
        expect(await auditProblems(db)).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('ignores a charge state that is older than the last applied one', async () => {
    await paidPack('u', 12, 2160);
    const charge = (refundedCents: number): ChargeState => ({
      ...{ ref: 'ch_u', paymentRef: 'pi_u', orderId: 'u', invoiceRef: null, disputes: [] },
      ...{ amountCents: 2160, refundedCents },
    });
    const later = new Date(NOW.getTime() + 1);
    await db.transaction((tx) => applyCharge(tx, deps, charge(2160), later));
    await db.transaction((tx) => applyCharge(tx, deps, charge(1080), NOW));
    expect(await balanceOf(db, 'u')).toBe(0);
  });

  it('takes back nothing for a payment that granted no credits', async () => {
    const unknown: ChargeState = {
      ref: 'ch_x',
      paymentRef: 'pi_x',
      orderId: null,
      invoiceRef: null,
      amountCents: 950,
      refundedCents: 950,
      disputes: [],
    };
    await db.transaction((tx) => applyCharge(tx, deps, unknown, NOW));
    expect(await auditProblems(db)).toEqual([]);
  });
});
