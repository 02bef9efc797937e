import { fetchMe } from '../../../../accounts/web/session.ts';
import { track } from '../../../../platform/web/analytics.ts';
import { call } from '../../../../platform/web/call.ts';
import { toast } from '../../../../platform/web/ui/toasts.tsx';
import { paymentSettings } from '../../../contract.ts';
import { pollUntilSynced } from '../../billing-cache.ts';
import { PAYMENT } from '../../messages/payment.ts';
import { loadStripeOnce } from './stripe-client.ts';

/** Shows the result of a payment that left the page, and waits for its credits. `bought` is the id of the product. */
export async function notifyPayment(clientSecret: string, bought: string): Promise<void> {
  const before = await fetchMe();
  try {
    const { provider, publishableKey } = await call(paymentSettings);
    if (provider !== 'stripe' || !publishableKey) return;
    const stripe = await loadStripeOnce(publishableKey);
    const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
    if (!paymentIntent) {
      toast.error({ title: PAYMENT.failed, message: error?.message ?? PAYMENT.failedHint });
      return;
    }
    if (paymentIntent.status === 'succeeded') {
      track('purchase', {
        transaction_id: paymentIntent.id,
        value: paymentIntent.amount / 100,
        currency: 'AUD',
        items: /^\w{1,60}$/.test(bought) ? [{ item_id: bought, quantity: 1 }] : [],
      });
      toast.success({ title: PAYMENT.succeeded, message: PAYMENT.onTheWay });
    } else if (paymentIntent.status === 'processing') {
      toast.success(PAYMENT.processing);
    } else {
      toast.error({
        title: PAYMENT.failed,
        message: paymentIntent.last_payment_error?.message ?? PAYMENT.failedHint,
      });
      return;
    }
  } catch {
    toast.error({ title: PAYMENT.failed, message: PAYMENT.lostOnReturn });
  }
  await pollUntilSynced(({ credits }) => credits > (before?.credits ?? 0));
}
