import type { PaymentIntentResult } from '@stripe/stripe-js';
import type { CardResult } from './card-result.ts';
import { PAYMENT } from './words/payment.ts';

/** The provider's answer in our words. An intent that is paid already counts as paid: an earlier answer was lost. */
export function readResult({ paymentIntent, error }: PaymentIntentResult): CardResult {
  const intent = paymentIntent ?? error?.payment_intent;
  if (intent?.status === 'succeeded' || intent?.status === 'processing') {
    return { paymentIntent: { id: intent.id, status: intent.status } };
  }
  const lost = error?.type === 'api_connection_error' || error?.type === 'api_error';
  return {
    error: {
      message: error?.message ?? PAYMENT.failedHint,
      fate: intent?.status === 'canceled' ? 'over' : lost ? 'unknown' : 'open',
    },
  };
}
