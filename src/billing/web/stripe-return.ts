import { askUser } from '../../accounts/web/session.ts';
import { track } from '../../platform/web/analytics.ts';
import { call } from '../../platform/web/call.ts';
import { bad, good } from '../../platform/web/ui/toasts.tsx';
import { paymentSettings } from '../contract.ts';
import { untilServerAgrees } from './billing-cache.ts';
import { loadStripeOnce } from './stripe-client.ts';

const CHECK_AGAIN = 'Please look at My Account before you pay again.';

/** Tells the parent how a payment ended that left the page, and waits for its credits. `bought` is what was paid for. */
export async function tellPayment(clientSecret: string, bought: string): Promise<void> {
  const before = await askUser();
  try {
    const { provider, publishableKey } = await call(paymentSettings);
    if (provider !== 'stripe' || !publishableKey) return;
    const stripe = await loadStripeOnce(publishableKey);
    const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
    if (!paymentIntent) {
      bad({ title: 'Payment Failed', message: error?.message ?? 'Payment failed' });
      return;
    }
    if (paymentIntent.status === 'succeeded') {
      track('purchase', {
        transaction_id: paymentIntent.id,
        value: paymentIntent.amount / 100,
        currency: 'AUD',
        items: /^\w{1,60}$/.test(bought) ? [{ item_id: bought, quantity: 1 }] : [],
      });
      good({ title: 'Payment Successful', message: 'Your credits are on their way to your account.' });
    } else if (paymentIntent.status === 'processing') {
      good({ title: 'Payment Processing', message: 'Your credits arrive as soon as the bank has agreed.' });
    } else {
      bad({
        title: 'Payment Failed',
        message: paymentIntent.last_payment_error?.message ?? 'Payment failed',
      });
      return;
    }
  } catch {
    bad({ title: 'Payment Failed', message: `Payment processing failed. ${CHECK_AGAIN}` });
  }
  await untilServerAgrees(({ credits }) => credits > (before?.credits ?? 0));
}
