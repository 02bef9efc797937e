import Stripe from 'stripe';
import type { Log } from '../../../platform/server/log.ts';
import { PRICE_KEYS } from '../../contract.ts';
import { premiumOf } from '../packages.ts';
import { ProviderAwayError } from '../provider.ts';
import { freshKey, isLiveKey, openClient, type StripeClient, type StripeSettings } from './client.ts';
import { EVENT_TYPES } from './events.ts';
import { findPrice, makePrice } from './prices.ts';

/** One line of the report. What is `by hand` cannot be read over the API. */
export interface Finding {
  readonly state: 'right' | 'missing' | 'by hand';
  readonly text: string;
}

export interface AccountWish extends StripeSettings {
  /** Where parents reach this house, as `https://storywren.example`. */
  readonly publicUrl: string;
  /** Make prices and the webhook endpoint where they are missing. Without it nothing is changed. */
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

/** Looks whether a Stripe account is ready for this house. Never throws for what the account lacks. */
export async function checkAccount(wish: AccountWish, log: Log): Promise<Finding[]> {
  const keys = checkKeys(wish);
  if (keys.some(({ state }) => state === 'missing')) return keys;
  const client = openClient(wish, log);
  const account = await attempt('the account', () => checkSeller(client));
  const isAway = account.some(({ text }) => text.startsWith('Stripe cannot be reached'));
  if (isAway) return [...keys, ...account];
  return [
    ...keys,
    ...account,
    ...(await attempt('the prices', () => checkPrices(client, wish.create))),
    ...(await attempt('the webhook endpoints', () => checkWebhook(client, wish))),
    ...(wish.automaticTax ? await attempt('the tax settings', () => checkTax(client)) : []),
    ...BY_HAND,
  ];
}

function checkKeys({ secretKey, publishableKey, webhookSecret }: AccountWish): Finding[] {
  const found = [
    /^[sr]k_(test|live)_\w+$/.test(secretKey)
      ? right(`STRIPE_SECRET_KEY is a ${isLiveKey(secretKey) ? 'live' : 'test'} key.`)
      : missing('STRIPE_SECRET_KEY has to begin with sk_test_, sk_live_, rk_test_ or rk_live_.'),
    /^pk_(test|live)_\w+$/.test(publishableKey)
      ? right('STRIPE_PUBLISHABLE_KEY is well-formed.')
      : missing('STRIPE_PUBLISHABLE_KEY has to begin with pk_test_ or pk_live_.'),
  ];
  if (found.every(({ state }) => state === 'right') && isLiveKey(secretKey) !== isLiveKey(publishableKey))
    found.push(missing('One key is for tests and the other one is live. Take both from the same mode.'));
  if (!webhookSecret) {
    // It comes with the endpoint, which may not be there yet: that alone must not keep the rest from being looked at.
    return found;
  }
  const isSecret = /^whsec_\S+$/.test(webhookSecret);
  return [
    ...found,
    isSecret
      ? right('STRIPE_WEBHOOK_SECRET is well-formed.')
      : missing('STRIPE_WEBHOOK_SECRET has to begin with whsec_.'),
  ];
}

async function checkSeller(client: StripeClient): Promise<Finding[]> {
  const account = await client.ask('read the account', (api) => api.accounts.retrieveCurrent());
  return [
    right('Stripe answers, and the secret key is good.'),
    account.charges_enabled
      ? right('The account can take payments.')
      : missing('The account cannot take payments yet. Finish its activation in the Dashboard.'),
    account.country === 'AU' && account.default_currency === 'aud'
      ? right('The account is Australian and paid out in Australian dollars.')
      : missing(
          `The account is of ${account.country ?? 'no country'} with ${account.default_currency ?? 'no currency'}: prices are in AUD, with GST.`,
        ),
  ];
}

async function checkPrices(client: StripeClient, create: boolean): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const key of PRICE_KEYS) {
    const sum = `$${premiumOf(key).priceAUD.toFixed(2)}`;
    const known = await findPrice(client, key);
    if (known) found.push(right(`The price ${key} is there: ${sum}.`));
    else if (create) {
      await makePrice(client, key);
      found.push(right(`The price ${key} was made: ${sum}.`));
    } else
      found.push(missing(`There is no price ${key} of ${sum}. The first sale makes it, or --create does.`));
  }
  return found;
}

async function checkWebhook(client: StripeClient, wish: AccountWish): Promise<Finding[]> {
  const url = `${wish.publicUrl.replace(/\/$/, '')}/api/webhooks/stripe`;
  if (!/^https:\/\//.test(url)) {
    const said = 'PUBLIC_URL is not an https address, so Stripe cannot bring events there.';
    if (isLiveKey(wish.secretKey)) return [missing(said)];
    return [byHand(`${said} Run stripe listen, and set STRIPE_WEBHOOK_SECRET to what it prints.`)];
  }
  const { data } = await client.ask('list webhook endpoints', (api) =>
    api.webhookEndpoints.list({ limit: 100 }),
  );
  const known = data.find((endpoint) => endpoint.url === url);
  if (!known) return wish.create ? makeWebhook(client, url) : [missing(`No webhook endpoint at ${url}.`)];
  const isMissing = (type: string) =>
    !known.enabled_events.includes(type) && !known.enabled_events.includes('*');
  const lacking = EVENT_TYPES.filter(isMissing);
  return [
    known.status === 'enabled'
      ? right(`The webhook endpoint at ${url} is there.`)
      : missing(`The webhook endpoint at ${url} is disabled.`),
    lacking.length
      ? missing(`The webhook endpoint is not told of: ${lacking.join(', ')}.`)
      : right(`It is told of all ${EVENT_TYPES.length} kinds of events.`),
    known.api_version === Stripe.API_VERSION
      ? right(`It speaks the API version ${Stripe.API_VERSION}.`)
      : missing(
          `It speaks ${known.api_version ?? 'the default API version'}. Make one with ${Stripe.API_VERSION}.`,
        ),
    ...(wish.webhookSecret ? [] : [missing('STRIPE_WEBHOOK_SECRET is not set. Copy it from the endpoint.')]),
  ];
}

async function makeWebhook(client: StripeClient, url: string): Promise<Finding[]> {
  const made = await client.ask('make a webhook endpoint', (api) =>
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
    right(`The webhook endpoint at ${url} was made.`),
    missing(`Set STRIPE_WEBHOOK_SECRET=${made.secret ?? ''} and start Storywren again.`),
  ];
}

async function checkTax(client: StripeClient): Promise<Finding[]> {
  const settings = await client.ask('read the tax settings', (api) => api.tax.settings.retrieve());
  if (settings.status === 'active') return [right('Stripe Tax is active.')];
  const lacks = settings.status_details.pending?.missing_fields?.join(', ');
  return [
    missing(`STRIPE_AUTOMATIC_TAX is on, but Stripe Tax is not active. It lacks: ${lacks || 'its set-up'}.`),
  ];
}

/** What cannot be read is missing too, and does not keep the rest from being looked at. */
async function attempt(what: string, look: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof ProviderAwayError) return [missing('Stripe cannot be reached. Try again later.')];
    const why = error instanceof Error ? error.message : 'unknown';
    return [missing(`The key may not read ${what} (${why}).`)];
  }
}
