import type { PaymentIntentResult } from '@stripe/stripe-js';
import { describe, expect, it } from 'vitest';
import { readResult } from './stripe-result.ts';

const intent = (status: string) => ({ id: 'pi_1', status });
const read = (answer: unknown) => readResult(answer as PaymentIntentResult);

describe('an answer of the card provider', () => {
  it.each(['succeeded', 'processing'])('that is %s is a payment', (status) => {
    expect(read({ paymentIntent: intent(status) })).toEqual({ paymentIntent: { id: 'pi_1', status } });
  });

  it('is a payment too when it was made before, and only its answer was lost', () => {
    const error = { type: 'invalid_request_error', message: 'odd', payment_intent: intent('succeeded') };
    expect(read({ error })).toEqual({ paymentIntent: { id: 'pi_1', status: 'succeeded' } });
  });

  it.each([
    ['a decline', { type: 'card_error', payment_intent: intent('requires_payment_method') }, 'open'],
    ['a cancelled payment', { type: 'invalid_request_error', payment_intent: intent('canceled') }, 'over'],
    ['a lost connection', { type: 'api_connection_error' }, 'unknown'],
  ])('that is %s says its reason', (_, error, fate) => {
    expect(read({ error: { ...error, message: 'No.' } })).toEqual({ error: { message: 'No.', fate } });
  });

  it('without a reason is a failed payment', () => {
    expect(read({ paymentIntent: intent('requires_payment_method') })).toEqual({
      error: { message: 'Payment failed', fate: 'open' },
    });
  });
});
