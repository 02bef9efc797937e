import { conflict, notFound } from '../../../../platform/server/http/errors.ts';
import type { InvoiceState } from '../../provider/provider.ts';
import { markPaid } from '../payments/collect.ts';
import type { SandboxTransaction } from '../transaction.ts';
import { findInvoice, invoiceStateOf } from './invoice.ts';
import { lockSubscription } from './subscription.ts';

/**
 * Marks an open invoice as paid by other means. No-op when it is paid already.
 * @throws NOT_FOUND, or CONFLICT when it is void or uncollectible.
 */
export async function finalize(transaction: SandboxTransaction, invoiceId: string): Promise<InvoiceState> {
  const { tx } = transaction;
  const subscriptionId = (await findInvoice(tx, invoiceId))?.subscriptionId;
  const subscription = subscriptionId ? await lockSubscription(tx, subscriptionId) : undefined;
  // Read again under the lock: a card may have paid it in between.
  const invoice = await findInvoice(tx, invoiceId);
  if (!subscription || !invoice) throw notFound('The sandbox doesn’t know this invoice.');
  if (invoice.status === 'open')
    await markPaid(transaction, subscription, invoice, { card: undefined, attempts: invoice.attempts });
  else if (invoice.status !== 'paid') throw conflict('This invoice is void, so it can no longer be paid.');
  const state = await invoiceStateOf(tx, invoiceId);
  if (!state) throw new Error('the sandbox lost an invoice');
  return state;
}
