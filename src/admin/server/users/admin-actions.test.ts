import { describe, expect, it } from 'vitest';
import { adminSteps, idOf, log, NOBODY, statuses } from '../../../../tools/testing/admin.ts';
import { ADMIN, createTestApp } from '../../../../tools/testing/app.ts';
import { type Caller, creditsOf, newParent } from '../../../../tools/testing/users.ts';

const testApp = createTestApp();
const { adminAndParent, twice } = adminSteps(testApp);

describe('adjusting credits', () => {
  const adjust = (caller: Caller, id: string, creditChange: unknown, key?: string, reason = 'A gift') =>
    caller.post(
      `/api/admin/users/${id}/credits`,
      { creditChange, reason },
      key ? { 'idempotency-key': key } : {},
    );

  it('adjusts the credits of a parent at once and records the balance before and after', async () => {
    const { admin, parent, id } = await adminAndParent();
    expect(await adjust(admin, id, 8)).toMatchObject({ status: 200, body: { ok: true, credits: 8 } });
    expect(await adjust(admin, id, -5, undefined, 'Given twice')).toMatchObject({ body: { credits: 3 } });
    expect(await creditsOf(parent)).toBe(3);
    expect(await log(admin)).toMatchObject([
      {
        adminEmail: ADMIN,
        action: 'credit_adjust',
        targetUserId: id,
        targetUserEmail: parent.email,
        previousValue: '8',
        newValue: '3',
        details: '{"reason":"Given twice"}',
      },
      { previousValue: '0', newValue: '8' },
    ]);
    const { rows } = await testApp.app.database.run(
      'select kind, delta, fact, actor, reason from credit_entries',
    );
    expect(rows).toMatchObject([
      {
        kind: 'admin',
        delta: 8,
        fact: expect.stringMatching(/^admin:/),
        actor: await idOf(admin),
        reason: 'A gift',
      },
      { kind: 'admin', delta: -5 },
    ]);
  });

  it.each([
    [0, 'This user has no credits to remove.'],
    [1, 'This user only has 1 credit, so you can’t remove more than that.'],
    [3, 'This user only has 3 credits, so you can’t remove more than that.'],
  ])(
    'returns 409 when an adjustment would fall below zero for a user with %i credits',
    async (has, sentence) => {
      const { admin, parent, id } = await adminAndParent();
      if (has) await adjust(admin, id, has);
      const refused = await adjust(admin, id, -has - 1);
      expect([refused.status, refused.body.error]).toEqual([409, sentence]);
      expect(await creditsOf(parent)).toBe(has);
      expect(await log(admin)).toHaveLength(has ? 1 : 0);
    },
  );

  it('rejects an invalid adjustment with the message of the dialog', async () => {
    const { admin, id } = await adminAndParent();
    for (const wrong of [0, 1.5, '5', null, 10_001, -10_001])
      expect((await adjust(admin, id, wrong)).status, String(wrong)).toBe(400);
    expect((await adjust(admin, id, 5, undefined, '  ')).body.error).toBe(
      'Please provide credit amount and reason.',
    );
    for (const odd of NOBODY) expect((await adjust(admin, odd, 5)).status, odd).toBe(404);
  });

  it('applies an adjustment once per idempotency key, and loses or repeats none under concurrency', async () => {
    const [one, two] = await twice();
    const parent = await newParent(testApp);
    const id = await idOf(parent);
    const same = await Promise.all([1, 2, 3, 4].map(() => adjust(one, id, 5, 'key-1')));
    expect(same.map(({ body }) => body.credits)).toEqual([5, 5, 5, 5]);
    expect((await adjust(one, id, 6, 'key-1')).status).toBe(409);
    const other = await idOf(await newParent(testApp));
    expect((await adjust(one, other, 5, 'key-1')).status).toBe(409);
    const many = await Promise.all(
      Array.from({ length: 8 }, (_, n) => adjust(n % 2 ? one : two, id, n < 4 ? 2 : -3)),
    );
    const moved = many.flatMap(({ status }, n) => (status === 200 ? [n < 4 ? 2 : -3] : []));
    const rest = 5 + moved.reduce((sum, delta) => sum + delta, 0);
    expect(await creditsOf(parent)).toBe(rest);
    const rows = (await log(one)).reverse();
    expect(rows).toHaveLength(1 + moved.length);
    const [before, after] = [rows.map((row) => row.previousValue), rows.map((row) => row.newValue)];
    expect(before).toEqual(['0', ...after.slice(0, -1)]);
    expect(after.at(-1)).toBe(String(rest));
  });

  it('adds credits to a user in debt', async () => {
    const { admin, parent, id } = await adminAndParent();
    // The state after a pack was spent and then clawed back.
    await testApp.app.database.run(`
      with pack as (insert into orders (id, user_id, package_id, credits, amount_cents, status, provider, payment_ref, created_at, checked_at, paid_at)
        values ('order-1', '${id}', 'starter', 5, 995, 'paid', 'sandbox', 'pi_1', now(), now(), now()))
      insert into credit_entries (user_id, seq, kind, delta, balance_after, fact, payment_ref, reservation_id, reason, created_at) values
        ('${id}', 1, 'pack', 5, 5, 'payment_intent:pi_1', 'pi_1', null, null, now()),
        ('${id}', 2, 'admin', -5, 0, 'admin:spent', null, null, 'spent', now()),
        ('${id}', 3, 'clawback', -2, -2, 'refund:1', 'pi_1', null, null, now());
      update credit_accounts set balance = -2, seq = 3 where user_id = '${id}'`);
    expect((await adjust(admin, id, -1)).body.error).toBe('This user has no credits to remove.');
    expect(await adjust(admin, id, 1)).toMatchObject({ status: 200, body: { credits: 0 } });
    expect(await adjust(admin, id, 4)).toMatchObject({ status: 200, body: { credits: 3 } });
    expect(await creditsOf(parent)).toBe(3);
    expect((await log(admin)).map(({ previousValue, newValue }) => [previousValue, newValue])).toEqual([
      ['-1', '3'],
      ['-2', '-1'],
    ]);
  });
});

describe('confirming a payment', () => {
  it('confirms a payment once under concurrency and records it with the credits', async () => {
    const [one, two] = await twice();
    const parent = await newParent(testApp, 'pending@example.com', 'premium');
    const body = { userId: await idOf(parent), paymentType: 'premium_subscription' };
    const requests = [one, two, one].map((caller) => caller.post('/api/admin/confirm-payment', body));
    const answers = await Promise.all(requests);
    expect(statuses(answers)).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({
      transaction: { creditsAwarded: 10 },
    });
    expect(await creditsOf(parent)).toBe(10);
    expect(await log(one)).toMatchObject([
      {
        action: 'payment_confirm',
        targetUserEmail: 'pending@example.com',
        previousValue: 'pending',
        newValue: 'active',
        details: '{"reason":"Payment confirmed by an admin"}',
      },
    ]);
  });
});
