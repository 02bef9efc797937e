import { describe, expect, it } from 'vitest';
import { ADMIN, testHouse } from '../../../tools/testing/house.ts';
import { Caller, newParent } from '../../../tools/testing/people.ts';

const house = testHouse();

/** A path with something in the place of each parameter. */
const filled = (path: string, value = 'AAAAAAAAAAAAAAAAAAAAAA') => path.replace(/\{\w+\}/g, value);

describe('every endpoint of every contract', () => {
  it('keeps guests out of what is private, and parents out of what is an admin’s', async () => {
    const guest = new Caller(house);
    const parent = await newParent(house);
    const endpoints = [...house.house.routes, ...house.house.rawRoutes].map((route) => route.endpoint);
    expect(endpoints.length).toBeGreaterThan(15);
    for (const { method, path, who } of endpoints) {
      const asGuest = await guest.call(method, filled(path), method === 'GET' ? undefined : {});
      if (who !== 'anyone')
        expect(asGuest, `${method} ${path} as a guest`).toMatchObject({
          status: 401,
          body: { code: 'UNAUTHENTICATED' },
        });
      // Whoever logs out, or goes for good, is nobody's parent for the rows that follow.
      const ends = path === '/api/auth/logout' || (method === 'DELETE' && path === '/api/account');
      const signedIn = ends ? await newParent(house) : parent;
      const asParent = await signedIn.call(method, filled(path), method === 'GET' ? undefined : {});
      if (who === 'admin') expect(asParent.status, `${method} ${path} as a parent`).toBe(403);
      expect(asParent.status, `${method} ${path}`).toBeLessThan(500);
      const odd = await signedIn.call(method, filled(path, '%00'), method === 'GET' ? undefined : {});
      expect(odd.status, `${method} ${path} with a null character`).toBeLessThan(500);
    }
  });

  it('is in the OpenAPI document', async () => {
    const { body } = await new Caller(house).get('/api/openapi.json');
    expect(String(body.openapi)).toBe('3.1.0');
    for (const { endpoint } of [...house.house.routes, ...house.house.rawRoutes]) {
      expect(body.paths?.[endpoint.path]?.[endpoint.method.toLowerCase()], endpoint.path).toBeDefined();
    }
  });

  it('has a docs page that needs nothing from elsewhere', async () => {
    const caller = new Caller(house);
    const page = String((await caller.get('/api/docs')).body.text);
    for (const [, address] of page.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect(address).toMatch(/^\/api\/docs\//);
      expect((await caller.get(address ?? '')).status).toBe(200);
    }
  });
});

describe('bad input', () => {
  const caller = () => new Caller(house);
  it.each([
    ['half a JSON', '{"email":', 'application/json', 400, 'INVALID'],
    ['a JSON that is no object', '[]', 'application/json', 400, 'INVALID'],
    ['a null character', '{"email":"a\\u0000@example.com"}', 'application/json', 400, 'INVALID'],
    ['plain text', 'email=a', 'text/plain', 415, 'UNSUPPORTED_TYPE'],
    ['a form', 'email=a', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_TYPE'],
    ['far too much', JSON.stringify({ email: 'a'.repeat(300_000) }), 'application/json', 413, 'TOO_LARGE'],
  ])('%s is refused with a sentence and a code', async (_what, body, type, status, code) => {
    const answer = await caller().post('/api/auth/login', body, { 'content-type': type });
    expect(answer).toMatchObject({ status, body: { code } });
    expect(String(answer.body.error)).toMatch(/\w.*\.$|email/);
  });

  it.each(['//', '//[', '//a:99999999/', '/%ff%fe'])(
    'the address %s is answered in our own words',
    async (path) => {
      const answer = await fetch(`${house.url}${path}`);
      expect(answer.status).toBeLessThan(500);
      expect(await answer.text()).not.toContain('FST_ERR');
    },
  );

  it.each(['1e309', '..%2f..%2fetc', 'unknown-story-id-00000', '%00'])(
    'the id %s is not found',
    async (id) => {
      const parent = await newParent(house);
      expect((await parent.get(`/api/stories/${id}`)).status).toBe(404);
    },
  );

  it('an unknown call says so without repeating the address', async () => {
    const answer = await caller().get('/api/nothing-here');
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(JSON.stringify(answer.body)).not.toContain('nothing-here');
  });
});

describe('requests from other sites', () => {
  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ] as Record<string, string>[])('are refused with 403: %o', async (headers) => {
    const answer = await new Caller(house).post('/api/auth/logout', undefined, headers);
    expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });

  it('from the house itself are taken', async () => {
    const answer = await new Caller(house).post('/api/auth/logout', undefined, {
      origin: 'http://localhost:3000',
      'sec-fetch-site': 'same-origin',
    });
    expect(answer.status).toBe(200);
  });
});

describe('pages', () => {
  it('come with their own title, and lost ones with 404', async () => {
    const home = await fetch(house.url);
    const lost = await fetch(`${house.url}/no/such/page`);
    expect([home.status, lost.status]).toEqual([200, 404]);
    expect(await home.text()).toContain('<title>Storywren: stories with your child in them</title>');
    expect(await lost.text()).toContain('<title>Page not found');
  });

  it('a missing asset is a 404, never a page', async () => {
    const answer = await fetch(`${house.url}/assets/index-old.js`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('json');
  });

  it('forbid scripts and styles from elsewhere, and inline', async () => {
    const policy = (await fetch(house.url)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe-inline');
  });
});

describe('health', () => {
  it('is ready while the database answers, and reports the books', async () => {
    const caller = new Caller(house);
    expect((await caller.get('/healthz')).status).toBe(200);
    expect((await caller.get('/readyz')).status).toBe(200);
    expect(String((await caller.get('/metrics')).body.text)).toContain('\nstorywren_ledger_problems 0\n');
  });
});

describe('an unchanged answer', () => {
  it('is 304 to whoever has it', async () => {
    const parent = await newParent(house, ADMIN);
    const first = await parent.get('/api/stories');
    const again = await parent.get('/api/stories', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([first.status, again.status]).toEqual([200, 304]);
  });
});
