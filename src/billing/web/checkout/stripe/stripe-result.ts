import type { PaymentIntentResult } from '@stripe/stripe-js';
import { PAYMENT } from '../../messages/payment.ts';
import type { CardResult } from '../card-result.ts';

/** Maps Stripe's result. An intent that is paid already counts as paid: an earlier response was lost. */
export function readResult({ paymentIntent, error }: PaymentIntentResult): CardResult {
  const intent = paymentIntent ?? error?.payment_intent;
  if (intent?.status === 'succeeded' || intent?.status === 'processing') {
    return { paymentIntent: { id: intent.id, status: intent.status } };
  }
  const lost = error?.type === 'api_connection_error' || error?.type === 'api_error';
  return {
    error: {
      message: error?.message ?? PAYMENT.failedHint,
      outcome: intent?.status === 'canceled' ? 'over' : lost ? 'unknown' : 'open',
    },
  };
}
