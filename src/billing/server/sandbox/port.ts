import type { PaymentProvider } from '../provider.ts';
import { chargeStateOf } from './disputes.ts';
import { invoiceStateOf, invoiceStatesOf, openInvoices } from './invoice.ts';
import { inMoment, type Moment } from './moment.ts';
import type { SandboxParts } from './parts.ts';
import { beginPackPayment, findPayment, paymentState } from './payment.ts';
import { beginSubscription, cancelLater, cancelNow, resume } from './plan.ts';
import { changePrice } from './price-change.ts';
import { clientSecretOf, customerOf } from './refs.ts';
import { settle } from './settle.ts';
import { findSubscription, type Subscription, subscriptionState } from './subscription.ts';
import { readEvent } from './webhook-event.ts';

/** The sandbox, as the house sees every provider. */
export function createProvider(parts: SandboxParts): PaymentProvider {
  const { db, clock, seal, webhookSecret } = parts;
  const secretOf = (paymentId: string) => clientSecretOf(seal, paymentId);
  const changed = async (change: (moment: Moment) => Promise<Subscription>) =>
    subscriptionState(await inMoment(parts, change));

  return {
    name: 'sandbox',
    clientConfig: () => ({ provider: 'sandbox' }),
    ensureCustomer: async (person) => ({ ref: customerOf(person.id) }),
    // A customer of the sandbox is an id: it was never told a name or an address that it could forget.
    forgetCustomer: async () => undefined,
    async createPackPayment(order) {
      const ref = await beginPackPayment(parts, order);
      return { ref, clientSecret: secretOf(ref) };
    },
    async createSubscription(wish) {
      const { id, paymentId } = await inMoment(parts, (moment) => beginSubscription(moment, wish));
      return { ref: id, clientSecret: secretOf(paymentId) };
    },
    async openPayment(ref) {
      const [newest] = await openInvoices(db, ref);
      return newest && { clientSecret: secretOf(newest.paymentId) };
    },
    cancelAtPeriodEnd: (ref) => changed((moment) => cancelLater(moment, ref)),
    resume: (ref) => changed((moment) => resume(moment, ref)),
    cancelNow: (ref) => changed((moment) => cancelNow(moment, ref)),
    async changePrice(ref, priceKey, changeId) {
      const { subscription, paymentId } = await inMoment(parts, (moment) =>
        changePrice(moment, ref, priceKey, changeId),
      );
      const state = subscriptionState(subscription);
      return paymentId ? { state, clientSecret: secretOf(paymentId) } : { state };
    },
    async getPayment(ref) {
      const payment = await findPayment(db, ref);
      return payment && paymentState(payment);
    },
    async getSubscription(ref) {
      const subscription = await findSubscription(db, ref);
      return subscription && subscriptionState(subscription);
    },
    getInvoice: (ref) => invoiceStateOf(db, ref),
    listInvoices: (ref) => invoiceStatesOf(db, ref),
    getCharge: (ref) => chargeStateOf(db, ref),
    settleOutOfBand: (ref) => inMoment(parts, (moment) => settle(moment, ref)),
    parseWebhook: (raw, headers) =>
      readEvent(raw, headers['stripe-signature'], { secret: webhookSecret, now: clock.now() }),
  };
}
