import type Stripe from 'stripe';
import { insist } from '../books.ts';
import { finalize, markPaid, voidOne } from '../invoices.ts';
import { flagIn, mergedMetadata, numberIn, textIn, within } from '../params.ts';
import { newPayment } from '../payments.ts';
import { paidFor, voidedFor } from '../subscriptions.ts';
import type { Answer } from './answer.ts';

/** The smallest sum in Australian dollars, in cents. */
const SMALLEST = 50;

/** Payments, invoices, charges and what became of them. */
export const MONEY: Readonly<Record<string, Answer>> = {
  'paymentIntents.create': (books, { params }) => {
    const amount = numberIn(params, 'amount') ?? 0;
    insist(amount >= SMALLEST, 'Amount must be at least $0.50 aud.', 'amount_too_small');
    const customer = textIn(params, 'customer');
    if (customer) books.must('customer', customer);
    return newPayment(books, {
      amount,
      currency: textIn(params, 'currency') ?? '',
      customer: customer ?? null,
      description: textIn(params, 'description') ?? null,
      metadata: mergedMetadata({}, params),
      receipt_email: textIn(params, 'receipt_email') ?? null,
    });
  },
  'paymentIntents.retrieve': (books, { id }) => books.must('payment_intent', id),
  'paymentIntents.list': (books, { params }) => {
    const customer = textIn(params, 'customer');
    return books
      .all<Stripe.PaymentIntent>('payment_intent')
      .filter((one) => !customer || one.customer === customer);
  },
  'invoices.retrieve': (books, { id }) => books.must('invoice', id),
  'invoices.list': (books, { params }) => {
    const subscription = textIn(params, 'subscription');
    const status = textIn(params, 'status');
    if (subscription) books.must('subscription', subscription);
    return books
      .all<Stripe.Invoice>('invoice')
      .filter((one) => !status || one.status === status)
      .filter((one) => {
        return !subscription || one.parent?.subscription_details?.subscription === subscription;
      });
  },
  'invoices.finalizeInvoice': (books, { id, params }) => {
    const invoice = books.must<Stripe.Invoice>('invoice', id);
    finalize(books, invoice);
    invoice.auto_advance = flagIn(params, 'auto_advance') ?? true;
    return invoice;
  },
  'invoices.voidInvoice': (books, { id }) => {
    const invoice = books.must<Stripe.Invoice>('invoice', id);
    voidOne(books, invoice);
    voidedFor(books, invoice);
    return invoice;
  },
  'invoices.pay': (books, { id, params }) => {
    const invoice = books.must<Stripe.Invoice>('invoice', id);
    insist(invoice.status !== 'paid', 'Invoice is already paid', 'invoice_already_paid');
    const isOwed = invoice.status === 'open' || invoice.status === 'uncollectible';
    insist(isOwed, 'Only open invoices can be paid.', 'invoice_not_editable');
    insist(flagIn(params, 'paid_out_of_band') === true, 'The stand-in pays out of band only.');
    markPaid(books, invoice, 'out of band');
    paidFor(books, invoice, null);
    return invoice;
  },
  'invoicePayments.list': (books, { params }) => {
    const invoice = textIn(params, 'invoice');
    const status = textIn(params, 'status');
    const payment = textIn(within(params, 'payment'), 'payment_intent');
    return books
      .all<Stripe.InvoicePayment>('invoice_payment')
      .filter((one) => !invoice || one.invoice === invoice)
      .filter((one) => !status || one.status === status)
      .filter((one) => !payment || one.payment.payment_intent === payment);
  },
  'charges.retrieve': (books, { id }) => books.must('charge', id),
  'refunds.retrieve': (books, { id }) => books.must('refund', id),
  'refunds.list': (books, { params }) => {
    const charge = textIn(params, 'charge');
    return books.all<Stripe.Refund>('refund').filter((one) => !charge || one.charge === charge);
  },
  'disputes.retrieve': (books, { id }) => books.must('dispute', id),
  'disputes.list': (books, { params }) => {
    const charge = textIn(params, 'charge');
    return books.all<Stripe.Dispute>('dispute').filter((one) => !charge || one.charge === charge);
  },
};
