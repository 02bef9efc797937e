import { describe, expect, it } from 'vitest';
import { eventually } from '../../../tools/testing/eventually.ts';
import { ADMIN, testHouse } from '../../../tools/testing/house.ts';
import {
  Caller,
  creditsOf,
  type Loose,
  newParent,
  PASSWORD,
  registration,
} from '../../../tools/testing/people.ts';
import { withQuickPainter } from '../../../tools/testing/quick-painter.ts';
import { begin, ended, richParent } from '../../../tools/testing/stories.ts';
import { hear } from '../../../tools/testing/told.ts';

const house = testHouse();
const idOf = async (caller: Caller) => String((await caller.get('/api/auth/me')).body.user?.id);
const admin = () => newParent(house, ADMIN);
const login = (email: string) => new Caller(house).post('/api/auth/login', { email, password: PASSWORD });
const log = async (caller: Caller) =>
  (await caller.get('/api/admin/activities')).body as unknown as Record<string, unknown>[];
const NOBODY = ['AAAAAAAAAAAAAAAAAAAAAA', 'x', '%00', '../../x'];

async function adminAndParent() {
  const [one, parent] = [await admin(), await newParent(house)];
  return { admin: one, parent, id: await idOf(parent) };
}

/** A second account of the house that is an admin's, too. */
const twice = async () => {
  const one = await admin();
  const two = new Caller(house);
  await two.post('/api/auth/login', { email: ADMIN, password: PASSWORD });
  return [one, two] as const;
};

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

