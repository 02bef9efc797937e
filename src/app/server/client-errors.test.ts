import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/server/config.ts';
import { createHttp } from '../../platform/server/http/http.ts';
import { clientErrorRoutes } from './client-errors.ts';

const REPORT = {
  message: 'TypeError: x is not a function',
  route: '/story/:id',
  stack: ['/assets/story-page-Dk2_x.js:1:2345'],
};

let app: FastifyInstance;
let lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  const output = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(JSON.parse(line.toString()));
      done();
    },
  });
  const log = pino({ level: 'error', base: null, timestamp: false }, output);
  const config = readConfig({ NODE_ENV: 'test', RATE_LIMITS: 'off' });
  const routes = clientErrorRoutes(log);
  app = await createHttp({
    ...{ config, log, routes, rawRoutes: [], edition: 'test' },
    authenticate: async () => undefined,
  });
});
beforeEach(() => {
  lines = [];
});
afterAll(() => app.close());

const report = (changes: object = {}) =>
  app.inject({ method: 'POST', url: '/api/client-errors', payload: { ...REPORT, ...changes } });

describe('POST /api/client-errors', () => {
  it('logs one line with a code, the route and stack frames, and no unknown fields', async () => {
    const reply = await report({ childName: 'Wilhelmina' });
    expect([reply.statusCode, reply.json()]).toEqual([200, { ok: true }]);
    const id = reply.headers['x-request-id'];
    expect(lines).toEqual([
      { level: 50, id, code: 'CLIENT_ERROR', ...REPORT, msg: 'a page could not be shown' },
    ]);
  });

  it.each([
    ['a message with something quoted in it', { message: 'Error: “Wilhelmina” is lost' }],
    ['a message of two lines', { message: 'Error: lost\nWilhelmina' }],
    ['a message that is too long', { message: 'a'.repeat(301) }],
    ['no message', { message: '' }],
    ['a URL path instead of a route', { route: '/story/Zm9yIG5vYm9keSBidXQ' }],
    ['a route with a query', { route: '/my-stories?q=Wilhelmina' }],
    ['a stack frame of another origin', { stack: ['https://elsewhere.example/assets/a.js:1:1'] }],
    ['text in a stack frame', { stack: ['/assets/a.js:1:1 Wilhelmina'] }],
    ['too many stack frames', { stack: Array(100).fill('/assets/a.js:1:1') }],
  ])('rejects a client error report with %s', async (_what, changes) => {
    const reply = await report(changes);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'INVALID']);
    expect(lines).toEqual([]);
  });
});
