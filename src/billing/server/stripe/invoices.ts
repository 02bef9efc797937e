import type Stripe from 'stripe';
import type { CardState, InvoiceState } from '../provider/provider.ts';
import { freshKey, type StripeClient, StripeRefusal } from './client.ts';
import type { Prices } from './prices.ts';
import { cardOf, idOf, invoiceState } from './states.ts';

const MAX_INVOICES = 24;
const ENDED_STATUSES: readonly string[] = ['canceled', 'incomplete_expired', 'unpaid'];

export async function getInvoice(
  client: StripeClient,
  prices: Prices,
  ref: string,
): Promise<InvoiceState | undefined> {
  const invoice = await client.find('read an invoice', ref, (api) => api.invoices.retrieve(ref));
  if (!invoice) return undefined;
  return invoiceState(invoice, invoice.status === 'paid' ? await paidBy(client, ref) : undefined, prices);
}

/** The payment of an invoice; undefined when it was paid by other means. */
async function paidBy(client: StripeClient, invoice: string) {
  const { data } = await client.request('read the payments of an invoice', (api) =>
    api.invoicePayments.list({
      invoice,
      status: 'paid',
      expand: ['data.payment.payment_intent.latest_charge'],
    }),
  );
  for (const payment of data) {
    const intent = payment.payment.payment_intent;
    if (payment.status !== 'paid' || idOf(payment.invoice) !== invoice || !intent) continue;
    return { ref: idOf(intent), card: typeof intent === 'string' ? null : cardOf(intent) };
  }
  return undefined;
}

/** The newest 24, newest first. The cards come from one list of the customer's payments, not from one request each. */
export async function listInvoices(
  client: StripeClient,
  prices: Prices,
  subscription: string,
): Promise<readonly InvoiceState[]> {
  const list = await client.find('list invoices', subscription, (api) =>
    api.invoices.list({ subscription, limit: MAX_INVOICES, expand: ['data.payments'] }),
  );
  const invoices = (list?.data ?? []).filter((invoice) => belongsTo(invoice, subscription));
  const customer = invoices[0]?.customer;
  const cards = customer ? await cardsOf(client, idOf(customer)) : new Map<string, CardState>();
  const states = invoices.map((invoice) => {
    const payment = invoice.payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent;
    const ref = payment && idOf(payment);
    return invoiceState(invoice, ref ? { ref, card: cards.get(ref) ?? null } : undefined, prices);
  });
  return (await Promise.all(states)).sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

async function cardsOf(client: StripeClient, customer: string): Promise<ReadonlyMap<string, CardState>> {
  const { data } = await client.request('list payments', (api) =>
    api.paymentIntents.list({ customer, limit: 100, expand: ['data.latest_charge'] }),
  );
  return new Map(
    data.flatMap((payment) => {
      const card = cardOf(payment);
      return card ? [[payment.id, card] as const] : [];
    }),
  );
}

/** The unpaid invoices of a subscription, newest first, each with its client secret. */
export async function openInvoices(client: StripeClient, subscription: string): Promise<Stripe.Invoice[]> {
  const list = await client.find('list open invoices', subscription, (api) =>
    api.invoices.list({ subscription, status: 'open', limit: 10, expand: ['data.confirmation_secret'] }),
  );
  return (list?.data ?? [])
    .filter((invoice) => invoice.status === 'open' && belongsTo(invoice, subscription))
    .sort((a, b) => b.created - a.created);
}

/** The client secret of the newest unpaid invoice; undefined for a subscription that has ended. */
export async function openPayment(
  client: StripeClient,
  subscription: string,
): Promise<{ clientSecret: string } | undefined> {
  const owner = await client.find('read a subscription', subscription, (api) =>
    api.subscriptions.retrieve(subscription),
  );
  if (!owner || ENDED_STATUSES.includes(owner.status)) return undefined;
  const [newest] = await openInvoices(client, subscription);
  const clientSecret = newest?.confirmation_secret?.client_secret;
  return clientSecret ? { clientSecret } : undefined;
}

/** Finalizes the drafts of a subscription without collecting them, so that they can be voided. */
export async function finalizeDrafts(client: StripeClient, subscription: string): Promise<void> {
  const list = await client.find('list drafts', subscription, (api) =>
    api.invoices.list({ subscription, status: 'draft', limit: 10 }),
  );
  for (const draft of list?.data ?? []) {
    if (draft.status === 'draft' && belongsTo(draft, subscription)) await finalize(client, draft.id);
  }
}

const finalize = (client: StripeClient, ref: string) =>
  client.request('finalise an invoice', (api) =>
    api.invoices.finalizeInvoice(ref, { auto_advance: false }, freshKey()),
  );

/** Voids an open invoice. No-op when it was paid or voided in the meantime. */
export async function voidInvoice(client: StripeClient, ref: string): Promise<void> {
  try {
    await client.request('void an invoice', (api) => api.invoices.voidInvoice(ref, {}, freshKey()));
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    const now = await client.request('read an invoice', (api) => api.invoices.retrieve(ref));
    if (now.status === 'open') throw error;
  }
}

/** Marks an invoice as paid by other means. @throws StripeRefusal when it is void. */
export async function payOutOfBand(client: StripeClient, prices: Prices, ref: string): Promise<InvoiceState> {
  const before = await client.request('read an invoice', (api) => api.invoices.retrieve(ref));
  if (before.status === 'draft') await finalize(client, ref);
  const failed = await (before.status === 'paid' ? undefined : markPaid(client, ref));
  const after = await getInvoice(client, prices, ref);
  if (failed && after?.status !== 'paid') throw failed;
  if (!after) throw new Error('Stripe has lost an invoice');
  return after;
}

/** The invoice may be paid at the same moment, so the caller decides by its state whether a refusal matters. */
async function markPaid(client: StripeClient, ref: string): Promise<StripeRefusal | undefined> {
  try {
    await client.request('settle an invoice', (api) =>
      api.invoices.pay(ref, { paid_out_of_band: true }, freshKey()),
    );
    return undefined;
  } catch (error) {
    if (error instanceof StripeRefusal) return error;
    throw error;
  }
}

function belongsTo(invoice: Stripe.Invoice, subscription: string): boolean {
  const of = invoice.parent?.subscription_details?.subscription;
  return of != null && idOf(of) === subscription;
}
