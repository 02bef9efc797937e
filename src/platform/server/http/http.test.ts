import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { ADMIN, createTestApp } from '../../../../tools/testing/app.ts';
import { Caller, newParent } from '../../../../tools/testing/users.ts';

const testApp = createTestApp();

/** A path with each parameter replaced by a value. */
const filled = (path: string, value = 'AAAAAAAAAAAAAAAAAAAAAA') => path.replace(/\{\w+\}/g, value);

const TOO_LONG = Buffer.alloc(8_000_000, 'a');

/** Sends a long body in pieces, as a client on a slow line does: it looks at the answer when all is sent. */
async function sendSlowly(url: string, headers: Record<string, string>) {
  const request = httpRequest(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
  });
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  for (let at = 0; at < TOO_LONG.length; at += 100_000) {
    if (!request.write(TOO_LONG.subarray(at, at + 100_000))) await once(request, 'drain');
    await new Promise((resolve) => setImmediate(resolve));
  }
  request.end();
  const [response] = await answered;
  const { code } = JSON.parse(Buffer.concat(await response.toArray()).toString());
  return { status: response.statusCode, code, connection: response.headers.connection };
}

describe('every endpoint', () => {
  it('returns 401 to guests on private endpoints and 403 to parents on admin endpoints', async () => {
    const guest = new Caller(testApp);
    const parent = await newParent(testApp);
    const endpoints = [...testApp.app.routes, ...testApp.app.rawRoutes].map((route) => route.endpoint);
    expect(endpoints.length).toBeGreaterThan(15);
    for (const { method, path, who } of endpoints) {
      const asGuest = await guest.call(method, filled(path), method === 'GET' ? undefined : {});
      if (who !== 'anyone')
        expect(asGuest, `${method} ${path} as a guest`).toMatchObject({
          status: 401,
          body: { code: 'UNAUTHENTICATED' },
        });
      // Logging out and deleting the account end the session, so these use a new parent.
      const ends = path === '/api/auth/logout' || (method === 'DELETE' && path === '/api/account');
      const signedIn = ends ? await newParent(testApp) : parent;
      const asParent = await signedIn.call(method, filled(path), method === 'GET' ? undefined : {});
      if (who === 'admin') expect(asParent.status, `${method} ${path} as a parent`).toBe(403);
      expect(asParent.status, `${method} ${path}`).toBeLessThan(500);
      const odd = await signedIn.call(method, filled(path, '%00'), method === 'GET' ? undefined : {});
      expect(odd.status, `${method} ${path} with a null character`).toBeLessThan(500);
    }
  });

  it('rejects what does not fit with a sentence and a code, never in the words of the validator', async () => {
    const admin = await newParent(testApp, ADMIN);
    const odd = ['abc', '', '-1', 'x'.repeat(20_000)];
    let rejected = 0;
    const { body: api } = await admin.get('/api/openapi.json');
    for (const { endpoint } of testApp.app.routes) {
      const { method, path } = endpoint;
      const described = api.paths?.[path]?.[method.toLowerCase()];
      const parameters = (described?.parameters ?? []) as { in: string; name: string }[];
      const schema = described?.requestBody?.content?.['application/json']?.schema;
      const fields = Object.keys(schema?.properties ?? {});
      const requests = [
        ...parameters
          .filter((one) => one.in === 'query')
          .flatMap(({ name }) =>
            odd.map((value) => [`?${new URLSearchParams({ [name]: value })}`, undefined] as const),
          ),
        ...fields.flatMap((name) =>
          [...odd, 1e9, null, [], {}].map((value) => ['', { [name]: value }] as const),
        ),
        ...(fields.length > 0 ? [['', []] as const, ['', 'null'] as const] : []),
      ];
      const answers = await Promise.all(
        requests.map(async ([search, sent]) => ({
          ...(await admin.call(method, filled(path) + search, sent)),
          where: `${method} ${path}${search.slice(0, 60)} ${JSON.stringify(sent)?.slice(0, 60)}`,
        })),
      );
      for (const { status, body, where } of answers) {
        expect(status, where).toBeLessThan(500);
        if (status !== 400) continue;
        rejected += 1;
        expect(body, where).toMatchObject({ code: 'INVALID', error: expect.any(String) });
        expect(JSON.stringify(body), where).not.toMatch(
          /Invalid (?:input|option|string|ISO)|expected|received|Too (?:big|small)|Unrecognized|NaN|undefined|regex/,
        );
      }
    }
    expect(rejected).toBeGreaterThan(100);
  });

  it.each([
    ['/api/library?filter=bogus', 'Please choose one of these for “filter”: all, favorites, recent.'],
    ['/api/library?limit=abc', 'Please give a number for “limit”.'],
    ['/api/library?limit=0', '“limit” is too small: 1 at least.'],
    ['/api/admin/stories?limit=101', '“limit” is too large: 100 at most.'],
    ['/api/admin/activities?from=May', 'Please give a time such as 2026-01-31T09:00:00Z for “from”.'],
    ['/api/admin/activities.csv?from=May', 'Please give a time such as 2026-01-31T09:00:00Z for “from”.'],
  ])('says what is wrong with %s', async (path, error) => {
    const admin = await newParent(testApp, ADMIN);
    expect(await admin.get(path)).toMatchObject({ status: 400, body: { error, code: 'INVALID' } });
  });

  it('lists every endpoint in the OpenAPI document', async () => {
    const { body } = await new Caller(testApp).get('/api/openapi.json');
    expect(String(body.openapi)).toBe('3.1.0');
    for (const { endpoint } of [...testApp.app.routes, ...testApp.app.rawRoutes]) {
      expect(body.paths?.[endpoint.path]?.[endpoint.method.toLowerCase()], endpoint.path).toBeDefined();
    }
  });

  it('serves an API docs page that loads nothing from other origins', async () => {
    const caller = new Caller(testApp);
    const page = String((await caller.get('/api/docs')).body.text);
    for (const [, address] of page.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect(address).toMatch(/^\/api\/docs\//);
      expect((await caller.get(address ?? '')).status).toBe(200);
    }
  });
});

describe('invalid requests', () => {
  const caller = () => new Caller(testApp);
  it.each([
    ['incomplete JSON', '{"email":', 'application/json', 400, 'INVALID'],
    ['JSON that is not an object', '[]', 'application/json', 400, 'INVALID'],
    ['a null character', '{"email":"a\\u0000@example.com"}', 'application/json', 400, 'INVALID'],
    ['plain text', 'email=a', 'text/plain', 415, 'UNSUPPORTED_TYPE'],
    ['a form', 'email=a', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_TYPE'],
    [
      'a body that is too large',
      JSON.stringify({ email: 'a'.repeat(300_000) }),
      'application/json',
      413,
      'TOO_LARGE',
    ],
  ])('rejects %s with a sentence and an error code', async (_what, body, type, status, code) => {
    const answer = await caller().post('/api/auth/login', body, { 'content-type': type });
    expect(answer).toMatchObject({ status, body: { code } });
    expect(String(answer.body.error)).toMatch(/\w.*\.$|email/);
  });

  it.each([
    ['with its length', { 'content-length': String(TOO_LONG.length) }],
    ['in chunks', { 'transfer-encoding': 'chunked' }],
  ])(
    'reads a body that is too large to its end, sent %s, so that the answer arrives',
    async (_how, headers) => {
      const answer = await sendSlowly(`${testApp.url}/api/auth/login`, headers);
      expect(answer).toEqual({ status: 413, code: 'TOO_LARGE', connection: 'close' });
    },
  );

  it.each(['//', '//[', '//a:99999999/', '/%ff%fe'])(
    'answers the malformed address %s without a framework error',
    async (path) => {
      const answer = await fetch(`${testApp.url}${path}`);
      expect(answer.status).toBeLessThan(500);
      expect(await answer.text()).not.toContain('FST_ERR');
    },
  );

  it.each(['1e309', '..%2f..%2fetc', 'unknown-story-id-00000', '%00'])(
    'returns 404 for the id %s',
    async (id) => {
      const parent = await newParent(testApp);
      expect((await parent.get(`/api/stories/${id}`)).status).toBe(404);
    },
  );

  it('returns 404 for an unknown API path without echoing the path', async () => {
    const answer = await caller().get('/api/nothing-here');
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(JSON.stringify(answer.body)).not.toContain('nothing-here');
  });
});

describe('cross-site requests', () => {
  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ] as Record<string, string>[])('rejects a cross-site request with 403: %o', async (headers) => {
    const answer = await new Caller(testApp).post('/api/auth/logout', undefined, headers);
    expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });

  it('accepts a same-origin request', async () => {
    const answer = await new Caller(testApp).post('/api/auth/logout', undefined, {
      origin: 'http://localhost:3000',
      'sec-fetch-site': 'same-origin',
    });
    expect(answer.status).toBe(200);
  });
});

