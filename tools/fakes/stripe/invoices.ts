import type Stripe from 'stripe';
import { cancelPayment, newPayment } from './payments.ts';
import { ensure, listOf, type Store } from './store.ts';

/** Creates a draft invoice for one period of a subscription, at the full price. */
export function newInvoice(
  store: Store,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  reason: string,
  period: { start: number; end: number },
): Stripe.Invoice {
  const amount = price.unit_amount ?? 0;
  const invoice = store.add<Stripe.Invoice>('invoice', 'in', {
    amount_due: amount,
    amount_remaining: amount,
    auto_advance: true,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    currency: price.currency,
    customer: subscription.customer,
    metadata: {},
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: { ...subscription.metadata } },
    },
    period_end: store.now,
    period_start: store.now,
    status: 'draft',
    subtotal: amount,
    total: amount,
  });
  const line = store.add<Stripe.InvoiceLineItem>('line_item', 'il', {
    amount,
    currency: price.currency,
    invoice: invoice.id,
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: subscription.items.data[0]?.id ?? '',
      },
    },
    period,
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: String(price.product) },
      unit_amount_decimal: null,
    },
    quantity: 1,
    subscription: subscription.id,
    subtotal: amount,
  });
  invoice.lines = listOf([line]) as Stripe.Invoice['lines'];
  subscription.latest_invoice = invoice.id;
  store.emit('invoice.created', invoice);
  return invoice;
}

/** Finalizes an invoice: opens it and creates its payment. */
export function finalize(store: Store, invoice: Stripe.Invoice): void {
  ensure(invoice.status === 'draft', 'This invoice is already finalized.', 'invoice_not_editable');
  invoice.status = 'open';
  invoice.status_transitions.finalized_at = store.now;
  invoice.number = `FAKE-${invoice.id.slice(-8).toUpperCase()}`;
  invoice.hosted_invoice_url = `https://invoice.stripe.com/i/acct_fake/${invoice.id}`;
  const payment = newPayment(store, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description: 'Subscription',
    setup_future_usage: 'off_session',
  });
  store.invoiceOf.set(payment.id, invoice.id);
  store.paymentOf.set(invoice.id, payment.id);
  store.add<Stripe.InvoicePayment>('invoice_payment', 'inpay', {
    amount_requested: invoice.amount_due,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: payment.id },
    status: 'open',
  });
  store.emit('invoice.finalized', invoice);
}

/** Marks an invoice as paid. When it was paid out of band, its payment is cancelled. */
export function markPaid(store: Store, invoice: Stripe.Invoice, how: 'card' | 'out of band'): void {
  invoice.status = 'paid';
  invoice.status_transitions.paid_at = store.now;
  invoice.next_payment_attempt = null;
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  if (how === 'card') closePayment(store, invoice, 'paid');
  else closePayment(store, invoice, 'canceled');
  store.emit('invoice.paid', invoice);
  store.emit('invoice.payment_succeeded', invoice);
}

/** Voids an invoice and cancels its payment. */
export function voidInvoice(store: Store, invoice: Stripe.Invoice): void {
  const canVoid = invoice.status === 'open' || invoice.status === 'uncollectible';
  ensure(canVoid, `You can only pass in open invoices. This invoice isn't open.`, 'invoice_not_editable');
  invoice.status = 'void';
  invoice.status_transitions.voided_at = store.now;
  closePayment(store, invoice, 'canceled');
  store.emit('invoice.voided', invoice);
}

function closePayment(store: Store, invoice: Stripe.Invoice, status: 'paid' | 'canceled'): void {
  const ref = store.paymentOf.get(invoice.id);
  const record = store
    .all<Stripe.InvoicePayment>('invoice_payment')
    .find((payment) => payment.invoice === invoice.id);
  if (!ref || !record) return;
  record.status = status;
  if (status === 'paid') {
    record.amount_paid = record.amount_requested;
    record.status_transitions.paid_at = store.now;
    return;
  }
  record.status_transitions.canceled_at = store.now;
  cancelPayment(store, store.must<Stripe.PaymentIntent>('payment_intent', ref));
}

/** The subscription of an invoice. */
export function subscriptionOf(store: Store, invoice: Stripe.Invoice): Stripe.Subscription | undefined {
  const ref = invoice.parent?.subscription_details?.subscription;
  return typeof ref === 'string' ? store.must<Stripe.Subscription>('subscription', ref) : undefined;
}
