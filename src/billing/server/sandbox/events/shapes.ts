import { premiumOf } from '../../products.ts';
import { chargeOf } from '../refs.ts';
import type { sandboxDisputes, sandboxInvoices, sandboxPayments, sandboxSubscriptions } from '../schema.ts';
import { cancelAtOf, priceKeyOf, runsUntil } from '../subscriptions/terms.ts';

type Payment = typeof sandboxPayments.$inferSelect;

/** Seconds since 1970, as provider events give times. */
export const unix = (at: Date): number => Math.floor(at.getTime() / 1000);
const unixOrNull = (at: Date | null) => (at ? unix(at) : null);

/** The objects of events, shaped like Stripe's of 2026 in every field that is read. */
export const paymentShape = (payment: Payment) => ({
  id: payment.id,
  object: 'payment_intent',
  amount: payment.amountCents,
  amount_received: payment.amountReceivedCents,
  currency: payment.currency,
  customer: payment.customer,
  status: payment.status,
  latest_charge: payment.amountReceivedCents ? chargeOf(payment.id) : null,
  last_payment_error: payment.lastError ? { type: 'card_error', message: payment.lastError } : null,
  metadata: payment.orderId ? { orderId: payment.orderId } : {},
});

export const chargeShape = (payment: Payment) => ({
  id: chargeOf(payment.id),
  object: 'charge',
  amount: payment.amountReceivedCents,
  amount_refunded: payment.refundedCents,
  refunded: payment.refundedCents === payment.amountReceivedCents,
  currency: payment.currency,
  customer: payment.customer,
  payment_intent: payment.id,
  status: 'succeeded',
  metadata: payment.orderId ? { orderId: payment.orderId } : {},
});

export const refundShape = (id: string, payment: Payment, amountCents: number) => ({
  id,
  object: 'refund',
  amount: amountCents,
  currency: payment.currency,
  charge: chargeOf(payment.id),
  payment_intent: payment.id,
  status: 'succeeded',
});

export const disputeShape = (dispute: typeof sandboxDisputes.$inferSelect, currency: string) => ({
  id: dispute.id,
  object: 'dispute',
  amount: dispute.amountCents,
  currency,
  charge: chargeOf(dispute.paymentId),
  payment_intent: dispute.paymentId,
  reason: 'fraudulent',
  status: dispute.status,
});

export const invoiceShape = (invoice: typeof sandboxInvoices.$inferSelect) => ({
  id: invoice.id,
  object: 'invoice',
  customer: invoice.customer,
  status: invoice.status,
  billing_reason: invoice.reason,
  currency: invoice.currency,
  total: invoice.amountCents,
  amount_due: invoice.amountCents,
  amount_paid: invoice.status === 'paid' ? invoice.amountCents : 0,
  attempt_count: invoice.attempts,
  next_payment_attempt: unixOrNull(invoice.nextAttemptAt),
  created: unix(invoice.createdAt),
  hosted_invoice_url: null,
  parent: {
    type: 'subscription_details',
    subscription_details: { subscription: invoice.subscriptionId },
  },
  lines: {
    object: 'list',
    data: [{ object: 'line_item', amount: invoice.amountCents, pricing: priced(invoice.priceKey) }],
  },
  status_transitions: { paid_at: unixOrNull(invoice.paidAt) },
});

const priced = (priceKey: string) => ({
  type: 'price_details',
  price_details: { price: priceKey },
});

export function subscriptionShape(subscription: typeof sandboxSubscriptions.$inferSelect) {
  const { billingCycle, priceCents } = premiumOf(priceKeyOf(subscription.priceKey));
  return {
    id: subscription.id,
    object: 'subscription',
    customer: subscription.customer,
    status: subscription.status,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    cancel_at: unixOrNull(cancelAtOf(subscription)),
    created: unix(subscription.createdAt),
    ended_at: unixOrNull(subscription.endedAt),
    latest_invoice: subscription.latestInvoiceId,
    metadata: { localId: subscription.localId },
    items: {
      object: 'list',
      data: [
        {
          id: subscription.id.replace('sub_', 'si_'),
          object: 'subscription_item',
          current_period_end: unixOrNull(runsUntil(subscription)),
          price: {
            id: subscription.priceKey,
            object: 'price',
            lookup_key: subscription.priceKey,
            currency: 'aud',
            unit_amount: priceCents,
            recurring: { interval: billingCycle === 'yearly' ? 'year' : 'month' },
          },
        },
      ],
    },
  };
}
