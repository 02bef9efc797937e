import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '../../../platform/server/clock.ts';
import { BadSignatureError } from '../provider.ts';
import { begin, openTrial, SECRET, type Trial } from './fixtures/trial.ts';
import { signatureOf } from './signature.ts';

let trial: Trial;
beforeEach(async () => {
  trial = await openTrial('2027-03-10T09:00:00Z');
});

const read = (body: string, header = signatureOf(body, SECRET, trial.clock.now())) =>
  trial.provider.parseWebhook(Buffer.from(body), { 'stripe-signature': header });
const event = (object: object | string) =>
  JSON.stringify({ id: 'evt_1', type: 'some.thing', data: { object } });

describe('events', () => {
  it('that are refused stay for their job, and the others are brought', async () => {
    trial.answer = ({ type }) => (type === 'invoice.paid' ? 500 : 200);
    await begin(trial);
    await trial.advance(0.01);
    expect(trial.brought.map(({ type }) => type)).toEqual([
      'customer.subscription.created',
      'payment_intent.succeeded',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
    ]);
    await expect(trial.runJobs()).rejects.toThrow('not delivered');
    trial.answer = () => 200;
    await trial.advance(0.01);
    expect(trial.brought.at(-1)?.type).toBe('invoice.paid');
    expect(new Set(trial.brought.map(({ id }) => id)).size).toBe(5);
  });

  it('are brought once, by whomever, at once', async () => {
    await begin(trial);
    await Promise.all([trial.advance(0.01), trial.runJobs(), trial.advance(0.01)]);
    expect(trial.brought).toHaveLength(5);
  });

  it('say what they are about', () => {
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

  it('that are forged, tampered with, old, early or no events are refused', () => {
    const body = event({ object: 'invoice', id: 'in_1' });
    const now = trial.clock.now();
    const at = (minutes: number) => signatureOf(body, SECRET, new Date(now.getTime() + minutes * MINUTE));
    expect(read(body, at(-4)).id).toBe('evt_1');
    for (const header of [signatureOf(body, 'whsec_other', now), at(-6), at(6), 'nonsense', 't=1', ''])
      expect(() => read(body, header)).toThrow(BadSignatureError);
    expect(() => read(body.replace('in_1', 'in_2'), at(0))).toThrow(BadSignatureError);
    expect(() => trial.provider.parseWebhook(Buffer.from(body), {})).toThrow(BadSignatureError);
    for (const odd of ['', 'no json', 'null', '{}', '{"type":"x"}', '{"id":"","type":"x"}'])
      expect(() => read(odd)).toThrow(BadSignatureError);
  });
});
