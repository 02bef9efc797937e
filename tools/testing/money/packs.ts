import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../../../src/accounts/server/schema.ts';
import { MINUTE } from '../../../src/platform/server/clock.ts';
import type { Tx } from '../../../src/platform/server/database/database.ts';
import { post } from '../../../src/wallet/server/ledger.ts';
import { adminSteps } from '../admin.ts';
import { Caller, creditsOf, newParent, PASSWORD } from '../users.ts';
import { beginPack, CARDS, deliverAll, flagsOf, paymentOf, untilCredits } from './steps.ts';
import type { MoneyWorld } from './world.ts';

/** Payments for packs; the ledger is audited after each test. */
export function packScenarios(world: MoneyWorld): void {
  const { app: testApp } = world;

  describe('packs', () => {
    it('credits a pack once when its event is delivered fifty times at once', async () => {
      const parent = await newParent(testApp);
      await world.pay(parent, await beginPack(parent));
      await untilCredits(parent, 5);
      const events = await world.events();
      const event = events.find(({ type }) => type === 'payment_intent.succeeded');
      if (!event) throw new Error('no payment_intent.succeeded was sent');
      const answers = await Promise.all(Array.from({ length: 50 }, () => world.bring(event)));
      expect(new Set(answers)).toEqual(new Set([200]));
      expect(await creditsOf(parent)).toBe(5);
    });

    it('credits a pack whose event arrives before the provider’s response', async () => {
      const parent = await newParent(testApp);
      const secret = await beginPack(parent);
      await testApp.app.database.run('update orders set payment_ref = null');
      await world.pay(parent, secret);
      await untilCredits(parent, 5);
    });

    it('credits a pack whose event was lost, and only once when the event arrives late', async () => {
      const parent = await newParent(testApp);
      await world.loseEvents();
      await world.pay(parent, await beginPack(parent));
      expect(await creditsOf(parent)).toBe(0);
      testApp.clock.advance(2 * MINUTE + 1000);
      // Reading the session is enough: it looks up the parent's open orders.
      expect(await creditsOf(parent)).toBe(5);
      await deliverAll(world, await world.events());
      expect(await creditsOf(parent)).toBe(5);
    });

    it('credits a pack that is paid after five declines', async () => {
      const parent = await newParent(testApp);
      const secret = await beginPack(parent);
      for (let n = 0; n < 5; n += 1) expect(await world.pay(parent, secret, CARDS.declined)).toBe('declined');
      expect(await creditsOf(parent)).toBe(0);
      expect(await world.pay(parent, secret)).toBe('paid');
      await untilCredits(parent, 5);
    });

    it('credits a pack when 3-D Secure is passed, and nothing when it fails or is abandoned', async () => {
      const parent = await newParent(testApp);
      const [abandoned, secret] = [await beginPack(parent), await beginPack(parent)];
      expect(await world.pay(parent, abandoned, CARDS.asks)).toBe('authentication_required');
      expect(await world.pay(parent, secret, CARDS.asks)).toBe('authentication_required');
      expect(await world.pay(parent, secret, CARDS.asks, false)).toBe('declined');
      expect(await creditsOf(parent)).toBe(0);
      expect(await world.pay(parent, secret, CARDS.asks, true)).toBe('paid');
      await untilCredits(parent, 5);
    });

    it('continues a pack that waits for 3-D Secure when it is bought again with another key, and charges it once', async () => {
      const parent = await newParent(testApp);
      const other = await newParent(testApp);
      const secret = await beginPack(parent);
      expect(await world.pay(parent, secret, CARDS.asks)).toBe('authentication_required');
      expect(await beginPack(parent, 'single')).not.toBe(secret);
      expect(await beginPack(other)).not.toBe(secret);
      // The page was closed in the challenge, and the key of the first request with it.
      expect(await beginPack(parent, 'popular', 'another-visit')).toBe(secret);
      expect(await world.pay(parent, secret, CARDS.asks, true)).toBe('paid');
      await untilCredits(parent, 5);
      expect(await beginPack(parent, 'popular', 'another-visit')).toBe(secret);
      const { rows } = await testApp.app.database.run(`select id from orders where package_id = 'popular'`);
      expect(rows).toHaveLength(2);
      expect(await beginPack(parent)).not.toBe(secret);
    });

    it('credits a pack whose event arrives after the account is deleted, and flags it for an admin', async () => {
      const { admin, parent, id } = await adminSteps(testApp).adminAndParent();
      const secret = await beginPack(parent);
      await world.loseEvents();
      await world.pay(parent, secret);
      expect((await admin.post(`/api/admin/users/${id}/delete`)).status).toBe(200);
      const events = await world.events();
      await deliverAll(world, [...events, ...events]);
      expect(await flagsOf(world)).toEqual(['paid_when_deleted']);
      const { rows } = await testApp.app.database.run('select ref from billing_flags');
      expect(rows).toEqual([{ ref: paymentOf(secret) }]);
      expect((await admin.post(`/api/admin/users/${id}/reactivate`)).status).toBe(200);
      const back = new Caller(testApp);
      await back.post('/api/auth/login', { email: parent.email, password: PASSWORD });
      expect(await creditsOf(back)).toBe(5);
    });

    it('takes credits back by the sum of partial refunds, in any order', async () => {
      const parent = await newParent(testApp);
      const secret = await beginPack(parent);
      await world.pay(parent, secret);
      await untilCredits(parent, 5);
      await world.loseEvents();
      const before = (await world.events()).length;
      await world.refund(paymentOf(secret), 190);
      await world.refund(paymentOf(secret), 380);
      const sent = (await world.events()).slice(before);
      await deliverAll(world, [...sent].reverse());
      // 570 of 950 cents are three fifths.
      expect(await creditsOf(parent)).toBe(2);
      await deliverAll(world, sent);
      expect(await creditsOf(parent)).toBe(2);
    });

    it('takes all credits back on a dispute, shows no debt, and reinstates them when the dispute is won', async () => {
      const parent = await newParent(testApp);
      const secret = await beginPack(parent);
      await world.pay(parent, secret, CARDS.disputed);
      await untilCredits(parent, 5);
      await world.advance(2);
      await untilCredits(parent, 0);
      await world.closeDispute(paymentOf(secret), true);
      await untilCredits(parent, 5);
    });

    it('takes credits for good when a dispute is lost, and pays off spent ones with the next purchase', async () => {
      const parent = await newParent(testApp);
      const secret = await beginPack(parent);
      await world.pay(parent, secret, CARDS.disputed);
      await untilCredits(parent, 5);
      await world.pay(parent, await beginPack(parent, 'single'));
      await untilCredits(parent, 6);
      await testApp.app.database.db.transaction((tx) => spendTwo(tx, parent.email));
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

/** Spends two credits: what a parent has used cannot be taken back. */
async function spendTwo(tx: Tx, email: string): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error('nobody has this address');
  const movement = {
    kind: 'admin',
    delta: -2,
    fact: `admin:${email}`,
    reason: 'stands for two stories',
  } as const;
  await post(tx, { userId: user.id, ...movement }, new Date());
}
