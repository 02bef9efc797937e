import type { PaymentIntentResult } from '@stripe/stripe-js';
import { describe, expect, it } from 'vitest';
import { readResult } from './stripe-result.ts';

const intent = (status: string) => ({ id: 'pi_1', status });
const read = (answer: unknown) => readResult(answer as PaymentIntentResult);

describe('results of Stripe', () => {
  it.each(['succeeded', 'processing'])('reads an intent that is %s as a payment', (status) => {
    expect(read({ paymentIntent: intent(status) })).toEqual({ paymentIntent: { id: 'pi_1', status } });
  });

  it('reads an error as a payment when the intent was paid before and only its response was lost', () => {
    const error = { type: 'invalid_request_error', message: 'odd', payment_intent: intent('succeeded') };
    expect(read({ error })).toEqual({ paymentIntent: { id: 'pi_1', status: 'succeeded' } });
  });

  it.each([
    ['a decline', { type: 'card_error', payment_intent: intent('requires_payment_method') }, 'open'],
    ['a cancelled payment', { type: 'invalid_request_error', payment_intent: intent('canceled') }, 'over'],
    ['a lost connection', { type: 'api_connection_error' }, 'unknown'],
  ])('shows the reason of an error that is %s', (_, error, outcome) => {
    expect(read({ error: { ...error, message: 'No.' } })).toEqual({ error: { message: 'No.', outcome } });
  });

  it('reads an error without a reason as a failed payment', () => {
    expect(read({ paymentIntent: intent('requires_payment_method') })).toEqual({
      error: { message: 'Payment failed', outcome: 'open' },
    });
  });
});
