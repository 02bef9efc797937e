import type Stripe from 'stripe';
import { addMonths } from '../calendar.ts';
import { listIn, numberIn, objectIn, type Params, textIn } from '../params.ts';
import { release } from '../renewals.ts';
import { ensure, type Store } from '../store.ts';
import { itemOf } from '../subscriptions.ts';
import type { Answer } from './answer.ts';

/** Subscription schedules: future prices. */
export const SCHEDULES: Readonly<Record<string, Answer>> = {
  'subscriptionSchedules.create': (store, { params }) => {
    const subscription = store.must<Stripe.Subscription>(
      'subscription',
      textIn(params, 'from_subscription') ?? '',
    );
    const others = Object.keys(params).filter((name) => name !== 'from_subscription' && name !== 'expand');
    ensure(!others.length, 'You cannot set other parameters when creating a schedule from a subscription.');
    ensure(
      !subscription.schedule,
      'You cannot migrate a subscription that is already attached to a schedule.',
    );
    ensure(!subscription.ended_at, 'This subscription has ended.');
    const item = itemOf(subscription);
    const first = phaseOf(store, {
      price: item.price.id,
      start: item.current_period_start,
      end: item.current_period_end,
    });
    const schedule = store.add<Stripe.SubscriptionSchedule>('subscription_schedule', 'sub_sched', {
      current_phase: { start_date: first.start_date, end_date: first.end_date },
      customer: subscription.customer,
      end_behavior: 'release',
      metadata: {},
      phases: [first],
      status: 'active',
      subscription: subscription.id,
    });
    subscription.schedule = schedule.id;
    store.emit('subscription_schedule.created', schedule);
    return schedule;
  },
  'subscriptionSchedules.retrieve': (store, { id }) => store.must('subscription_schedule', id),
  'subscriptionSchedules.update': (store, { id, params }) => {
    const schedule = store.must<Stripe.SubscriptionSchedule>('subscription_schedule', id);
    ensure(
      schedule.status === 'active',
      `You cannot update a subscription schedule that is ${schedule.status}.`,
    );
    schedule.end_behavior = textIn(params, 'end_behavior') ?? schedule.end_behavior;
    const phases = listIn(params, 'phases');
    if (phases.length) schedule.phases = phasesOf(store, schedule, phases);
    store.emit('subscription_schedule.updated', schedule);
    store.emit(
      'customer.subscription.updated',
      store.must<Stripe.Subscription>('subscription', String(schedule.subscription)),
    );
    return schedule;
  },
  'subscriptionSchedules.release': (store, { id }) => {
    const schedule = store.must<Stripe.SubscriptionSchedule>('subscription_schedule', id);
    ensure(
      schedule.status === 'active' || schedule.status === 'not_started',
      `You cannot release a subscription schedule that is ${schedule.status}.`,
    );
    release(store, schedule);
    return schedule;
  },
};

function phasesOf(store: Store, schedule: Stripe.SubscriptionSchedule, requested: readonly Params[]) {
  const phases: Stripe.SubscriptionSchedule.Phase[] = [];
  for (const phase of requested) {
    const start = numberIn(phase, 'start_date') ?? phases.at(-1)?.end_date;
    ensure(start !== undefined, 'The first phase needs a start_date.');
    const duration = objectIn(phase, 'duration');
    const months =
      (numberIn(duration, 'interval_count') ?? 1) * (textIn(duration, 'interval') === 'year' ? 12 : 1);
    ensure(!('end_date' in phase && 'duration' in phase), 'A phase has an end_date or a duration, not both.');
    const [item] = listIn(phase, 'items');
    const price = textIn(item ?? {}, 'price') ?? '';
    phases.push(
      phaseOf(store, { price, start, end: numberIn(phase, 'end_date') ?? addMonths(start, months) }),
    );
  }
  const current = schedule.current_phase;
  ensure(
    phases[0]?.start_date === current?.start_date,
    'You can not modify the start date of the current phase.',
  );
  return phases;
}

function phaseOf(
  store: Store,
  { price, start, end }: { price: string; start: number; end: number },
): Stripe.SubscriptionSchedule.Phase {
  const known = store.must<Stripe.Price>('price', price);
  return {
    add_invoice_items: [],
    currency: known.currency,
    end_date: end,
    items: [{ price: known.id, quantity: 1, metadata: {}, discounts: [] }],
    proration_behavior: 'none',
    start_date: start,
  } as unknown as Stripe.SubscriptionSchedule.Phase;
}
