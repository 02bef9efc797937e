import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, testHouse } from '../../../tools/testing/house.ts';
import { Caller, codeFor, newParent, PASSWORD, registration } from '../../../tools/testing/people.ts';

const house = testHouse();

/** Everything that is for admins alone, found in the house itself; some must be there. */
const forAdmins = () =>
  [...house.house.routes, ...house.house.rawRoutes]
    .map(({ endpoint }) => endpoint)
    .filter(({ path }) => path.startsWith('/api/admin/') || path === '/api/sandbox/advance');

const MUST_BE_THERE = [
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

/** The answers of everything to one caller, each status with those that gave it. */
async function answers(caller: Caller): Promise<Record<number, string[]>> {
  const told: Record<number, string[]> = {};
  for (const { method, path } of forAdmins()) {
    const at = path.replace(/\{\w+\}/g, 'AAAAAAAAAAAAAAAAAAAAAA');
    const { status } = await caller.call(method, at, method === 'GET' ? undefined : {});
    told[status] = [...(told[status] ?? []), `${method} ${path}`];
  }
  return told;
}

const all = () => forAdmins().map(({ method, path }) => `${method} ${path}`);

describe('what is for admins', () => {
  let admin: Caller;
  beforeEach(async () => {
    admin = await newParent(house, ADMIN);
  });

  it('is all there, and every endpoint says whom it is for', () => {
    expect(all()).toEqual(expect.arrayContaining(MUST_BE_THERE));
    expect(forAdmins().filter(({ who }) => who !== 'admin')).toEqual([]);
  });

  it('is open to a verified admin', async () => {
    const told = await answers(admin);
    expect([told[401], told[403]]).toEqual([undefined, undefined]);
    expect(Object.keys(told).filter((status) => Number(status) >= 500)).toEqual([]);
  });

  it('is shut to guests', async () => {
    expect(await answers(new Caller(house))).toEqual({ 401: all() });
  });

  it('is shut to parents', async () => {
    expect(await answers(await newParent(house))).toEqual({ 403: all() });
  });

  it('is shut to an admin whose account was deleted', async () => {
    await house.house.database.run(`update users set deleted_at = now() where email = '${ADMIN}'`);
    expect(await answers(admin)).toEqual({ 401: all() });
    const again = new Caller(house);
    expect((await again.post('/api/auth/login', { email: ADMIN, password: PASSWORD })).status).toBe(401);
    expect(await answers(again)).toEqual({ 401: all() });
  });
});

describe('an admin’s address that nobody has verified', () => {
  it('opens nothing until its code is given', async () => {
    const caller = new Caller(house);
    expect((await caller.post('/api/auth/register', registration(ADMIN))).status).toBe(200);
    expect(await answers(caller)).toEqual({ 401: all() });
    expect((await caller.post('/api/auth/login', { email: ADMIN, password: PASSWORD })).status).toBe(401);
    const code = await codeFor(house, ADMIN);
    const wrong = code === '000000' ? '111111' : '000000';
    await caller.post('/api/auth/verify-email', { email: ADMIN, code: wrong });
    expect(await answers(caller)).toEqual({ 401: all() });
    await caller.post('/api/auth/verify-email', { email: ADMIN, code });
    const told = await answers(caller);
    expect([told[401], told[403]]).toEqual([undefined, undefined]);
  });
});
