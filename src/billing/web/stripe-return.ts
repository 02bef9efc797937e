import { askUser } from '../../accounts/web/session.ts';
import { track } from '../../platform/web/analytics.ts';
import { call } from '../../platform/web/call.ts';
import { bad, good } from '../../platform/web/ui/toasts.tsx';
import { paymentSettings } from '../contract.ts';
import { untilServerAgrees } from './billing-cache.ts';
import { loadStripeOnce } from './stripe-client.ts';
import { PAYMENT } from './words/payment.ts';

/** Tells the parent how a payment ended that left the page, and waits for its credits. `bought` is what was paid for. */
export async function tellPayment(clientSecret: string, bought: string): Promise<void> {
  const before = await askUser();
  try {
    const { provider, publishableKey } = await call(paymentSettings);
    if (provider !== 'stripe' || !publishableKey) return;
    const stripe = await loadStripeOnce(publishableKey);
    const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
    if (!paymentIntent) {
      bad({ title: PAYMENT.failed, message: error?.message ?? PAYMENT.failedHint });
      return;
    }
    if (paymentIntent.status === 'succeeded') {
      track('purchase', {
        transaction_id: paymentIntent.id,
        value: paymentIntent.amount / 100,
        currency: 'AUD',
        items: /^\w{1,60}$/.test(bought) ? [{ item_id: bought, quantity: 1 }] : [],
      });
      good({ title: PAYMENT.succeeded, message: PAYMENT.onTheWay });
    } else if (paymentIntent.status === 'processing') {
      good(PAYMENT.processing);
    } else {
      bad({
        title: PAYMENT.failed,
        message: paymentIntent.last_payment_error?.message ?? PAYMENT.failedHint,
      });
      return;
    }
  } catch {
    bad({ title: PAYMENT.failed, message: PAYMENT.lostOnReturn });
  }
  await untilServerAgrees(({ credits }) => credits > (before?.credits ?? 0));
}
