import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, createTestApp } from '../../../tools/testing/app.ts';
import { Caller, codeFor, newParent, PASSWORD, registration } from '../../../tools/testing/users.ts';

const testApp = createTestApp();

/** Every admin endpoint that the app registers. */
const adminEndpoints = () =>
  [...testApp.app.routes, ...testApp.app.rawRoutes]
    .map(({ endpoint }) => endpoint)
    .filter(({ path }) => path.startsWith('/api/admin/') || path === '/api/sandbox/advance');

const REQUIRED = [
  'GET /api/admin/users',
  'POST /api/admin/users/{id}/delete',
  'POST /api/admin/users/{id}/reactivate',
  'POST /api/admin/users/{id}/credits',
  'POST /api/admin/confirm-payment',
  'GET /api/admin/activities',
  'GET /api/admin/activities.csv',
  'GET /api/admin/stories',
  'GET /api/admin/stories/{id}',
  'GET /api/admin/reports',
  'PATCH /api/admin/reports/{id}',
  'GET /api/admin/transactions',
  'GET /api/admin/transactions.csv',
  'GET /api/admin/totals',
  'GET /api/admin/overview',
  'POST /api/sandbox/advance',
];

/** Calls every admin endpoint, and groups the endpoints by the status that they returned. */
async function statusesFor(caller: Caller): Promise<Record<number, string[]>> {
  const byStatus: Record<number, string[]> = {};
  for (const { method, path } of adminEndpoints()) {
    const at = path.replace(/\{\w+\}/g, 'AAAAAAAAAAAAAAAAAAAAAA');
    const { status } = await caller.call(method, at, method === 'GET' ? undefined : {});
    byStatus[status] = [...(byStatus[status] ?? []), `${method} ${path}`];
  }
  return byStatus;
}

const all = () => adminEndpoints().map(({ method, path }) => `${method} ${path}`);

describe('admin endpoints', () => {
  let admin: Caller;
  beforeEach(async () => {
    admin = await newParent(testApp, ADMIN);
  });

  it('registers every admin endpoint and restricts each to admins', () => {
    expect(all()).toEqual(expect.arrayContaining(REQUIRED));
    expect(adminEndpoints().filter(({ who }) => who !== 'admin')).toEqual([]);
  });

  it('allows a verified admin to call every admin endpoint', async () => {
    const byStatus = await statusesFor(admin);
    expect([byStatus[401], byStatus[403]]).toEqual([undefined, undefined]);
    expect(Object.keys(byStatus).filter((status) => Number(status) >= 500)).toEqual([]);
  });

  it('returns 401 to guests from every admin endpoint', async () => {
    expect(await statusesFor(new Caller(testApp))).toEqual({ 401: all() });
  });

  it('returns 403 to parents from every admin endpoint', async () => {
    expect(await statusesFor(await newParent(testApp))).toEqual({ 403: all() });
  });

  it('returns 401 from every admin endpoint to an admin whose account was deleted', async () => {
    await testApp.app.database.run(`update users set deleted_at = now() where email = '${ADMIN}'`);
    expect(await statusesFor(admin)).toEqual({ 401: all() });
    const again = new Caller(testApp);
    expect((await again.post('/api/auth/login', { email: ADMIN, password: PASSWORD })).status).toBe(401);
    expect(await statusesFor(again)).toEqual({ 401: all() });
  });
});

describe('an unverified admin address', () => {
  it('gives an unverified admin address no access until its code is entered', async () => {
    const caller = new Caller(testApp);
    expect((await caller.post('/api/auth/register', registration(ADMIN))).status).toBe(200);
    expect(await statusesFor(caller)).toEqual({ 401: all() });
    expect((await caller.post('/api/auth/login', { email: ADMIN, password: PASSWORD })).status).toBe(401);
    const code = await codeFor(testApp, ADMIN);
    const wrong = code === '000000' ? '111111' : '000000';
    await caller.post('/api/auth/verify-email', { email: ADMIN, code: wrong });
    expect(await statusesFor(caller)).toEqual({ 401: all() });
    await caller.post('/api/auth/verify-email', { email: ADMIN, code });
    const byStatus = await statusesFor(caller);
    expect([byStatus[401], byStatus[403]]).toEqual([undefined, undefined]);
  });
});
