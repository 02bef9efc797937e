import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '../../../../platform/server/clock.ts';
import { BadSignatureError } from '../../provider/provider.ts';
import { begin, openTestSandbox, SECRET, type TestSandbox } from '../fixtures/test-sandbox.ts';
import { signatureOf } from './signature.ts';

let testSandbox: TestSandbox;
beforeEach(async () => {
  testSandbox = await openTestSandbox('2027-03-10T09:00:00Z');
});

const read = (body: string, header = signatureOf(body, SECRET, testSandbox.clock.now())) =>
  testSandbox.provider.parseWebhook(Buffer.from(body), { 'stripe-signature': header });
const event = (object: object | string) =>
  JSON.stringify({ id: 'evt_1', type: 'some.thing', data: { object } });

describe('event delivery', () => {
  it('leaves refused events to their job, and delivers the others', async () => {
    testSandbox.answer = ({ type }) => (type === 'invoice.paid' ? 500 : 200);
    await begin(testSandbox);
    await testSandbox.advance(0.01);
    expect(testSandbox.delivered.map(({ type }) => type)).toEqual([
      'customer.subscription.created',
      'payment_intent.succeeded',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
    ]);
    await expect(testSandbox.runJobs()).rejects.toThrow('not delivered');
    testSandbox.answer = () => 200;
    await testSandbox.advance(0.01);
    expect(testSandbox.delivered.at(-1)?.type).toBe('invoice.paid');
    expect(new Set(testSandbox.delivered.map(({ id }) => id)).size).toBe(5);
  });

  it('delivers each event once when several deliveries run at the same time', async () => {
    await begin(testSandbox);
    await Promise.all([testSandbox.advance(0.01), testSandbox.runJobs(), testSandbox.advance(0.01)]);
    expect(testSandbox.delivered).toHaveLength(5);
  });

  it('reads what an event is about', () => {
    const about = (object: object | string) => read(event(object)).about;
    expect(about({ object: 'payment_intent', id: 'pi_1' })).toEqual({ kind: 'payment', ref: 'pi_1' });
    expect(about({ object: 'subscription', id: 'sub_1' })).toEqual({ kind: 'subscription', ref: 'sub_1' });
    expect(about({ object: 'invoice', id: 'in_1' })).toEqual({ kind: 'invoice', ref: 'in_1' });
    expect(about({ object: 'charge', id: 'ch_1' })).toEqual({ kind: 'charge', ref: 'ch_1' });
    expect(about({ object: 'customer', id: 'cus_1' })).toEqual({ kind: 'customer', ref: 'cus_1' });
    expect(about({ object: 'refund', id: 're_1', charge: 'ch_1' })).toEqual({ kind: 'charge', ref: 'ch_1' });
    expect(about({ object: 'dispute', id: 'dp_1', charge: 'ch_1' })).toEqual({ kind: 'charge', ref: 'ch_1' });
    for (const odd of [
      { object: 'refund', id: 're_1' },
      { object: 'constructor', id: 'x' },
      { id: 7 },
      'text',
    ])
      expect(about(odd)).toBeUndefined();
    expect(read('{"id":"evt_1","type":"ping"}')).toEqual({ id: 'evt_1', type: 'ping', about: undefined });
  });

  it('rejects events that are forged, tampered with, too old, too early or malformed', () => {
    const body = event({ object: 'invoice', id: 'in_1' });
    const now = testSandbox.clock.now();
    const at = (minutes: number) => signatureOf(body, SECRET, new Date(now.getTime() + minutes * MINUTE));
    expect(read(body, at(-4)).id).toBe('evt_1');
    for (const header of [signatureOf(body, 'whsec_other', now), at(-6), at(6), 'nonsense', 't=1', ''])
      expect(() => read(body, header)).toThrow(BadSignatureError);
    expect(() => read(body.replace('in_1', 'in_2'), at(0))).toThrow(BadSignatureError);
    expect(() => testSandbox.provider.parseWebhook(Buffer.from(body), {})).toThrow(BadSignatureError);
    for (const odd of ['', 'no json', 'null', '{}', '{"type":"x"}', '{"id":"","type":"x"}'])
      expect(() => read(odd)).toThrow(BadSignatureError);
  });
});
