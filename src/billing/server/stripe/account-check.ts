import Stripe from 'stripe';
import type { Log } from '../../../platform/server/log.ts';
import { PRICE_KEYS } from '../../contract.ts';
import { premiumOf } from '../products.ts';
import { ProviderUnavailableError } from '../provider/provider.ts';
import { freshKey, isLiveKey, openClient, type StripeClient, type StripeSettings } from './client.ts';
import { EVENT_TYPES } from './events.ts';
import { findPrice, makePrice } from './prices.ts';

/** One line of the report. What is `by hand` cannot be read over the API. */
export interface Finding {
  readonly state: 'right' | 'missing' | 'by hand';
  readonly text: string;
}

export interface AccountRequirement extends StripeSettings {
  /** Public address of the app, such as `https://storywren.example`. */
  readonly publicUrl: string;
  /** Create missing prices and the webhook endpoint. Without it nothing is changed. */
  readonly create: boolean;
}

const right = (text: string): Finding => ({ state: 'right', text });
const missing = (text: string): Finding => ({ state: 'missing', text });
const byHand = (text: string): Finding => ({ state: 'by hand', text });

const BY_HAND = [
  'Billing > Revenue recovery > Retries: on for 7 days or more; when all retries fail, cancel the subscription.',
  'Settings > Customer emails: successful payments, refunds, failed payments and renewals off. Storywren writes these itself.',
  'Radar: the rule that asks for 3-D Secure when the bank recommends it is on.',
].map(byHand);

const UNREACHABLE = 'We couldn’t reach Stripe. Try again later.';

/** Checks whether a Stripe account is ready for this app. Never throws for what the account lacks. */
export async function checkAccount(requirement: AccountRequirement, log: Log): Promise<Finding[]> {
  const keys = checkKeys(requirement);
  if (keys.some(({ state }) => state === 'missing')) return keys;
  const client = openClient(requirement, log);
  const account = await attempt('the account', () => checkSeller(client));
  const isUnreachable = account.some(({ text }) => text === UNREACHABLE);
  if (isUnreachable) return [...keys, ...account];
  return [
    ...keys,
    ...account,
    ...(await attempt('the prices', () => checkPrices(client, requirement.create))),
    ...(await attempt('the webhook endpoints', () => checkWebhook(client, requirement))),
    ...(requirement.automaticTax ? await attempt('the tax settings', () => checkTax(client)) : []),
    ...BY_HAND,
  ];
}

function checkKeys({ secretKey, publishableKey, webhookSecret }: AccountRequirement): Finding[] {
  const found = [
    /^[sr]k_(test|live)_\w+$/.test(secretKey)
      ? right(`STRIPE_SECRET_KEY is a ${isLiveKey(secretKey) ? 'live' : 'test'} key.`)
      : missing('STRIPE_SECRET_KEY has to start with sk_test_, sk_live_, rk_test_ or rk_live_.'),
    /^pk_(test|live)_\w+$/.test(publishableKey)
      ? right('STRIPE_PUBLISHABLE_KEY is well-formed.')
      : missing('STRIPE_PUBLISHABLE_KEY has to start with pk_test_ or pk_live_.'),
  ];
  if (found.every(({ state }) => state === 'right') && isLiveKey(secretKey) !== isLiveKey(publishableKey))
    found.push(missing('One key is a test key and the other is live. Use two from the same mode.'));
  if (!webhookSecret) {
    // The secret comes with the endpoint, which may not exist yet; the other checks continue without it.
    return found;
  }
  const isSecret = /^whsec_\S+$/.test(webhookSecret);
  return [
    ...found,
    isSecret
      ? right('STRIPE_WEBHOOK_SECRET is well-formed.')
      : missing('STRIPE_WEBHOOK_SECRET has to start with whsec_.'),
  ];
}

async function checkSeller(client: StripeClient): Promise<Finding[]> {
  const account = await client.request('read the account', (api) => api.accounts.retrieveCurrent());
  return [
    right('Stripe is answering, and the secret key works.'),
    account.charges_enabled
      ? right('The account can take payments.')
      : missing('The account can’t take payments yet. Finish activating it in the Dashboard.'),
    account.country === 'AU' && account.default_currency === 'aud'
      ? right('The account is Australian, and payouts are in Australian dollars.')
      : missing(
          `The account’s country is ${account.country ?? 'not set'} and its currency is ${account.default_currency ?? 'not set'}, but prices are in AUD with GST.`,
        ),
  ];
}

