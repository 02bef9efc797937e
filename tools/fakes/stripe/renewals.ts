import type Stripe from 'stripe';
import { openDispute } from './aftermath.ts';
import type { Books, Due } from './books.ts';
import { HOUR, periodEnd } from './calendar.ts';
import { collectRenewal, retry } from './collect.ts';
import { finalize, newInvoice } from './invoices.ts';
import { dropUpdate, end, expire, itemOf, startOver } from './subscriptions.ts';

/** Lets happen what is due. */
export function happen(books: Books, { kind, id, at }: Due): void {
  if (kind === 'renew') renew(books, books.must('subscription', id), at);
  else if (kind === 'expire') expire(books, books.must('subscription', id));
  else if (kind === 'collect') collectDraft(books, books.must('invoice', id));
  else if (kind === 'retry') retry(books, books.must('invoice', id));
  else if (kind === 'drop update') dropUpdate(books, books.must('invoice', id));
  else openDispute(books, books.must('charge', id));
}

/** The end of a paid period: it ends, changes its price, or goes on. */
function renew(books: Books, subscription: Stripe.Subscription, at: number): void {
  const item = itemOf(subscription);
  // A change of price may have begun another period meanwhile.
  if (subscription.ended_at || item.current_period_end !== at) return;
  const isLast = subscription.cancel_at_period_end || (subscription.cancel_at ?? Infinity) <= at;
  if (isLast) {
    end(books, subscription, 'cancellation_requested');
    return;
  }
  const before = item.price.recurring?.interval;
  const next = nextPhase(books, subscription, at);
  const price = next ?? item.price;
  const hasOtherCycle = price.recurring?.interval !== before;
  if (hasOtherCycle) startOver(books, subscription, price, at);
  else {
    item.price = price;
    item.current_period_start = at;
    item.current_period_end = periodEnd(
      subscription.billing_cycle_anchor,
      at,
      price.recurring?.interval ?? 'month',
    );
    books.later(item.current_period_end, 'renew', subscription.id);
  }
  const period = { start: at, end: item.current_period_end };
  const reason = hasOtherCycle ? 'subscription_update' : 'subscription_cycle';
  const invoice = newInvoice(books, subscription, price, reason, period);
  books.tell('customer.subscription.updated', subscription);
  if (books.options.drafts) books.later(at + HOUR, 'collect', invoice.id);
  else collectDraft(books, invoice);
}

function collectDraft(books: Books, invoice: Stripe.Invoice): void {
  if (invoice.status !== 'draft' || invoice.auto_advance === false) return;
  finalize(books, invoice);
  collectRenewal(books, invoice);
}

/** The price of the phase that begins now; a schedule whose last phase is over lets the subscription go. */
function nextPhase(books: Books, subscription: Stripe.Subscription, at: number): Stripe.Price | undefined {
  if (typeof subscription.schedule !== 'string') return undefined;
  const schedule = books.must<Stripe.SubscriptionSchedule>('subscription_schedule', subscription.schedule);
  const phase = schedule.phases.find(({ start_date }) => start_date === at);
  const price = phase?.items[0]?.price;
  if (!phase || !price) {
    if (schedule.phases.every(({ end_date }) => end_date <= at)) release(books, schedule);
    return undefined;
  }
  schedule.current_phase = { start_date: phase.start_date, end_date: phase.end_date };
  books.tell('subscription_schedule.updated', schedule);
  return books.must<Stripe.Price>('price', String(price));
}

/** The subscription goes on by itself, as it is. */
export function release(books: Books, schedule: Stripe.SubscriptionSchedule): void {
  const subscription = books.must<Stripe.Subscription>('subscription', String(schedule.subscription));
  subscription.schedule = null;
  schedule.status = 'released';
  schedule.released_at = books.now;
  schedule.released_subscription = subscription.id;
  schedule.subscription = null;
  schedule.current_phase = null;
  books.tell('subscription_schedule.released', schedule);
  books.tell('customer.subscription.updated', subscription);
}
