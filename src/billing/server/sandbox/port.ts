import type { PaymentProvider } from '../provider/provider.ts';
import type { SandboxDeps } from './deps.ts';
import { readEvent } from './events/webhook-event.ts';
import { chargeStateOf } from './payments/disputes.ts';
import { beginPackPayment, findPayment, paymentState } from './payments/payment.ts';
import { clientSecretOf, customerOf } from './refs.ts';
import { finalize } from './subscriptions/finalize.ts';
import { invoiceStateOf, invoiceStatesOf, openInvoices } from './subscriptions/invoice.ts';
import { beginSubscription, cancelLater, cancelNow, resume } from './subscriptions/plan.ts';
import { changePrice } from './subscriptions/price-change.ts';
import { findSubscription, type Subscription, subscriptionState } from './subscriptions/subscription.ts';
import { inSandboxTransaction, type SandboxTransaction } from './transaction.ts';

/** The sandbox as a payment provider. */
export function createProvider(deps: SandboxDeps): PaymentProvider {
  const { db, clock, encryption, webhookSecret } = deps;
  const secretOf = (paymentId: string) => clientSecretOf(encryption, paymentId);
  const changed = async (change: (transaction: SandboxTransaction) => Promise<Subscription>) =>
    subscriptionState(await inSandboxTransaction(deps, change));

  return {
    name: 'sandbox',
    clientConfig: () => ({ provider: 'sandbox' }),
    ensureCustomer: async (user) => ({ ref: customerOf(user.id) }),
    // A sandbox customer is only an id: there is no name or address to delete.
    forgetCustomer: async () => undefined,
    async createPackPayment(order) {
      const ref = await beginPackPayment(deps, order);
      return { ref, clientSecret: secretOf(ref) };
    },
    async createSubscription(input) {
      const { id, paymentId } = await inSandboxTransaction(deps, (transaction) =>
        beginSubscription(transaction, input),
      );
      return { ref: id, clientSecret: secretOf(paymentId) };
    },
    async openPayment(ref) {
      const [newest] = await openInvoices(db, ref);
      return newest && { clientSecret: secretOf(newest.paymentId) };
    },
    cancelAtPeriodEnd: (ref) => changed((transaction) => cancelLater(transaction, ref)),
    resume: (ref) => changed((transaction) => resume(transaction, ref)),
    cancelNow: (ref) => changed((transaction) => cancelNow(transaction, ref)),
    async changePrice(ref, priceKey, changeId) {
      const { subscription, paymentId } = await inSandboxTransaction(deps, (transaction) =>
        changePrice(transaction, ref, priceKey, changeId),
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
    payOutOfBand: (ref) => inSandboxTransaction(deps, (transaction) => finalize(transaction, ref)),
    parseWebhook: (raw, headers) =>
      readEvent(raw, headers['stripe-signature'], { secret: webhookSecret, now: clock.now() }),
  };
}