describe('pages', () => {
  it('serves pages with their own title, and unknown pages with 404', async () => {
    const home = await fetch(testApp.url);
    const lost = await fetch(`${testApp.url}/no/such/page`);
    expect([home.status, lost.status]).toEqual([200, 404]);
    expect(await home.text()).toContain('<title>Storywren: stories with your child in them</title>');
    expect(await lost.text()).toContain('<title>Page not found');
  });

  it('returns 404 as JSON for a missing asset, never a page', async () => {
    const answer = await fetch(`${testApp.url}/assets/index-old.js`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('json');
  });

  it('sends a Content-Security-Policy that forbids foreign and inline scripts and styles', async () => {
    const policy = (await fetch(testApp.url)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe-inline');
  });
});

describe('health', () => {
  it('reports ready while the database answers, and exports the ledger metric', async () => {
    const caller = new Caller(testApp);
    expect((await caller.get('/healthz')).status).toBe(200);
    expect((await caller.get('/readyz')).status).toBe(200);
    expect(String((await caller.get('/metrics')).body.text)).toContain('\nstorywren_ledger_problems 0\n');
  });
});

describe('ETag', () => {
  it('returns 304 when If-None-Match equals the ETag', async () => {
    const parent = await newParent(testApp, ADMIN);
    const first = await parent.get('/api/stories');
    const again = await parent.get('/api/stories', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([first.status, again.status]).toEqual([200, 304]);
  });
});
