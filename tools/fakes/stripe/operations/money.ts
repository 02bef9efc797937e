import type Stripe from 'stripe';
import { finalize, markPaid, voidInvoice } from '../invoices.ts';
import { flagIn, mergedMetadata, numberIn, objectIn, textIn } from '../params.ts';
import { newPayment } from '../payments.ts';
import { ensure } from '../store.ts';
import { onInvoicePaid, onInvoiceVoided } from '../subscriptions.ts';
import type { Answer } from './answer.ts';

/** The minimum amount in Australian dollars, in cents. */
const MIN_AMOUNT = 50;

/** Payments, invoices, charges, refunds and disputes. */
export const MONEY: Readonly<Record<string, Answer>> = {
  'paymentIntents.create': (store, { params }) => {
    const amount = numberIn(params, 'amount') ?? 0;
    ensure(amount >= MIN_AMOUNT, 'Amount must be at least $0.50 aud.', 'amount_too_small');
    const customer = textIn(params, 'customer');
    if (customer) store.must('customer', customer);
    return newPayment(store, {
      amount,
      currency: textIn(params, 'currency') ?? '',
      customer: customer ?? null,
      description: textIn(params, 'description') ?? null,
      metadata: mergedMetadata({}, params),
      receipt_email: textIn(params, 'receipt_email') ?? null,
    });
  },
  'paymentIntents.retrieve': (store, { id }) => store.must('payment_intent', id),
  'paymentIntents.list': (store, { params }) => {
    const customer = textIn(params, 'customer');
    return store
      .all<Stripe.PaymentIntent>('payment_intent')
      .filter((one) => !customer || one.customer === customer);
  },
  'invoices.retrieve': (store, { id }) => store.must('invoice', id),
  'invoices.list': (store, { params }) => {
    const subscription = textIn(params, 'subscription');
    const status = textIn(params, 'status');
    if (subscription) store.must('subscription', subscription);
    return store
      .all<Stripe.Invoice>('invoice')
      .filter((one) => !status || one.status === status)
      .filter((one) => {
        return !subscription || one.parent?.subscription_details?.subscription === subscription;
      });
  },
  'invoices.finalizeInvoice': (store, { id, params }) => {
    const invoice = store.must<Stripe.Invoice>('invoice', id);
    finalize(store, invoice);
    invoice.auto_advance = flagIn(params, 'auto_advance') ?? true;
    return invoice;
  },
  'invoices.voidInvoice': (store, { id }) => {
    const invoice = store.must<Stripe.Invoice>('invoice', id);
    voidInvoice(store, invoice);
    onInvoiceVoided(store, invoice);
    return invoice;
  },
  'invoices.pay': (store, { id, params }) => {
    const invoice = store.must<Stripe.Invoice>('invoice', id);
    ensure(invoice.status !== 'paid', 'Invoice is already paid', 'invoice_already_paid');
    const isOwed = invoice.status === 'open' || invoice.status === 'uncollectible';
    ensure(isOwed, 'Only open invoices can be paid.', 'invoice_not_editable');
    ensure(flagIn(params, 'paid_out_of_band') === true, 'The fake supports payment out of band only.');
    markPaid(store, invoice, 'out of band');
    onInvoicePaid(store, invoice, null);
    return invoice;
  },
  'invoicePayments.list': (store, { params }) => {
    const invoice = textIn(params, 'invoice');
    const status = textIn(params, 'status');
    const payment = textIn(objectIn(params, 'payment'), 'payment_intent');
    return store
      .all<Stripe.InvoicePayment>('invoice_payment')
      .filter((one) => !invoice || one.invoice === invoice)
      .filter((one) => !status || one.status === status)
      .filter((one) => !payment || one.payment.payment_intent === payment);
  },
  'charges.retrieve': (store, { id }) => store.must('charge', id),
  'refunds.retrieve': (store, { id }) => store.must('refund', id),
  'refunds.list': (store, { params }) => {
    const charge = textIn(params, 'charge');
    return store.all<Stripe.Refund>('refund').filter((one) => !charge || one.charge === charge);
  },
  'disputes.retrieve': (store, { id }) => store.must('dispute', id),
  'disputes.list': (store, { params }) => {
    const charge = textIn(params, 'charge');
    return store.all<Stripe.Dispute>('dispute').filter((one) => !charge || one.charge === charge);
  },
};
