import type { Log } from '../../../platform/server/log.ts';
import type { PaymentProvider } from '../provider/provider.ts';
import { changePrice } from './change.ts';
import { openClient, type StripeSettings } from './client.ts';
import { ensureCustomer, forgetCustomer } from './customers.ts';
import { readEvent } from './events.ts';
import { getInvoice, listInvoices, openPayment, payOutOfBand } from './invoices.ts';
import { createPackPayment, getCharge, getPayment } from './payments.ts';
import { openPrices } from './prices.ts';
import { subscriptionState } from './states.ts';
import {
  type Billing,
  cancelAtPeriodEnd,
  cancelNow,
  createSubscription,
  readSubscription,
  resume,
} from './subscriptions.ts';

/**
 * Stripe as the payment provider. No request is sent before the first call. Every call throws ProviderUnavailableError
 * when Stripe cannot be reached or does not answer within two attempts of six seconds; a refusal by Stripe is an error
 * whose message contains Stripe's code and nothing that was sent. Stripe's idempotency keys expire after a day at the
 * earliest; after that the same id may create a second payment.
 */
export function createStripe(settings: StripeSettings, log: Log): PaymentProvider {
  const client = openClient(settings, log);
  const prices = openPrices(client);
  const billing: Billing = { client, prices, automaticTax: settings.automaticTax };
  return {
    name: 'stripe',
    ensureCustomer: (user) => ensureCustomer(client, user, settings.automaticTax),
    forgetCustomer: (ref) => forgetCustomer(client, ref),
    createPackPayment: (order) => createPackPayment(client, order),
    createSubscription: (input) => createSubscription(billing, input),
    openPayment: (ref) => openPayment(client, ref),
    cancelAtPeriodEnd: (ref) => cancelAtPeriodEnd(billing, ref),
    resume: (ref) => resume(billing, ref),
    cancelNow: (ref) => cancelNow(billing, ref),
    changePrice: (ref, priceKey, changeId) => changePrice(billing, ref, priceKey, changeId),
    getPayment: (ref) => getPayment(client, ref),
    async getSubscription(ref) {
      const subscription = await readSubscription(client, ref);
      return subscription && subscriptionState(subscription, prices);
    },
    getInvoice: (ref) => getInvoice(client, prices, ref),
    listInvoices: (ref) => listInvoices(client, prices, ref),
    getCharge: (ref) => getCharge(client, ref),
    payOutOfBand: (ref) => payOutOfBand(client, prices, ref),
    parseWebhook: (raw, headers) => readEvent(client.api, settings, raw, headers),
    clientConfig: () => ({ provider: 'stripe', publishableKey: settings.publishableKey }),
  };
}
