import type Stripe from 'stripe';
import { type Books, insist } from '../books.ts';
import { collect } from '../collect.ts';
import { finalize, newInvoice } from '../invoices.ts';
import { flagIn, listIn, mergedMetadata, type Params, textIn, within } from '../params.ts';
import { missing, Refusal } from '../refusal.ts';
import { begin, end, holdUpdate, itemOf } from '../subscriptions.ts';
import type { Answer } from './answer.ts';

/** Beginning, changing and ending subscriptions. */
export const SUBSCRIPTIONS: Readonly<Record<string, Answer>> = {
  'subscriptions.create': (books, { params }) => {
    const customer = books.must<Stripe.Customer>('customer', textIn(params, 'customer') ?? '');
    const items = listIn(params, 'items');
    insist(items.length === 1, 'The stand-in knows subscriptions of one item.');
    const behaviour = textIn(params, 'payment_behavior');
    insist(behaviour === 'default_incomplete', 'The stand-in knows default_incomplete only.');
    const taxed = flagIn(within(params, 'automatic_tax'), 'enabled') === true;
    insist(
      !taxed || Boolean(customer.address?.country),
      'The customer’s location isn’t recognized.',
      'customer_tax_location_invalid',
    );
    const subscription = begin(
      books,
      {
        customer: customer.id,
        metadata: mergedMetadata({}, params),
        payment_settings: {
          payment_method_options: null,
          payment_method_types: null,
          save_default_payment_method:
            textIn(within(params, 'payment_settings'), 'save_default_payment_method') ?? null,
        },
      },
      activePrice(books, items[0]),
    );
    subscription.automatic_tax.enabled = taxed;
    return subscription;
  },
  'subscriptions.retrieve': (books, { id }) => books.must('subscription', id),
  'subscriptions.cancel': (books, { id }) => {
    const subscription = books.must<Stripe.Subscription>('subscription', id);
    if (subscription.ended_at) throw missing('subscription', id);
    if (typeof subscription.schedule === 'string') {
      const schedule = books.must<Stripe.SubscriptionSchedule>(
        'subscription_schedule',
        subscription.schedule,
      );
      schedule.status = 'canceled';
      schedule.canceled_at = books.now;
    }
    end(books, subscription, 'cancellation_requested');
    return subscription;
  },
  'subscriptions.update': (books, { id, params }) => {
    const subscription = books.must<Stripe.Subscription>('subscription', id);
    insist(
      !subscription.ended_at,
      'A canceled subscription can only update its cancellation_details and metadata.',
    );
    const ends = 'cancel_at_period_end' in params || 'cancel_at' in params;
    if (ends && !('items' in params)) changeEnd(books, subscription, params);
    subscription.metadata = mergedMetadata(subscription.metadata, params);
    if ('items' in params) changeItem(books, subscription, params);
    else books.tell('customer.subscription.updated', subscription);
    return subscription;
  },
};

function changeEnd(books: Books, subscription: Stripe.Subscription, params: Params): void {
  insist(
    !('cancel_at_period_end' in params && 'cancel_at' in params),
    'You can only specify one of cancel_at and cancel_at_period_end.',
    'parameters_exclusive',
  );
  if (subscription.schedule) {
    const message = `The subscription is managed by the subscription schedule ${String(subscription.schedule)}, and updating any cancelation behavior directly is not allowed.`;
    throw new Refusal(400, message);
  }
  const isFlexible = subscription.billing_mode.type === 'flexible';
  const stops = flagIn(params, 'cancel_at_period_end');
  if (stops) {
    subscription.cancel_at = itemOf(subscription).current_period_end;
    subscription.cancel_at_period_end = !isFlexible;
    subscription.canceled_at = books.now;
  } else if (stops === false && !isFlexible) {
    subscription.cancel_at = null;
    subscription.cancel_at_period_end = false;
    subscription.canceled_at = null;
  } else if (textIn(params, 'cancel_at') === '') {
    subscription.cancel_at = null;
    subscription.canceled_at = null;
  }
}

/** What may stand beside `pending_if_incomplete`. https://docs.stripe.com/billing/subscriptions/pending-updates-reference */
const PENDING_PARAMS = [
  'expand',
  'items',
  'payment_behavior',
  'proration_behavior',
  'proration_date',
  'billing_cycle_anchor',
  'trial_end',
  'trial_from_plan',
  'add_invoice_items',
];

/** Another price, now and in full, once its invoice is paid. */
function changeItem(books: Books, subscription: Stripe.Subscription, params: Params): void {
  const stranger = Object.keys(params).find((name) => !PENDING_PARAMS.includes(name));
  insist(
    textIn(params, 'payment_behavior') === 'pending_if_incomplete' && !stranger,
    `You cannot use ${stranger ?? 'this payment_behavior'} when changing an item here.`,
  );
  insist(
    textIn(within(params, 'billing_cycle_anchor'), 'type') === 'now' &&
      textIn(params, 'proration_behavior') === 'none',
    'The stand-in knows changes from now on and without proration only.',
  );
  insist(subscription.status === 'active', 'Only an active subscription can have a pending update.');
  insist(!subscription.pending_update, 'The stand-in wants a pending update voided before the next.');
  const [wish] = listIn(params, 'items');
  insist(textIn(wish ?? {}, 'id') === itemOf(subscription).id, 'The item has to be named by its id.');
  const price = activePrice(books, wish);
  const before = itemOf(subscription).current_period_end;
  const period = { start: books.now, end: before };
  const invoice = newInvoice(books, subscription, price, 'subscription_update', period);
  finalize(books, invoice);
  // Held first: when the card is good, the payment itself applies it.
  holdUpdate(books, subscription, price, invoice, flagIn(params, 'cancel_at_period_end'));
  if (!collect(books, invoice)) books.tell('customer.subscription.updated', subscription);
  const line = invoice.lines.data[0];
  if (line && !subscription.pending_update) line.period.end = itemOf(subscription).current_period_end;
}

function activePrice(books: Books, item: Params | undefined): Stripe.Price {
  const price = books.must<Stripe.Price>('price', textIn(item ?? {}, 'price') ?? '');
  insist(price.active, 'The price specified is inactive.');
  return price;
}
