import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../contract.ts';
import { ApiError, addressOf, call, callAgain, NetworkError, sentenceOf } from './call.ts';

const thing = endpoint({
  method: 'POST',
  path: '/api/things/{id}',
  summary: '',
  who: 'anyone',
  rate: 'read',
  params: z.object({ id: z.string() }),
  body: z.object({ name: z.string() }),
  reply: z.object({ name: z.string(), kind: z._default(z.string(), 'usual') }),
});

const answer = (body: string, init?: ResponseInit) => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response(body, init));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const failure = async () =>
  call(thing, { params: { id: 'a' }, body: { name: 'b' } }).catch((error: unknown) => error);

afterEach(() => vi.unstubAllGlobals());

describe('addressOf', () => {
  it.each([
    ['/a/{id}', { id: 'x/y z' }, {}, '/a/x%2Fy%20z'],
    ['/a', {}, { q: 'b c', none: undefined }, '/a?q=b+c'],
  ])('builds the address of %s', (path, params, query, address) =>
    expect(addressOf(path, params, query)).toBe(address),
  );
});

describe('call', () => {
  it('sends method, path, body and cookies of an endpoint, and parses the reply', async () => {
    const fetched = answer('{"name":"b","secret":1}');
    const reply = await call(thing, { params: { id: 'a' }, body: { name: 'b' }, headers: { 'x-y': 'z' } });
    expect(reply).toEqual({ name: 'b', kind: 'usual' });
    expect(fetched).toHaveBeenCalledWith('/api/things/a', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json', 'x-y': 'z' },
      body: '{"name":"b"}',
    });
  });

  it('sends no content type without a body', async () => {
    const fetched = answer('{"name":"b"}');
    await call(thing, { params: { id: 'a' } });
    expect(fetched.mock.calls[0]?.[1]).toEqual({ method: 'POST', credentials: 'include', headers: {} });
  });
});

describe('callAgain', () => {
  const list = endpoint({
    method: 'GET',
    path: '/api/things',
    summary: '',
    who: 'anyone',
    rate: 'read',
    reply: z.array(z.string()),
  });

  it('stores the ETag of a reply, and sends none on the first call', async () => {
    const fetched = answer('["a"]', { headers: { etag: 'W/"1"' } });
    expect(await callAgain(list, undefined)).toEqual({ reply: ['a'], etag: 'W/"1"' });
    expect(fetched.mock.calls[0]?.[1].headers).toEqual({});
  });

  it('sends If-None-Match, and returns the cached reply on 304', async () => {
    const fetched = vi.fn(
      async (_address: string, _init: RequestInit) => new Response(null, { status: 304 }),
    );
    vi.stubGlobal('fetch', fetched);
    const last = { reply: ['a'], etag: 'W/"1"' };
    expect(await callAgain(list, last)).toBe(last);
    expect(fetched.mock.calls[0]?.[1].headers).toEqual({ 'if-none-match': 'W/"1"' });
  });

  it('returns the new reply, with or without an ETag', async () => {
    answer('["b"]');
    expect(await callAgain(list, { reply: ['a'], etag: 'W/"1"' })).toEqual({ reply: ['b'], etag: null });
    const fetched = answer('["c"]');
    await callAgain(list, { reply: ['b'], etag: null });
    expect(fetched.mock.calls[0]?.[1].headers).toEqual({});
  });

  it('throws an ApiError for a 403 of a repeated call', async () => {
    answer('{"error":"No.","code":"FORBIDDEN"}', { status: 403 });
    await expect(callAgain(list, { reply: [], etag: '"1"' })).rejects.toMatchObject({ status: 403 });
  });
});

describe('ApiError', () => {
  it('carries status and body in the message of an ApiError, and the reason in its fields', async () => {
    const body = JSON.stringify({
      error: 'No.',
      code: 'INVALID',
      issues: [{ path: 'name', message: 'Bad' }],
    });
    answer(body, { status: 400 });
    const error = await failure();
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: `400: ${body}`,
      status: 400,
      code: 'INVALID',
      sentence: 'No.',
      issues: [{ path: 'name', message: 'Bad' }],
      helpLines: [],
    });
  });

  it('uses the status text when the body of an error is empty', async () => {
    answer('', { status: 503, statusText: 'Service Unavailable' });
    expect(await failure()).toMatchObject({ message: '503: Service Unavailable', code: '', sentence: '' });
  });

  it('accepts an error body that is not JSON', async () => {
    answer('<h1>Bad Gateway</h1>', { status: 502 });
    expect(await failure()).toMatchObject({ message: '502: <h1>Bad Gateway</h1>', sentence: '' });
  });

  it('reads the code and message of a declined card', async () => {
    const error = {
      message: 'Your card was declined.',
      code: 'card_declined',
      decline_code: 'generic_decline',
    };
    answer(JSON.stringify({ error }), { status: 402 });
    expect(await failure()).toMatchObject({ code: 'card_declined', sentence: 'Your card was declined.' });
  });
});

describe('sentenceOf', () => {
  it('returns the offline sentence for a NetworkError', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const error = await failure();
    expect(error).toBeInstanceOf(NetworkError);
    expect(sentenceOf(error, 'refused', 'offline')).toBe('offline');
  });

  it('returns the sentence of the server, or else the fallback', () => {
    expect(sentenceOf(new ApiError(400, '', '{"error":"No.","code":"X"}'), 'refused')).toBe('No.');
    expect(sentenceOf(new ApiError(400, '', '{"error":"Bare."}'), 'refused')).toBe('Bare.');
    expect(sentenceOf(new ApiError(500, '', ''), 'refused')).toBe('refused');
    expect(sentenceOf(new Error('odd'), 'refused')).toBe('refused');
  });
});
