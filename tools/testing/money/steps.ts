import { eventually } from '../eventually.ts';
import { type Caller, creditsOf, type Loose } from '../users.ts';
import type { MoneyWorld, TestEvent } from './world.ts';

export const CARDS = {
  declined: '4000000000000002',
  asks: '4000002500003155',
  failsLater: '4000000000000341',
  disputed: '4000000000000259',
} as const;

/** Starts the purchase of a pack. Returns the client secret. */
export async function beginPack(parent: Caller, packageId = 'popular', key?: string): Promise<string> {
  const headers = key ? { 'idempotency-key': key } : undefined;
  const { status, body } = await parent.post('/api/create-payment-intent', { packageId }, headers);
  if (status !== 200) throw new Error(`a pack was refused: ${JSON.stringify(body)}`);
  return String(body.clientSecret);
}

/** Starts premium. Returns the client secret. */
export async function beginPremium(
  parent: Caller,
  packageId: 'premium_monthly' | 'premium_yearly' = 'premium_monthly',
): Promise<string> {
  const { status, body } = await parent.post('/api/create-premium-subscription', { packageId });
  if (status !== 200) throw new Error(`premium was refused: ${JSON.stringify(body)}`);
  return String(body.clientSecret);
}

/** Starts premium, pays for it and waits until it is active. Returns the payment's id. */
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

/** The payment's id: the text before `_secret_`. */
export const paymentOf = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? '';

export async function planOf(parent: Caller): Promise<Loose> {
  const { body } = await parent.get('/api/auth/me');
  if (!body.user?.subscription) throw new Error('nobody is signed in');
  return body.user.subscription;
}

/** Waits until the plan has this status. */
export const untilPlan = (parent: Caller, status: string) =>
  eventually(
    async () => (String((await planOf(parent)).status) === status ? true : undefined),
    `a plan that is ${status}`,
  );

/** Waits until the parent has this many credits. */
export const untilCredits = (parent: Caller, credits: number) =>
  eventually(async () => ((await creditsOf(parent)) === credits ? true : undefined), `${credits} credits`);

/** Delivers events in order. @throws when one is not answered with 2xx. */
export async function deliverAll(world: MoneyWorld, events: readonly TestEvent[]): Promise<void> {
  for (const event of events) {
    const status = await world.bring(event);
    if (status < 200 || status > 299) throw new Error(`${event.type} was answered ${status}`);
  }
}

/** Days from the provider's current time to noon of that day, UTC. */
export async function daysUntil(world: MoneyWorld, day: string): Promise<number> {
  return (Date.parse(`${day}T12:00:00Z`) - (await world.now())) / 86_400_000;
}

export const flagsOf = async (world: MoneyWorld): Promise<string[]> => {
  const { rows } = await world.app.app.database.run('select kind from billing_flags order by created_at');
  return rows.map((row) => String(row.kind));
};
