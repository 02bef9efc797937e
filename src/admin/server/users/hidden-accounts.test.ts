import { describe, expect, it } from 'vitest';
import { adminSteps, idOf, log, NOBODY, statuses } from '../../../../tools/testing/admin.ts';
import { createTestApp } from '../../../../tools/testing/app.ts';
import { eventually } from '../../../../tools/testing/eventually.ts';
import { readEvents } from '../../../../tools/testing/models/outcomes.ts';
import { withQuickPainter } from '../../../../tools/testing/models/quick-painter.ts';
import { begin, ended, parentWithCredits } from '../../../../tools/testing/stories.ts';
import {
  Caller,
  creditsOf,
  type Loose,
  newParent,
  PASSWORD,
  registration,
} from '../../../../tools/testing/users.ts';

const testApp = createTestApp();
const { admin, adminAndParent, twice } = adminSteps(testApp);
const login = (email: string) => new Caller(testApp).post('/api/auth/login', { email, password: PASSWORD });

describe('an account deleted by an admin', () => {
  it('sends no more events of a running story once its account is deleted', async () => {
    const { studio } = testApp.slot;
    let paint = () => {};
    const mayPaint = new Promise<void>((go) => {
      paint = go;
    });
    testApp.slot.studio = {
      ...studio,
      async paint(...args) {
        await mayPaint;
        return studio.paint(...args);
      },
    };
    const [one, parent] = [await admin(), await parentWithCredits(testApp)];
    const story = await begin(parent);
    const events: string[] = [];
    const reading = (async () => {
      for await (const event of readEvents(testApp, parent, story.id)) events.push(event.name);
    })();
    await eventually(async () => (events.includes('page') ? true : undefined), 'the first page');
    await one.post(`/api/admin/users/${await idOf(parent)}/delete`);
    await reading;
    paint();
    expect(events).not.toContain('picture');
    expect(events).not.toContain('done');
  });

  it('signs the owner of a deleted account out everywhere, rejects login, and answers others as for an unknown address', async () => {
    const { admin, parent, id } = await adminAndParent();
    const { email } = parent;
    const elsewhere = await login(email);
    expect(elsewhere.status).toBe(200);
    await parent.post('/api/auth/forgot-password', { email });
    const mail = await testApp.mailTo(email, 'password');
    const token = /token=([\w-]+)/.exec(mail.text ?? '')?.[1];
    expect(await admin.post(`/api/admin/users/${id}/delete`)).toMatchObject({
      status: 200,
      body: { ok: true },
    });

    const own = [...testApp.app.routes, ...testApp.app.rawRoutes].filter(
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

    const before = (await testApp.mails()).length;
    const requests = await Promise.all(
      [email, 'nobody@example.com'].map((one) => parent.post('/api/auth/forgot-password', { email: one })),
    );
    expect(requests[0]?.body).toEqual(requests[1]?.body);
    const joining = await new Caller(testApp).post('/api/auth/register', registration(email));
    const new_ = await new Caller(testApp).post('/api/auth/register', registration('new@example.com'));
    expect([joining.status, Object.keys(joining.body)]).toEqual([new_.status, Object.keys(new_.body)]);
    await testApp.mailTo(email, 'closed');
    await testApp.mailTo('new@example.com', 'Verify');
    expect((await testApp.mails()).length).toBe(before + 2);
  });

  it('restores a deleted account as it was when it is reactivated', async () => {
    const { admin, parent, id } = await adminAndParent();
    const { email } = parent;
    await admin.post(`/api/admin/users/${id}/credits`, { creditChange: 4, reason: 'A gift' });
    await admin.post(`/api/admin/users/${id}/delete`);
    expect((await admin.get('/api/admin/users?filter=deleted')).body).toMatchObject([
      { id, isDeleted: true, reactivatedAt: null, credits: 4 },
    ]);
    expect(await admin.post(`/api/admin/users/${id}/reactivate`)).toMatchObject({ status: 200 });
    expect((await parent.get('/api/auth/me')).status).toBe(401);
    const back = new Caller(testApp);
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

  it('returns 404 for the shared stories of a deleted account until it is reactivated', async () => {
    testApp.slot.studio = withQuickPainter(testApp.slot.studio);
    const [one, parent] = [await admin(), await parentWithCredits(testApp)];
    const id = await idOf(parent);
    const story = (await begin(parent)).id;
    await ended(parent, story);
    await parent.call('PUT', `/api/stories/${story}/share`, {});
    const paths = [`/api/public/story/${story}`, `/og/story/${story}`, `/og/story/${story}/card.jpg`];
    const seen = () => Promise.all(paths.map(async (path) => (await new Caller(testApp).get(path)).status));
    expect(await seen()).toEqual([200, 200, 200]);
    await one.post(`/api/admin/users/${id}/delete`);
    expect(await seen()).toEqual([404, 404, 404]);
    await one.post(`/api/admin/users/${id}/reactivate`);
    expect(await seen()).toEqual([200, 200, 200]);
  });

  it('deletes and reactivates an account once when several admins do so concurrently', async () => {
    const [one, two] = await twice();
    const id = await idOf(await newParent(testApp));
    for (const [action, recorded] of [
      ['delete', 'user_delete'],
      ['reactivate', 'user_reactivate'],
    ] as const) {
      const requests = [one, two, one, two, one].map((caller) =>
        caller.post(`/api/admin/users/${id}/${action}`),
      );
      expect(statuses(await Promise.all(requests))).toEqual([200, 409, 409, 409, 409]);
      expect((await log(one)).filter((row) => row.action === recorded)).toHaveLength(1);
    }
  });

  it('rejects deleting one’s own account, an unknown account or an erased account', async () => {
    const { admin, parent, id } = await adminAndParent();
    expect(await admin.post(`/api/admin/users/${await idOf(admin)}/delete`)).toMatchObject({
      status: 409,
      body: { error: 'You can’t delete your own account here.' },
    });
    for (const odd of NOBODY)
      for (const action of ['delete', 'reactivate'])
        expect((await admin.post(`/api/admin/users/${odd}/${action}`)).status, `${odd} ${action}`).toBe(404);
    expect((await admin.post(`/api/admin/users/${id}/reactivate`)).status).toBe(409);
    await parent.call('DELETE', '/api/account', { password: PASSWORD });
    for (const action of ['delete', 'reactivate'])
      expect((await admin.post(`/api/admin/users/${id}/${action}`)).status, action).toBe(409);
    const gift = { creditChange: 1, reason: 'A gift' };
    expect((await admin.post(`/api/admin/users/${id}/credits`, gift)).status).toBe(404);
    expect(await log(admin)).toEqual([]);
  });

  it('cancels premium here and at the provider when an account is deleted', async () => {
    const { admin, parent, id } = await adminAndParent();
    await parent.post('/api/create-premium-subscription', { packageId: 'premium_monthly' });
    const confirm = { userId: id, paymentType: 'premium_subscription' };
    expect((await admin.post('/api/admin/confirm-payment', confirm)).status).toBe(200);
    await admin.post(`/api/admin/users/${id}/delete`);
    const { rows } = await testApp.app.database.run(
      'select s.status, s.end_owed_since, p.status as at_provider from subscriptions s join sandbox_subscriptions p on p.id = s.ref',
    );
    expect(rows).toMatchObject([{ status: 'canceled', end_owed_since: null, at_provider: 'canceled' }]);
    expect((await admin.post('/api/admin/confirm-payment', confirm)).status).toBe(409);
  });
});