async function checkPrices(client: StripeClient, create: boolean): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const key of PRICE_KEYS) {
    const sum = `$${premiumOf(key).priceAUD.toFixed(2)}`;
    const known = await findPrice(client, key);
    if (known) found.push(right(`The price ${key} exists: ${sum}.`));
    else if (create) {
      await makePrice(client, key);
      found.push(right(`The price ${key} was created: ${sum}.`));
    } else
      found.push(missing(`There’s no price ${key} of ${sum}. The first sale creates it, or use --create.`));
  }
  return found;
}

async function checkWebhook(client: StripeClient, requirement: AccountRequirement): Promise<Finding[]> {
  const url = `${requirement.publicUrl.replace(/\/$/, '')}/api/webhooks/stripe`;
  if (!/^https:\/\//.test(url)) {
    const problem = 'PUBLIC_URL isn’t an https address, so Stripe can’t send events to it.';
    if (isLiveKey(requirement.secretKey)) return [missing(problem)];
    return [byHand(`${problem} Run stripe listen, and set STRIPE_WEBHOOK_SECRET to what it prints.`)];
  }
  const { data } = await client.request('list webhook endpoints', (api) =>
    api.webhookEndpoints.list({ limit: 100 }),
  );
  const known = data.find((endpoint) => endpoint.url === url);
  if (!known)
    return requirement.create ? makeWebhook(client, url) : [missing(`No webhook endpoint at ${url}.`)];
  const isMissing = (type: string) =>
    !known.enabled_events.includes(type) && !known.enabled_events.includes('*');
  const lacking = EVENT_TYPES.filter(isMissing);
  return [
    known.status === 'enabled'
      ? right(`The webhook endpoint at ${url} exists.`)
      : missing(`The webhook endpoint at ${url} is disabled.`),
    lacking.length
      ? missing(`The webhook endpoint doesn’t receive: ${lacking.join(', ')}.`)
      : right(`It receives all ${EVENT_TYPES.length} event types.`),
    known.api_version === Stripe.API_VERSION
      ? right(`It uses API version ${Stripe.API_VERSION}.`)
      : missing(
          `It uses ${known.api_version ?? 'the default API version'}. Create one with ${Stripe.API_VERSION}.`,
        ),
    ...(requirement.webhookSecret
      ? []
      : [missing('STRIPE_WEBHOOK_SECRET isn’t set. Copy it from the endpoint.')]),
  ];
}

async function makeWebhook(client: StripeClient, url: string): Promise<Finding[]> {
  const made = await client.request('make a webhook endpoint', (api) =>
    api.webhookEndpoints.create(
      {
        url,
        enabled_events: [...EVENT_TYPES],
        api_version: Stripe.API_VERSION,
        description: 'Storywren',
      },
      freshKey(),
    ),
  );
  return [
    right(`The webhook endpoint at ${url} was created.`),
    missing(`Set STRIPE_WEBHOOK_SECRET=${made.secret ?? ''} and start Storywren again.`),
  ];
}

async function checkTax(client: StripeClient): Promise<Finding[]> {
  const settings = await client.request('read the tax settings', (api) => api.tax.settings.retrieve());
  if (settings.status === 'active') return [right('Stripe Tax is active.')];
  const lacks = settings.status_details.pending?.missing_fields?.join(', ');
  return [
    missing(
      `STRIPE_AUTOMATIC_TAX is on, but Stripe Tax isn’t active. It’s missing: ${lacks || 'its set-up'}.`,
    ),
  ];
}

/** Reports what cannot be read as missing, so that the other checks continue. */
async function attempt(what: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof ProviderUnavailableError) return [missing(UNREACHABLE)];
    const why = error instanceof Error ? error.message : 'unknown';
    return [missing(`The key isn’t allowed to read ${what} (${why}).`)];
  }
}
