import { eventually } from './eventually.ts';
import type { MoneyWorld, TestEvent } from './money-world.ts';
import { type Caller, creditsOf, type Loose } from './people.ts';

export const CARDS = {
  declined: '4000000000000002',
  asks: '4000002500003155',
  failsLater: '4000000000000341',
  disputed: '4000000000000259',
} as const;

/** Begins to buy a pack. */
export async function beginPack(parent: Caller, packageId = 'popular'): Promise<string> {
  const { status, body } = await parent.post('/api/create-payment-intent', { packageId });
  if (status !== 200) throw new Error(`a pack was refused: ${JSON.stringify(body)}`);
  return String(body.clientSecret);
}

/** Begins premium. */
export async function beginPremium(
  parent: Caller,
  packageId: 'premium_monthly' | 'premium_yearly' = 'premium_monthly',
): Promise<string> {
  const { status, body } = await parent.post('/api/create-premium-subscription', { packageId });
  if (status !== 200) throw new Error(`premium was refused: ${JSON.stringify(body)}`);
  return String(body.clientSecret);
}

/** Begins premium, pays it, and waits until it is active. */
export async function subscribe(
  world: MoneyWorld,
  parent: Caller,
  packageId: 'premium_monthly' | 'premium_yearly' = 'premium_monthly',
  card?: string,
): Promise<string> {
  const secret = await beginPremium(parent, packageId);
  await world.pay(parent, secret, card);
  await untilPlan(parent, 'active');
  return paymentOf(secret);
}

/** The payment's id is what stands before `_secret_`. */
export const paymentOf = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? '';

export async function planOf(parent: Caller): Promise<Loose> {
  const { body } = await parent.get('/api/auth/me');
  if (!body.user?.subscription) throw new Error('nobody is signed in');
  return body.user.subscription;
}

/** Waits until the plan has this state. */
export const untilPlan = (parent: Caller, status: string) =>
  eventually(
    async () => (String((await planOf(parent)).status) === status ? true : undefined),
    `a plan that is ${status}`,
  );

/** Waits until there are so many credits. */
export const untilCredits = (parent: Caller, credits: number) =>
  eventually(async () => ((await creditsOf(parent)) === credits ? true : undefined), `${credits} credits`);

/** Brings events one after the other; each must be taken with 2xx. */
export async function bringAll(world: MoneyWorld, events: readonly TestEvent[]): Promise<void> {
  for (const event of events) {
    const status = await world.bring(event);
    if (status < 200 || status > 299) throw new Error(`${event.type} was answered ${status}`);
  }
}

/** How many days it is from the provider's now to noon of that day, UTC. */
export async function daysUntil(world: MoneyWorld, day: string): Promise<number> {
  return (Date.parse(`${day}T12:00:00Z`) - (await world.now())) / 86_400_000;
}

export const flagsOf = async (world: MoneyWorld): Promise<string[]> => {
  const { rows } = await world.house.house.database.run('select kind from billing_flags order by created_at');
  return rows.map((row) => String(row.kind));
};
