import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../../src/database/schema/accounts.ts';
import { MINUTE } from '../../src/platform/server/clock.ts';
import type { Tx } from '../../src/platform/server/db.ts';
import { post } from '../../src/wallet/server/ledger.ts';
import { adminSteps } from './admin.ts';
import { beginPack, bringAll, CARDS, flagsOf, paymentOf, untilCredits } from './money-steps.ts';
import type { MoneyWorld } from './money-world.ts';
import { Caller, creditsOf, newParent, PASSWORD } from './people.ts';

/** What may happen to a payment for a pack; the books are audited after each. */
export function packScenarios(world: MoneyWorld): void {
  const { house } = world;

  describe('a pack', () => {
    it('is given once, however often and at once its event is brought', async () => {
      const parent = await newParent(house);
      await world.pay(parent, await beginPack(parent));
      await untilCredits(parent, 5);
      const events = await world.events();
      const event = events.find(({ type }) => type === 'payment_intent.succeeded');
      if (!event) throw new Error('nothing was told');
      const answers = await Promise.all(Array.from({ length: 50 }, () => world.bring(event)));
      expect(new Set(answers)).toEqual(new Set([200]));
      expect(await creditsOf(parent)).toBe(5);
    });

    it('is given when its event comes before the provider has answered us', async () => {
      const parent = await newParent(house);
      const secret = await beginPack(parent);
      await house.house.database.run('update orders set payment_ref = null');
      await world.pay(parent, secret);
      await untilCredits(parent, 5);
    });

    it('is given when the event was lost, once, also when it comes late after all', async () => {
      const parent = await newParent(house);
      await world.loseEvents();
      await world.pay(parent, await beginPack(parent));
      expect(await creditsOf(parent)).toBe(0);
      house.clock.advance(2 * MINUTE + 1000);
      // Coming back is enough: whoever asks has the open order looked up.
      expect(await creditsOf(parent)).toBe(5);
      await bringAll(world, await world.events());
      expect(await creditsOf(parent)).toBe(5);
    });

    it('survives five declines', async () => {
      const parent = await newParent(house);
      const secret = await beginPack(parent);
      for (let n = 0; n < 5; n += 1) expect(await world.pay(parent, secret, CARDS.declined)).toBe('declined');
      expect(await creditsOf(parent)).toBe(0);
      expect(await world.pay(parent, secret)).toBe('paid');
      await untilCredits(parent, 5);
    });

    it('with 3-D Secure is given when it is passed; failed or left, nothing is given', async () => {
      const parent = await newParent(house);
      const [left, secret] = [await beginPack(parent), await beginPack(parent)];
      expect(await world.pay(parent, left, CARDS.asks)).toBe('asked');
      expect(await world.pay(parent, secret, CARDS.asks)).toBe('asked');
      expect(await world.pay(parent, secret, CARDS.asks, false)).toBe('declined');
      expect(await creditsOf(parent)).toBe(0);
      expect(await world.pay(parent, secret, CARDS.asks, true)).toBe('paid');
      await untilCredits(parent, 5);
    });

    it('that is heard of once the account is deleted gives its credits, and an admin is told', async () => {
      const { admin, parent, id } = await adminSteps(house).adminAndParent();
      const secret = await beginPack(parent);
      await world.loseEvents();
      await world.pay(parent, secret);
      expect((await admin.post(`/api/admin/users/${id}/delete`)).status).toBe(200);
      const events = await world.events();
      await bringAll(world, [...events, ...events]);
      expect(await flagsOf(world)).toEqual(['paid_when_deleted']);
      const { rows } = await house.house.database.run('select ref from billing_flags');
      expect(rows).toEqual([{ ref: paymentOf(secret) }]);
      expect((await admin.post(`/api/admin/users/${id}/reactivate`)).status).toBe(200);
      const back = new Caller(house);
      await back.post('/api/auth/login', { email: parent.email, password: PASSWORD });
      expect(await creditsOf(back)).toBe(5);
    });

    it('that is refunded in parts takes credits back by the sum, in any order', async () => {
      const parent = await newParent(house);
      const secret = await beginPack(parent);
      await world.pay(parent, secret);
      await untilCredits(parent, 5);
      await world.loseEvents();
      const before = (await world.events()).length;
      await world.refund(paymentOf(secret), 190);
      await world.refund(paymentOf(secret), 380);
      const told = (await world.events()).slice(before);
      await bringAll(world, [...told].reverse());
      // 570 of 950 cents are three fifths.
      expect(await creditsOf(parent)).toBe(2);
      await bringAll(world, told);
      expect(await creditsOf(parent)).toBe(2);
    });

    it('that is disputed takes all back, shows no debt, and gives it again when the dispute is won', async () => {
      const parent = await newParent(house);
      const secret = await beginPack(parent);
      await world.pay(parent, secret, CARDS.disputed);
      await untilCredits(parent, 5);
      await world.advance(2);
      await untilCredits(parent, 0);
      await world.closeDispute(paymentOf(secret), true);
      await untilCredits(parent, 5);
    });

    it('that is disputed and lost stays taken, and what was spent before is paid off by the next purchase', async () => {
      const parent = await newParent(house);
      const secret = await beginPack(parent);
      await world.pay(parent, secret, CARDS.disputed);
      await untilCredits(parent, 5);
      await world.pay(parent, await beginPack(parent, 'single'));
      await untilCredits(parent, 6);
      await house.house.database.db.transaction((tx) => spendTwo(tx, parent.email));
      await world.advance(2);
      await world.closeDispute(paymentOf(secret), false);
      await untilCredits(parent, 0);
      const { body } = await parent.get('/api/subscription/status');
      expect(body).toMatchObject({ credits: 0, debt: 1 });
      await world.pay(parent, await beginPack(parent, 'popular'));
      await untilCredits(parent, 4);
    });
  });
}

/** Two stories made: what a parent has used cannot be given back. */
async function spendTwo(tx: Tx, email: string): Promise<void> {
  const [person] = await tx.select().from(users).where(eq(users.email, email));
  if (!person) throw new Error('nobody has this address');
  const movement = {
    kind: 'admin',
    delta: -2,
    fact: `admin:${email}`,
    reason: 'stands for two stories',
  } as const;
  await post(tx, { userId: person.id, ...movement }, new Date());
}
