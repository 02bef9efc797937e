import type { User } from '../../accounts/contract.ts';
import { STORY_COST, type Subscription } from '../../wallet/contract.ts';
import { longDate } from './dates.ts';
import { FACTS, PLAN_NAMES, STANDING, STATUS_WORDS } from './messages/plan.ts';
import { dollars } from './money.ts';

/** Premium that has begun and has not ended: it can be renewed, changed and cancelled. */
export function isLive({ packageType, status }: Subscription): boolean {
  return packageType === 'premium' && (status === 'active' || status === 'past_due');
}

/** Premium was chosen, and its first payment is pending. */
export function isPending({ packageType, status }: Subscription): boolean {
  return packageType === 'premium' && status === 'pending';
}

/** "Premium, yearly", "Premium" while there is no billing cycle, or "Pay As You Go". */
export function planName({ packageType, billingCycle }: Subscription): string {
  if (packageType !== 'premium') return PLAN_NAMES.pay;
  return PLAN_NAMES[billingCycle ?? 'premium'];
}

/** The state of the plan in one line, below the title of the plan dialog. */
export function planSentence({ credits, subscription }: Pick<User, 'credits' | 'subscription'>): string {
  if (isPending(subscription)) return STANDING.pending(credits);
  if (!isLive(subscription)) return STANDING.pay(credits, STORY_COST);
  const name = planName(subscription);
  if (subscription.cancelAt) return STANDING.ends(name, longDate(subscription.cancelAt), credits);
  if (subscription.status === 'past_due') return STANDING.pastDue(name, credits);
  return STANDING.goesOn(name, credits);
}

/** What the billing page and the dialog need to know of a plan. */
interface PlanState extends Subscription {
  nextBillingCycle: Subscription['billingCycle'];
  renewalCents: number | null;
  card: CardName | null;
}
interface CardName {
  brand: string;
  last4: string;
}

/** The facts of a plan with their names, in reading order. */
export function planFacts(plan: PlanState): readonly (readonly [name: string, fact: string])[] {
  const facts: [string, string][] = [[FACTS.plan, planName(plan)]];
  if (plan.packageType !== 'premium') return [...facts, [FACTS.price, FACTS.payPrice]];
  facts.push([FACTS.status, STATUS_WORDS[plan.status]]);
  if (plan.cancelAt) facts.push([FACTS.endsOn, longDate(plan.cancelAt)]);
  else if (plan.status === 'active' && plan.periodEnd) facts.push([FACTS.renewsOn, longDate(plan.periodEnd)]);
  if (plan.status === 'active' && !plan.cancelAt && plan.renewalCents !== null) {
    const price = dollars(plan.renewalCents);
    const { nextBillingCycle: next } = plan;
    facts.push([FACTS.nextPayment, next ? FACTS.paymentAndChange(price, next) : FACTS.payment(price)]);
  }
  if (plan.card) facts.push([FACTS.card, cardText(plan.card)]);
  return facts;
}

const BRANDS: Record<string, string> = { amex: 'American Express', jcb: 'JCB', unionpay: 'UnionPay' };

/** "Visa ending 4242". */
export function cardText({ brand, last4 }: CardName): string {
  return FACTS.cardEnding(BRANDS[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1), last4);
}
