import type Stripe from 'stripe';
import { type Books, insist, listOf } from './books.ts';
import { cancelPayment, newPayment } from './payments.ts';

/** A draft over one period of a subscription, at the full price. */
export function newInvoice(
  books: Books,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  reason: string,
  period: { start: number; end: number },
): Stripe.Invoice {
  const amount = price.unit_amount ?? 0;
  const invoice = books.add<Stripe.Invoice>('invoice', 'in', {
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
    period_end: books.now,
    period_start: books.now,
    status: 'draft',
    subtotal: amount,
    total: amount,
  });
  const line = books.add<Stripe.InvoiceLineItem>('line_item', 'il', {
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
  books.tell('invoice.created', invoice);
  return invoice;
}

/** From now on it is owed, and there is a payment that can pay it. */
export function finalize(books: Books, invoice: Stripe.Invoice): void {
  insist(invoice.status === 'draft', 'This invoice is already finalized.', 'invoice_not_editable');
  invoice.status = 'open';
  invoice.status_transitions.finalized_at = books.now;
  invoice.number = `FAKE-${invoice.id.slice(-8).toUpperCase()}`;
  invoice.hosted_invoice_url = `https://invoice.stripe.com/i/acct_fake/${invoice.id}`;
  const payment = newPayment(books, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description: 'Subscription',
    setup_future_usage: 'off_session',
  });
  books.invoiceOf.set(payment.id, invoice.id);
  books.paymentOf.set(invoice.id, payment.id);
  books.add<Stripe.InvoicePayment>('invoice_payment', 'inpay', {
    amount_requested: invoice.amount_due,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: payment.id },
    status: 'open',
  });
  books.tell('invoice.finalized', invoice);
}

/** It is paid: by its payment, or by other means, and then the payment is not needed any more. */
export function markPaid(books: Books, invoice: Stripe.Invoice, how: 'card' | 'out of band'): void {
  invoice.status = 'paid';
  invoice.status_transitions.paid_at = books.now;
  invoice.next_payment_attempt = null;
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  if (how === 'card') closePayment(books, invoice, 'paid');
  else closePayment(books, invoice, 'canceled');
  books.tell('invoice.paid', invoice);
  books.tell('invoice.payment_succeeded', invoice);
}

/** Nobody owes it any more. */
export function voidOne(books: Books, invoice: Stripe.Invoice): void {
  const mayBe = invoice.status === 'open' || invoice.status === 'uncollectible';
  insist(mayBe, `You can only pass in open invoices. This invoice isn't open.`, 'invoice_not_editable');
  invoice.status = 'void';
  invoice.status_transitions.voided_at = books.now;
  closePayment(books, invoice, 'canceled');
  books.tell('invoice.voided', invoice);
}

function closePayment(books: Books, invoice: Stripe.Invoice, status: 'paid' | 'canceled'): void {
  const ref = books.paymentOf.get(invoice.id);
  const record = books
    .all<Stripe.InvoicePayment>('invoice_payment')
    .find((payment) => payment.invoice === invoice.id);
  if (!ref || !record) return;
  record.status = status;
  if (status === 'paid') {
    record.amount_paid = record.amount_requested;
    record.status_transitions.paid_at = books.now;
    return;
  }
  record.status_transitions.canceled_at = books.now;
  cancelPayment(books, books.must<Stripe.PaymentIntent>('payment_intent', ref));
}

/** The subscription that an invoice belongs to. */
export function subscriptionOf(books: Books, invoice: Stripe.Invoice): Stripe.Subscription | undefined {
  const ref = invoice.parent?.subscription_details?.subscription;
  return typeof ref === 'string' ? books.must<Stripe.Subscription>('subscription', ref) : undefined;
}
