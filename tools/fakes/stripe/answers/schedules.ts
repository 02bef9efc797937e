import type Stripe from 'stripe';
import { type Books, insist } from '../books.ts';
import { addMonths } from '../calendar.ts';
import { listIn, numberIn, type Params, textIn, within } from '../params.ts';
import { release } from '../renewals.ts';
import { itemOf } from '../subscriptions.ts';
import type { Answer } from './answer.ts';

/** Prices that are to come. */
export const SCHEDULES: Readonly<Record<string, Answer>> = {
  'subscriptionSchedules.create': (books, { params }) => {
    const subscription = books.must<Stripe.Subscription>(
      'subscription',
      textIn(params, 'from_subscription') ?? '',
    );
    const others = Object.keys(params).filter((name) => name !== 'from_subscription' && name !== 'expand');
    insist(!others.length, 'You cannot set other parameters when creating a schedule from a subscription.');
    insist(
      !subscription.schedule,
      'You cannot migrate a subscription that is already attached to a schedule.',
    );
    insist(!subscription.ended_at, 'This subscription has ended.');
    const item = itemOf(subscription);
    const first = phaseOf(books, {
      price: item.price.id,
      start: item.current_period_start,
      end: item.current_period_end,
    });
    const schedule = books.add<Stripe.SubscriptionSchedule>('subscription_schedule', 'sub_sched', {
      current_phase: { start_date: first.start_date, end_date: first.end_date },
      customer: subscription.customer,
      end_behavior: 'release',
      metadata: {},
      phases: [first],
      status: 'active',
      subscription: subscription.id,
    });
    subscription.schedule = schedule.id;
    books.tell('subscription_schedule.created', schedule);
    return schedule;
  },
  'subscriptionSchedules.retrieve': (books, { id }) => books.must('subscription_schedule', id),
  'subscriptionSchedules.update': (books, { id, params }) => {
    const schedule = books.must<Stripe.SubscriptionSchedule>('subscription_schedule', id);
    insist(
      schedule.status === 'active',
      `You cannot update a subscription schedule that is ${schedule.status}.`,
    );
    schedule.end_behavior = textIn(params, 'end_behavior') ?? schedule.end_behavior;
    const wishes = listIn(params, 'phases');
    if (wishes.length) schedule.phases = phasesOf(books, schedule, wishes);
    books.tell('subscription_schedule.updated', schedule);
    books.tell(
      'customer.subscription.updated',
      books.must<Stripe.Subscription>('subscription', String(schedule.subscription)),
    );
    return schedule;
  },
  'subscriptionSchedules.release': (books, { id }) => {
    const schedule = books.must<Stripe.SubscriptionSchedule>('subscription_schedule', id);
    insist(
      schedule.status === 'active' || schedule.status === 'not_started',
      `You cannot release a subscription schedule that is ${schedule.status}.`,
    );
    release(books, schedule);
    return schedule;
  },
};

function phasesOf(books: Books, schedule: Stripe.SubscriptionSchedule, wishes: readonly Params[]) {
  const phases: Stripe.SubscriptionSchedule.Phase[] = [];
  for (const wish of wishes) {
    const start = numberIn(wish, 'start_date') ?? phases.at(-1)?.end_date;
    insist(start !== undefined, 'The first phase needs a start_date.');
    const duration = within(wish, 'duration');
    const months =
      (numberIn(duration, 'interval_count') ?? 1) * (textIn(duration, 'interval') === 'year' ? 12 : 1);
    insist(!('end_date' in wish && 'duration' in wish), 'A phase has an end_date or a duration, not both.');
    const [item] = listIn(wish, 'items');
    const price = textIn(item ?? {}, 'price') ?? '';
    phases.push(
      phaseOf(books, { price, start, end: numberIn(wish, 'end_date') ?? addMonths(start, months) }),
    );
  }
  const current = schedule.current_phase;
  insist(
    phases[0]?.start_date === current?.start_date,
    'You can not modify the start date of the current phase.',
  );
  return phases;
}

function phaseOf(
  books: Books,
  { price, start, end }: { price: string; start: number; end: number },
): Stripe.SubscriptionSchedule.Phase {
  const known = books.must<Stripe.Price>('price', price);
  return {
    add_invoice_items: [],
    currency: known.currency,
    end_date: end,
    items: [{ price: known.id, quantity: 1, metadata: {}, discounts: [] }],
    proration_behavior: 'none',
    start_date: start,
  } as unknown as Stripe.SubscriptionSchedule.Phase;
}
