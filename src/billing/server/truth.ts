import type { Tx } from '../../platform/server/db.ts';
import { applyCharge } from './clawback.ts';
import { applyInvoice } from './invoices.ts';
import { applyPayment } from './orders.ts';
import type { BillingParts } from './parts.ts';
import type {
  ChargeState,
  InvoiceState,
  PaymentProvider,
  PaymentState,
  ProviderEvent,
  SubscriptionState,
} from './provider.ts';
import { applySubscription } from './subscriptions.ts';

/** What the provider said about one thing and all that belongs to it. */
export interface Truth {
  /** When the question was asked: the answer is at least as new as that. */
  readonly askedAt: Date;
  readonly subscription?: SubscriptionState | undefined;
  readonly invoices: readonly InvoiceState[];
  readonly payment?: PaymentState | undefined;
  readonly charge?: ChargeState | undefined;
}

/**
 * Asks the provider for everything that an event is about. It follows the threads (a charge to its payment, a payment
 * to its invoice, an invoice to its subscription), so that it makes no difference which of the events of one payment
 * comes first, or whether the others come at all.
 */
export async function fetchTruth(
  { provider, clock }: Pick<BillingParts, 'provider' | 'clock'>,
  about: NonNullable<ProviderEvent['about']>,
): Promise<Truth> {
  const askedAt = clock.now();
  if (about.kind === 'subscription') {
    const subscription = await provider.getSubscription(about.ref);
    return { askedAt, subscription, invoices: await invoicesBy(provider, subscription?.latestInvoiceRef) };
  }
  if (about.kind === 'invoice') return { askedAt, ...(await invoiceAndPlan(provider, about.ref)) };
  if (about.kind === 'payment') return { askedAt, ...(await paymentAndInvoice(provider, about.ref)) };
  if (about.kind === 'charge') {
    const charge = await provider.getCharge(about.ref);
    if (!charge) return { askedAt, invoices: [] };
    if (charge.paymentRef)
      return { askedAt, charge, ...(await paymentAndInvoice(provider, charge.paymentRef)) };
    return { askedAt, charge, ...(await invoiceAndPlan(provider, charge.invoiceRef)) };
  }
  return { askedAt, invoices: [] };
}

async function paymentAndInvoice(provider: PaymentProvider, ref: string) {
  const payment = await provider.getPayment(ref);
  return { payment, ...(await invoiceAndPlan(provider, payment?.invoiceRef)) };
}

async function invoiceAndPlan(provider: PaymentProvider, ref: string | null | undefined) {
  const invoices = await invoicesBy(provider, ref);
  const subscriptionRef = invoices[0]?.subscriptionRef;
  const subscription = subscriptionRef ? await provider.getSubscription(subscriptionRef) : undefined;
  return { invoices, subscription };
}

async function invoicesBy(
  provider: PaymentProvider,
  ref: string | null | undefined,
): Promise<readonly InvoiceState[]> {
  const invoice = ref ? await provider.getInvoice(ref) : undefined;
  return invoice ? [invoice] : [];
}

/** Makes our books say what the provider said. What others hang on comes first: plan, invoice, payment, what went back. */
export async function applyTruth(tx: Tx, parts: BillingParts, truth: Truth): Promise<void> {
  if (truth.subscription) await applySubscription(tx, parts, truth.subscription, truth.askedAt);
  for (const invoice of truth.invoices) await applyInvoice(tx, parts, invoice);
  if (truth.payment) await applyPayment(tx, parts, truth.payment);
  if (truth.charge) await applyCharge(tx, parts, truth.charge, truth.askedAt);
}

/** Looks one thing up and makes it so. */
export async function lookUp(
  parts: BillingParts,
  about: NonNullable<ProviderEvent['about']>,
): Promise<Truth> {
  const truth = await fetchTruth(parts, about);
  await parts.db.transaction((tx) => applyTruth(tx, parts, truth));
  wakeMails(parts);
  return truth;
}

/** Mails that were asked for in a transaction go out now instead of at the next look. */
export function wakeMails({ jobs }: Pick<BillingParts, 'jobs'>): void {
  for (const queue of ['billing.receipt', 'billing.dunning']) jobs.wake(queue);
}
