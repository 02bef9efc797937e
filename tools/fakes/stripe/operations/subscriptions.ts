import type Stripe from 'stripe';
import { ApiError, missing } from '../api-error.ts';
import { collect } from '../collect.ts';
import { finalize, newInvoice } from '../invoices.ts';
import { flagIn, listIn, mergedMetadata, objectIn, type Params, textIn } from '../params.ts';
import { ensure, type Store } from '../store.ts';
import { begin, end, holdUpdate, itemOf } from '../subscriptions.ts';
import type { Answer } from './answer.ts';

/** Creates, changes and cancels subscriptions. */
export const SUBSCRIPTIONS: Readonly<Record<string, Answer>> = {
  'subscriptions.create': (store, { params }) => {
    const customer = store.must<Stripe.Customer>('customer', textIn(params, 'customer') ?? '');
    const items = listIn(params, 'items');
    ensure(items.length === 1, 'The fake supports subscriptions of one item only.');
    const behaviour = textIn(params, 'payment_behavior');
    ensure(behaviour === 'default_incomplete', 'The fake supports default_incomplete only.');
    const taxed = flagIn(objectIn(params, 'automatic_tax'), 'enabled') === true;
    ensure(
      !taxed || Boolean(customer.address?.country),
      'The customer’s location isn’t recognized.',
      'customer_tax_location_invalid',
    );
    const subscription = begin(
      store,
      {
        customer: customer.id,
        metadata: mergedMetadata({}, params),
        payment_settings: {
          payment_method_options: null,
          payment_method_types: null,
          save_default_payment_method:
            textIn(objectIn(params, 'payment_settings'), 'save_default_payment_method') ?? null,
        },
      },
      activePrice(store, items[0]),
    );
    subscription.automatic_tax.enabled = taxed;
    return subscription;
  },
  'subscriptions.retrieve': (store, { id }) => store.must('subscription', id),
  'subscriptions.cancel': (store, { id }) => {
    const subscription = store.must<Stripe.Subscription>('subscription', id);
    if (subscription.ended_at) throw missing('subscription', id);
    if (typeof subscription.schedule === 'string') {
      const schedule = store.must<Stripe.SubscriptionSchedule>(
        'subscription_schedule',
        subscription.schedule,
      );
      schedule.status = 'canceled';
      schedule.canceled_at = store.now;
    }
    end(store, subscription, 'cancellation_requested');
    return subscription;
  },
  'subscriptions.update': (store, { id, params }) => {
    const subscription = store.must<Stripe.Subscription>('subscription', id);
    ensure(
      !subscription.ended_at,
      'A canceled subscription can only update its cancellation_details and metadata.',
    );
    const ends = 'cancel_at_period_end' in params || 'cancel_at' in params;
    if (ends && !('items' in params)) changeEnd(store, subscription, params);
    subscription.metadata = mergedMetadata(subscription.metadata, params);
    if ('items' in params) changeItem(store, subscription, params);
    else store.emit('customer.subscription.updated', subscription);
    return subscription;
  },
};

function changeEnd(store: Store, subscription: Stripe.Subscription, params: Params): void {
  ensure(
    !('cancel_at_period_end' in params && 'cancel_at' in params),
    'You can only specify one of cancel_at and cancel_at_period_end.',
    'parameters_exclusive',
  );
  if (subscription.schedule) {
    const message = `The subscription is managed by the subscription schedule ${String(subscription.schedule)}, and updating any cancelation behavior directly is not allowed.`;
    throw new ApiError(400, message);
  }
  const isFlexible = subscription.billing_mode.type === 'flexible';
  const cancels = flagIn(params, 'cancel_at_period_end');
  if (cancels) {
    subscription.cancel_at = itemOf(subscription).current_period_end;
    subscription.cancel_at_period_end = !isFlexible;
    subscription.canceled_at = store.now;
  } else if (cancels === false && !isFlexible) {
    subscription.cancel_at = null;
    subscription.cancel_at_period_end = false;
    subscription.canceled_at = null;
  } else if (textIn(params, 'cancel_at') === '') {
    subscription.cancel_at = null;
    subscription.canceled_at = null;
  }
}

/** Parameters allowed with `pending_if_incomplete`. https://docs.stripe.com/billing/subscriptions/pending-updates-reference */
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

/** Changes the price now and in full, once its invoice is paid. */
function changeItem(store: Store, subscription: Stripe.Subscription, params: Params): void {
  const unsupported = Object.keys(params).find((name) => !PENDING_PARAMS.includes(name));
  ensure(
    textIn(params, 'payment_behavior') === 'pending_if_incomplete' && !unsupported,
    `You cannot use ${unsupported ?? 'this payment_behavior'} when changing an item here.`,
  );
  ensure(
    textIn(objectIn(params, 'billing_cycle_anchor'), 'type') === 'now' &&
      textIn(params, 'proration_behavior') === 'none',
    'The fake supports immediate changes without proration only.',
  );
  ensure(subscription.status === 'active', 'Only an active subscription can have a pending update.');
  ensure(!subscription.pending_update, 'The fake requires a pending update to be voided before the next.');
  const [item] = listIn(params, 'items');
  ensure(textIn(item ?? {}, 'id') === itemOf(subscription).id, 'The item has to be named by its id.');
  const price = activePrice(store, item);
  const before = itemOf(subscription).current_period_end;
  const period = { start: store.now, end: before };
  const invoice = newInvoice(store, subscription, price, 'subscription_update', period);
  finalize(store, invoice);
  // Set before the payment, which applies it when the card is charged.
  holdUpdate(store, subscription, price, invoice, flagIn(params, 'cancel_at_period_end'));
  if (!collect(store, invoice)) store.emit('customer.subscription.updated', subscription);
  const line = invoice.lines.data[0];
  if (line && !subscription.pending_update) line.period.end = itemOf(subscription).current_period_end;
}

function activePrice(store: Store, item: Params | undefined): Stripe.Price {
  const price = store.must<Stripe.Price>('price', textIn(item ?? {}, 'price') ?? '');
  ensure(price.active, 'The price specified is inactive.');
  return price;
}