describe('an account that an admin deletes', () => {
  it('hears no more of a story that is being made for it', async () => {
    const { studio } = house.easel;
    let paint = () => {};
    const mayPaint = new Promise<void>((go) => {
      paint = go;
    });
    house.easel.studio = {
      ...studio,
      async paint(...args) {
        await mayPaint;
        return studio.paint(...args);
      },
    };
    const [one, parent] = [await admin(), await richParent(house)];
    const story = await begin(parent);
    const told: string[] = [];
    const listening = (async () => {
      for await (const event of hear(house, parent, story.id)) told.push(event.name);
    })();
    await eventually(async () => (told.includes('page') ? true : undefined), 'the first page');
    await one.post(`/api/admin/users/${await idOf(parent)}/delete`);
    await listening;
    paint();
    expect(told).not.toContain('picture');
    expect(told).not.toContain('done');
  });

  it('is hidden: its owner is out everywhere and cannot come in, and nobody else is told', async () => {
    const { admin, parent, id } = await adminAndParent();
    const { email } = parent;
    const elsewhere = await login(email);
    expect(elsewhere.status).toBe(200);
    await parent.post('/api/auth/forgot-password', { email });
    const mail = await house.mailTo(email, 'password');
    const token = /token=([\w-]+)/.exec(mail.text ?? '')?.[1];
    expect(await admin.post(`/api/admin/users/${id}/delete`)).toMatchObject({
      status: 200,
      body: { ok: true },
    });

    const own = [...house.house.routes, ...house.house.rawRoutes].filter(
      ({ endpoint }) => endpoint.who !== 'anyone',
    );
    for (const { endpoint } of own) {
      const path = endpoint.path.replace(/\{\w+\}/g, 'AAAAAAAAAAAAAAAAAAAAAA');
      const { status } = await parent.call(endpoint.method, path, endpoint.method === 'GET' ? undefined : {});
      expect(status, path).toBe(401);
    }
    const [hidden, unknown] = [await login(email), await login('nobody@example.com')];
    expect([hidden.status, hidden.body]).toEqual([unknown.status, unknown.body]);
    const reset = { token, newPassword: 'a-new-lantern-light' };
    expect((await parent.post('/api/auth/reset-password', reset)).status).toBe(400);

    const before = (await house.mails()).length;
    const asked = await Promise.all(
      [email, 'nobody@example.com'].map((one) => parent.post('/api/auth/forgot-password', { email: one })),
    );
    expect(asked[0]?.body).toEqual(asked[1]?.body);
    const joining = await new Caller(house).post('/api/auth/register', registration(email));
    const new_ = await new Caller(house).post('/api/auth/register', registration('new@example.com'));
    expect([joining.status, Object.keys(joining.body)]).toEqual([new_.status, Object.keys(new_.body)]);
    await house.mailTo(email, 'closed');
    await house.mailTo('new@example.com', 'Verify');
    expect((await house.mails()).length).toBe(before + 2);
  });

  it('works again as it did, once it is reactivated', async () => {
    const { admin, parent, id } = await adminAndParent();
    const { email } = parent;
    await admin.post(`/api/admin/users/${id}/credits`, { creditChange: 4, reason: 'A gift' });
    await admin.post(`/api/admin/users/${id}/delete`);
    expect((await admin.get('/api/admin/users?filter=deleted')).body).toMatchObject([
      { id, isDeleted: true, reactivatedAt: null, credits: 4 },
    ]);
    expect(await admin.post(`/api/admin/users/${id}/reactivate`)).toMatchObject({ status: 200 });
    expect((await parent.get('/api/auth/me')).status).toBe(401);
    const back = new Caller(house);
    await back.post('/api/auth/login', { email, password: PASSWORD });
    expect(await creditsOf(back)).toBe(4);
    const [found] = (await admin.get(`/api/admin/users?q=${id}`)).body as unknown as Loose[];
    expect(found).toMatchObject({ isDeleted: false, reactivatedAt: expect.any(String) });
    expect(
      (await log(admin)).map(({ action, previousValue, newValue, details, targetUserEmail }) => [
        ...[action, previousValue, newValue, details, targetUserEmail],
      ]),
    ).toEqual([
      ['user_reactivate', 'deleted', 'active', '{"reason":"Account shown again by an admin"}', email],
      ['user_delete', 'active', 'deleted', '{"reason":"Account hidden by an admin"}', email],
      ['credit_adjust', '0', '4', '{"reason":"A gift"}', email],
    ]);
  });

  it('shows its shared stories to nobody until it is reactivated', async () => {
    house.easel.studio = withQuickPainter(house.easel.studio);
    const [one, parent] = [await admin(), await richParent(house)];
    const id = await idOf(parent);
    const story = (await begin(parent)).id;
    await ended(parent, story);
    await parent.call('PUT', `/api/stories/${story}/share`, {});
    const doors = [`/api/public/story/${story}`, `/og/story/${story}`, `/og/story/${story}/card.jpg`];
    const seen = () => Promise.all(doors.map(async (path) => (await new Caller(house).get(path)).status));
    expect(await seen()).toEqual([200, 200, 200]);
    await one.post(`/api/admin/users/${id}/delete`);
    expect(await seen()).toEqual([404, 404, 404]);
    await one.post(`/api/admin/users/${id}/reactivate`);
    expect(await seen()).toEqual([200, 200, 200]);
  });

  it('is deleted once, however many admins do it at the same moment', async () => {
    const [one, two] = await twice();
    const id = await idOf(await newParent(house));
    for (const [deed, action] of [
      ['delete', 'user_delete'],
      ['reactivate', 'user_reactivate'],
    ] as const) {
      const asked = [one, two, one, two, one].map((caller) => caller.post(`/api/admin/users/${id}/${deed}`));
      expect(statuses(await Promise.all(asked))).toEqual([200, 409, 409, 409, 409]);
      expect((await log(one)).filter((row) => row.action === action)).toHaveLength(1);
    }
  });

  it('is not one’s own, not one that there is not, and not one that is gone for good', async () => {
    const { admin, parent, id } = await adminAndParent();
    expect(await admin.post(`/api/admin/users/${await idOf(admin)}/delete`)).toMatchObject({
      status: 409,
      body: { error: 'You cannot delete your own account here.' },
    });
    for (const odd of NOBODY)
      for (const deed of ['delete', 'reactivate'])
        expect((await admin.post(`/api/admin/users/${odd}/${deed}`)).status, `${odd} ${deed}`).toBe(404);
    expect((await admin.post(`/api/admin/users/${id}/reactivate`)).status).toBe(409);
    await parent.call('DELETE', '/api/account', { password: PASSWORD });
    for (const deed of ['delete', 'reactivate'])
      expect((await admin.post(`/api/admin/users/${id}/${deed}`)).status, deed).toBe(409);
    const gift = { creditChange: 1, reason: 'A gift' };
    expect((await admin.post(`/api/admin/users/${id}/credits`, gift)).status).toBe(404);
    expect(await log(admin)).toEqual([]);
  });

  it('leaves premium, here and at the provider', async () => {
    const { admin, parent, id } = await adminAndParent();
    await parent.post('/api/create-premium-subscription', { packageId: 'premium_monthly' });
    const confirm = { userId: id, paymentType: 'premium_subscription' };
    expect((await admin.post('/api/admin/confirm-payment', confirm)).status).toBe(200);
    await admin.post(`/api/admin/users/${id}/delete`);
    const { rows } = await house.house.database.run(
      'select s.status, s.end_owed_since, p.status as at_provider from subscriptions s join sandbox_subscriptions p on p.id = s.ref',
    );
    expect(rows).toMatchObject([{ status: 'canceled', end_owed_since: null, at_provider: 'canceled' }]);
    expect((await admin.post('/api/admin/confirm-payment', confirm)).status).toBe(409);
  });
});

