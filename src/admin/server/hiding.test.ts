import { describe, expect, it } from 'vitest';
import { adminSteps, idOf, log, NOBODY, statuses } from '../../../tools/testing/admin.ts';
import { eventually } from '../../../tools/testing/eventually.ts';
import { testHouse } from '../../../tools/testing/house.ts';
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
const { admin, adminAndParent, twice } = adminSteps(house);
const login = (email: string) => new Caller(house).post('/api/auth/login', { email, password: PASSWORD });

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
