import type Stripe from 'stripe';
import type { ChargeState, PackOrder, PaymentState } from '../provider/provider.ts';
import type { StripeClient } from './client.ts';
import { idOf, paymentState } from './states.ts';

/** Creates the payment of an order. No mail address is sent: the only receipt is our own. */
export async function createPackPayment(
  client: StripeClient,
  order: PackOrder,
): Promise<{ ref: string; clientSecret: string }> {
  const payment = await client.request('begin a payment', (api) =>
    api.paymentIntents.create(
      {
        amount: order.amountCents,
        currency: order.currency,
        customer: order.customerRef,
        automatic_payment_methods: { enabled: true },
        description: order.description,
        metadata: { orderId: order.orderId },
      },
      { idempotencyKey: `order:${order.orderId}` },
    ),
  );
  if (!payment.client_secret) throw new Error('Stripe gave a payment without its secret');
  return { ref: payment.id, clientSecret: payment.client_secret };
}

export async function getPayment(client: StripeClient, ref: string): Promise<PaymentState | undefined> {
  const payment = await client.find('read a payment', ref, (api) =>
    api.paymentIntents.retrieve(ref, { expand: ['latest_charge'] }),
  );
  if (!payment) return undefined;
  return paymentState(payment, payment.metadata.orderId ? null : await invoiceOf(client, ref));
}

export async function getCharge(client: StripeClient, ref: string): Promise<ChargeState | undefined> {
  const charge = await client.find('read a charge', ref, (api) =>
    api.charges.retrieve(ref, { expand: ['payment_intent'] }),
  );
  if (!charge) return undefined;
  const payment = charge.payment_intent;
  const paymentRef = payment && idOf(payment);
  const metadata = payment && typeof payment !== 'string' ? payment.metadata : charge.metadata;
  const orderId = metadata.orderId ?? null;
  return {
    ref: charge.id,
    paymentRef,
    orderId,
    invoiceRef: paymentRef && !orderId ? await invoiceOf(client, paymentRef) : null,
    amountCents: charge.amount,
    refundedCents: await refundedOf(client, charge),
    disputes: await disputesOf(client, ref),
  };
}

/** A payment does not contain its invoice; the list of invoice payments does. */
async function invoiceOf(client: StripeClient, payment: string): Promise<string | null> {
  const { data } = await client.request('look for the invoice of a payment', (api) =>
    api.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: payment } }),
  );
  const found = data.find(({ payment: by }) => by.payment_intent && idOf(by.payment_intent) === payment);
  return found ? idOf(found.invoice) : null;
}

/**
 * The refunded sum without failed refunds. Stripe does not document whether its own sum counts them, so both are read.
 */
async function refundedOf(client: StripeClient, charge: Stripe.Charge): Promise<number> {
  if (charge.amount_refunded === 0) return 0;
  const { data } = await client.request('list refunds', (api) =>
    api.refunds.list({ charge: charge.id, limit: 100 }),
  );
  const mine = data.filter((refund) => refund.charge && idOf(refund.charge) === charge.id);
  const sum = (refunds: readonly Stripe.Refund[]) => refunds.reduce((cents, { amount }) => cents + amount, 0);
  const failed = sum(mine.filter(({ status }) => status === 'failed' || status === 'canceled'));
  const stillCounted = charge.amount_refunded >= sum(mine);
  return failed > 0 && stillCounted ? charge.amount_refunded - failed : charge.amount_refunded;
}

/** In these states the bank holds the money; an inquiry (`warning_…`) does not withdraw any. */
const HELD_BY_BANK: readonly string[] = ['needs_response', 'under_review', 'lost'];

async function disputesOf(client: StripeClient, charge: string) {
  const { data } = await client.request('list disputes', (api) => api.disputes.list({ charge }));
  return data
    .filter((dispute) => idOf(dispute.charge) === charge)
    .map((dispute) => ({
      ref: dispute.id,
      withdrawnCents: withdrawnBy(dispute),
    }));
}

/** Withdrawn amounts are negative, returned ones positive; the bank's fee is separate. */
function withdrawnBy({ balance_transactions: moves, status, amount }: Stripe.Dispute): number {
  if (moves.length === 0) return HELD_BY_BANK.includes(status) ? amount : 0;
  return Math.max(0, -moves.reduce((sum, move) => sum + move.amount, 0));
}
