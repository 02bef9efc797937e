import { conflict, notFound } from '../../../platform/server/errors.ts';
import type { InvoiceState } from '../provider.ts';
import { takePaid } from './collecting.ts';
import { findInvoice, invoiceStateOf } from './invoice.ts';
import type { Moment } from './moment.ts';
import { lockSubscription } from './subscription.ts';

/**
 * Marks an open invoice as paid by other means; paid already is fine.
 * @throws NOT_FOUND, or CONFLICT when it was given up.
 */
export async function settle(moment: Moment, invoiceId: string): Promise<InvoiceState> {
  const { tx } = moment;
  const subscriptionId = (await findInvoice(tx, invoiceId))?.subscriptionId;
  const subscription = subscriptionId ? await lockSubscription(tx, subscriptionId) : undefined;
  // Read again under the lock: a card may have paid it in between.
  const invoice = await findInvoice(tx, invoiceId);
  if (!subscription || !invoice) throw notFound('The sandbox does not know this invoice.');
  if (invoice.status === 'open')
    await takePaid(moment, subscription, invoice, { card: undefined, attempts: invoice.attempts });
  else if (invoice.status !== 'paid') throw conflict('This invoice is void. It cannot be paid any more.');
  const state = await invoiceStateOf(tx, invoiceId);
  if (!state) throw new Error('the sandbox lost an invoice');
  return state;
}