describe('credits that an admin adjusts', () => {
  const adjust = (caller: Caller, id: string, creditChange: unknown, key?: string, reason = 'A gift') =>
    caller.post(
      `/api/admin/users/${id}/credits`,
      { creditChange, reason },
      key ? { 'idempotency-key': key } : {},
    );

  it('are the parent’s at once, and in the log as before and after', async () => {
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
    const { rows } = await house.house.database.run(
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
    [0, 'This user has no credits, so none can be removed.'],
    [1, 'This user has 1 credit, so no more than that can be removed.'],
    [3, 'This user has 3 credits, so no more than that can be removed.'],
  ])('never fall below zero: somebody who has %i', async (has, sentence) => {
    const { admin, parent, id } = await adminAndParent();
    if (has) await adjust(admin, id, has);
    const refused = await adjust(admin, id, -has - 1);
    expect([refused.status, refused.body.error]).toEqual([409, sentence]);
    expect(await creditsOf(parent)).toBe(has);
    expect(await log(admin)).toHaveLength(has ? 1 : 0);
  });

  it('are refused with the words of the dialog', async () => {
    const { admin, id } = await adminAndParent();
    for (const wrong of [0, 1.5, '5', null, 10_001, -10_001])
      expect((await adjust(admin, id, wrong)).status, String(wrong)).toBe(400);
    expect((await adjust(admin, id, 5, undefined, '  ')).body.error).toBe(
      'Please provide credit amount and reason.',
    );
    for (const odd of NOBODY) expect((await adjust(admin, odd, 5)).status, odd).toBe(404);
  });

  it('are moved once for a key, and neither lost nor doubled when many come at once', async () => {
    const [one, two] = await twice();
    const parent = await newParent(house);
    const id = await idOf(parent);
    const same = await Promise.all([1, 2, 3, 4].map(() => adjust(one, id, 5, 'key-1')));
    expect(same.map(({ body }) => body.credits)).toEqual([5, 5, 5, 5]);
    expect((await adjust(one, id, 6, 'key-1')).status).toBe(409);
    const other = await idOf(await newParent(house));
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

  it('may be given to somebody in debt', async () => {
    const { admin, parent, id } = await adminAndParent();
    // As a pack leaves behind that was spent and then taken back.
    await house.house.database.run(`
      with pack as (insert into orders (id, user_id, package_id, credits, amount_cents, status, provider, payment_ref, created_at, checked_at, paid_at)
        values ('order-1', '${id}', 'starter', 5, 995, 'paid', 'sandbox', 'pi_1', now(), now(), now()))
      insert into credit_entries (user_id, seq, kind, delta, balance_after, fact, payment_ref, reservation_id, reason, created_at) values
        ('${id}', 1, 'pack', 5, 5, 'payment_intent:pi_1', 'pi_1', null, null, now()),
        ('${id}', 2, 'admin', -5, 0, 'admin:spent', null, null, 'spent', now()),
        ('${id}', 3, 'clawback', -2, -2, 'refund:1', 'pi_1', null, null, now());
      update credit_accounts set balance = -2, seq = 3 where user_id = '${id}'`);
    expect((await adjust(admin, id, -1)).body.error).toBe(
      'This user has no credits, so none can be removed.',
    );
    expect(await adjust(admin, id, 1)).toMatchObject({ status: 200, body: { credits: 0 } });
    expect(await adjust(admin, id, 4)).toMatchObject({ status: 200, body: { credits: 3 } });
    expect(await creditsOf(parent)).toBe(3);
    expect((await log(admin)).map(({ previousValue, newValue }) => [previousValue, newValue])).toEqual([
      ['-1', '3'],
      ['-2', '-1'],
    ]);
  });
});

describe('a payment that an admin confirms', () => {
  it('is confirmed once by one of them, and the log has it with the credits', async () => {
    const [one, two] = await twice();
    const parent = await newParent(house, 'pending@example.com', 'premium');
    const body = { userId: await idOf(parent), paymentType: 'premium_subscription' };
    const asked = [one, two, one].map((caller) => caller.post('/api/admin/confirm-payment', body));
    const answers = await Promise.all(asked);
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
