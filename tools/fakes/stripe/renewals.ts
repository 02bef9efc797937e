import type Stripe from 'stripe';
import { HOUR, periodEnd } from './calendar.ts';
import { collectRenewal, retry } from './collect.ts';
import { finalize, newInvoice } from './invoices.ts';
import { openDispute } from './refunds.ts';
import type { Due, Store } from './store.ts';
import { dropUpdate, end, expire, itemOf, restartCycle } from './subscriptions.ts';

/** Runs a due event. */
export function runDue(store: Store, { kind, id, at }: Due): void {
  if (kind === 'renew') renew(store, store.must('subscription', id), at);
  else if (kind === 'expire') expire(store, store.must('subscription', id));
  else if (kind === 'collect') collectDraft(store, store.must('invoice', id));
  else if (kind === 'retry') retry(store, store.must('invoice', id));
  else if (kind === 'drop update') dropUpdate(store, store.must('invoice', id));
  else openDispute(store, store.must('charge', id));
}

/** Ends, changes or renews a subscription at the end of a paid period. */
function renew(store: Store, subscription: Stripe.Subscription, at: number): void {
  const item = itemOf(subscription);
  // A change of price may have started another period meanwhile.
  if (subscription.ended_at || item.current_period_end !== at) return;
  const isLast = subscription.cancel_at_period_end || (subscription.cancel_at ?? Infinity) <= at;
  if (isLast) {
    end(store, subscription, 'cancellation_requested');
    return;
  }
  const before = item.price.recurring?.interval;
  const next = nextPhase(store, subscription, at);
  const price = next ?? item.price;
  const hasOtherCycle = price.recurring?.interval !== before;
  if (hasOtherCycle) restartCycle(store, subscription, price, at);
  else {
    item.price = price;
    item.current_period_start = at;
    item.current_period_end = periodEnd(
      subscription.billing_cycle_anchor,
      at,
      price.recurring?.interval ?? 'month',
    );
    store.later(item.current_period_end, 'renew', subscription.id);
  }
  const period = { start: at, end: item.current_period_end };
  const reason = hasOtherCycle ? 'subscription_update' : 'subscription_cycle';
  const invoice = newInvoice(store, subscription, price, reason, period);
  store.emit('customer.subscription.updated', subscription);
  if (store.options.drafts) store.later(at + HOUR, 'collect', invoice.id);
  else collectDraft(store, invoice);
}

function collectDraft(store: Store, invoice: Stripe.Invoice): void {
  if (invoice.status !== 'draft' || invoice.auto_advance === false) return;
  finalize(store, invoice);
  collectRenewal(store, invoice);
}

/** The price of the phase that starts now. Releases a schedule whose last phase has ended. */
function nextPhase(store: Store, subscription: Stripe.Subscription, at: number): Stripe.Price | undefined {
  if (typeof subscription.schedule !== 'string') return undefined;
  const schedule = store.must<Stripe.SubscriptionSchedule>('subscription_schedule', subscription.schedule);
  const phase = schedule.phases.find(({ start_date }) => start_date === at);
  const price = phase?.items[0]?.price;
  if (!phase || !price) {
    if (schedule.phases.every(({ end_date }) => end_date <= at)) release(store, schedule);
    return undefined;
  }
  schedule.current_phase = { start_date: phase.start_date, end_date: phase.end_date };
  store.emit('subscription_schedule.updated', schedule);
  return store.must<Stripe.Price>('price', String(price));
}

/** Detaches the schedule from its subscription, which continues unchanged. */
export function release(store: Store, schedule: Stripe.SubscriptionSchedule): void {
  const subscription = store.must<Stripe.Subscription>('subscription', String(schedule.subscription));
  subscription.schedule = null;
  schedule.status = 'released';
  schedule.released_at = store.now;
  schedule.released_subscription = subscription.id;
  schedule.subscription = null;
  schedule.current_phase = null;
  store.emit('subscription_schedule.released', schedule);
  store.emit('customer.subscription.updated', subscription);
}
