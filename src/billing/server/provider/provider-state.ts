import type { Tx } from '../../../platform/server/database/database.ts';
import type { BillingDeps } from '../deps.ts';
import { applyCharge } from '../payments/clawback.ts';
import { applyPayment } from '../payments/orders.ts';
import { applyInvoice } from '../premium/invoices.ts';
import { applySubscription } from '../premium/subscriptions.ts';
import type {
  ChargeState,
  InvoiceState,
  PaymentProvider,
  PaymentState,
  ProviderEvent,
  SubscriptionState,
} from './provider.ts';

/** What the provider returned for one object and all that belongs to it. */
export interface ProviderState {
  /** When the state was requested: it is at least as new as that. */
  readonly requestedAt: Date;
  readonly subscription?: SubscriptionState | undefined;
  readonly invoices: readonly InvoiceState[];
  readonly payment?: PaymentState | undefined;
  readonly charge?: ChargeState | undefined;
}

/**
 * Fetches everything an event is about from the provider. It follows the references (charge to payment, payment to
 * invoice, invoice to subscription), so it makes no difference which event of a payment comes first, or whether the
 * others come at all.
 */
export async function fetchProviderState(
  { provider, clock }: Pick<BillingDeps, 'provider' | 'clock'>,
  about: NonNullable<ProviderEvent['about']>,
): Promise<ProviderState> {
  const requestedAt = clock.now();
  if (about.kind === 'subscription') {
    const subscription = await provider.getSubscription(about.ref);
    return {
      requestedAt,
      subscription,
      invoices: await invoicesBy(provider, subscription?.latestInvoiceRef),
    };
  }
  if (about.kind === 'invoice') return { requestedAt, ...(await invoiceAndPlan(provider, about.ref)) };
  if (about.kind === 'payment') return { requestedAt, ...(await paymentAndInvoice(provider, about.ref)) };
  if (about.kind === 'charge') {
    const charge = await provider.getCharge(about.ref);
    if (!charge) return { requestedAt, invoices: [] };
    if (charge.paymentRef)
      return { requestedAt, charge, ...(await paymentAndInvoice(provider, charge.paymentRef)) };
    return { requestedAt, charge, ...(await invoiceAndPlan(provider, charge.invoiceRef)) };
  }
  return { requestedAt, invoices: [] };
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

/** Applies the provider state to the database, in the order of dependency: subscription, invoices, payment, charge. */
export async function applyProviderState(tx: Tx, deps: BillingDeps, state: ProviderState): Promise<void> {
  if (state.subscription) await applySubscription(tx, deps, state.subscription, state.requestedAt);
  for (const invoice of state.invoices) await applyInvoice(tx, deps, invoice);
  if (state.payment) await applyPayment(tx, deps, state.payment);
  if (state.charge) await applyCharge(tx, deps, state.charge, state.requestedAt);
}

/** Fetches the state of one object and applies it. */
export async function fetchAndApply(
  deps: BillingDeps,
  about: NonNullable<ProviderEvent['about']>,
): Promise<ProviderState> {
  const state = await fetchProviderState(deps, about);
  await deps.db.transaction((tx) => applyProviderState(tx, deps, state));
  wakeMails(deps);
  return state;
}

/** Runs the mail jobs enqueued in a transaction now instead of at the next poll. */
export function wakeMails({ jobs }: Pick<BillingDeps, 'jobs'>): void {
  for (const queue of ['billing.receipt', 'billing.dunning']) jobs.wake(queue);
}
