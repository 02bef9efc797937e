import type { User } from '../../accounts/contract.ts';
import { creditsText } from '../../accounts/web/credits-text.ts';
import { STORY_COST, type Subscription } from '../../wallet/contract.ts';
import { longDate } from './dates.ts';
import { dollars } from './money.ts';

/** Premium that has begun and has not ended: what can be renewed, changed and cancelled. */
export function isLive({ packageType, status }: Subscription): boolean {
  return packageType === 'premium' && (status === 'active' || status === 'past_due');
}

/** Premium was chosen, and its first payment is still to come. */
export function isPending({ packageType, status }: Subscription): boolean {
  return packageType === 'premium' && status === 'pending';
}

/** "Premium, yearly", "Premium" while there is no cycle yet, or "Pay As You Go". */
export function planName({ packageType, billingCycle }: Subscription): string {
  if (packageType !== 'premium') return 'Pay As You Go';
  return billingCycle ? `Premium, ${billingCycle}` : 'Premium';
}

/** Where the parent stands, in a line below the title of the plan dialog. */
export function planSentence({ credits, subscription }: Pick<User, 'credits' | 'subscription'>): string {
  if (isPending(subscription)) {
    return `Premium starts with its first payment. You have ${creditsText(credits)}.`;
  }
  if (!isLive(subscription)) {
    return `You have ${creditsText(credits)}. Each story costs ${creditsText(STORY_COST)}.`;
  }
  const left = `${creditsText(credits)} left.`;
  const on = `You are on ${planName(subscription)}`;
  if (subscription.cancelAt) return `${on}, until ${longDate(subscription.cancelAt)}. ${left}`;
  if (subscription.status === 'past_due') return `${on}, but the last payment did not go through. ${left}`;
  return `${on}. ${left}`;
}

/** What the billing page and the dialog know of a plan. */
interface PlanState extends Subscription {
  nextBillingCycle: Subscription['billingCycle'];
  renewalCents: number | null;
  card: CardName | null;
}
interface CardName {
  brand: string;
  last4: string;
}

const STATUS_WORDS: Record<Subscription['status'], string> = {
  pending: 'Waiting for its first payment',
  active: 'Active',
  past_due: 'Payment due',
  canceled: 'Ended',
};

/** The facts of a plan, each with its name, in the order in which they are read. */
export function planFacts(plan: PlanState): readonly (readonly [name: string, fact: string])[] {
  const facts: [string, string][] = [['Plan', planName(plan)]];
  if (plan.packageType !== 'premium') return [...facts, ['Price', '$2 AUD a story, less in packs']];
  facts.push(['Status', STATUS_WORDS[plan.status]]);
  if (plan.cancelAt) facts.push(['Ends on', longDate(plan.cancelAt)]);
  else if (plan.status === 'active' && plan.periodEnd) facts.push(['Renews on', longDate(plan.periodEnd)]);
  if (plan.status === 'active' && !plan.cancelAt && plan.renewalCents !== null) {
    const change = plan.nextBillingCycle ? `, ${plan.nextBillingCycle} from then on` : '';
    facts.push(['Next payment', `${dollars(plan.renewalCents)} AUD${change}`]);
  }
  if (plan.card) facts.push(['Card', cardText(plan.card)]);
  return facts;
}

const BRANDS: Record<string, string> = { amex: 'American Express', jcb: 'JCB', unionpay: 'UnionPay' };

/** "Visa ending 4242". */
export function cardText({ brand, last4 }: CardName): string {
  return `${BRANDS[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1)} ending ${last4}`;
}
