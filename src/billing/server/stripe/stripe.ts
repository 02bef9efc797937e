import type { Log } from '../../../platform/server/log.ts';
import type { PaymentProvider } from '../provider.ts';
import { changePrice } from './change.ts';
import { openClient, type StripeSettings } from './client.ts';
import { ensureCustomer, forgetCustomer } from './customers.ts';
import { readEvent } from './events.ts';
import { getInvoice, listInvoices, openPayment, settleOutOfBand } from './invoices.ts';
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
 * Stripe as the house's payment provider. Nothing is asked of it before the first call.
 * Every call throws ProviderAwayError when Stripe cannot be reached or has no answer within two tries of six seconds;
 * what Stripe refuses is an error whose message names Stripe's code and nothing of what was sent.
 * Stripe keeps the keys of repeated calls for a day at least; after that the same id may begin a second payment.
 */
export function createStripe(settings: StripeSettings, log: Log): PaymentProvider {
  const client = openClient(settings, log);
  const prices = openPrices(client);
  const billing: Billing = { client, prices, automaticTax: settings.automaticTax };
  return {
    name: 'stripe',
    ensureCustomer: (person) => ensureCustomer(client, person, settings.automaticTax),
    forgetCustomer: (ref) => forgetCustomer(client, ref),
    createPackPayment: (order) => createPackPayment(client, order),
    createSubscription: (wish) => createSubscription(billing, wish),
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
    settleOutOfBand: (ref) => settleOutOfBand(client, prices, ref),
    parseWebhook: (raw, headers) => readEvent(client.api, settings, raw, headers),
    clientConfig: () => ({ provider: 'stripe', publishableKey: settings.publishableKey }),
  };
}
