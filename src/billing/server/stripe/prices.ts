import type Stripe from 'stripe';
import { PRICE_KEYS, type PriceKey } from '../../contract.ts';
import { premiumOf } from '../products.ts';
import { freshKey, type StripeClient, StripeRefusal } from './client.ts';

/** The product of both prices. */
const PRODUCT = 'storywren_premium';
/** Metadata key of the price key, which remains after the lookup key moved to another price. */
const MARK = 'storywren_price';

export interface Prices {
  /** Stripe's id of the current price; created when the account has none. */
  idOf(key: PriceKey): Promise<string>;
  /** The price key of a price, current or older; undefined for one that is not ours. */
  keyOf(price: string | Stripe.Price): Promise<PriceKey | undefined>;
}

/** Prices by their lookup keys, cached for the lifetime of the process. */
export function openPrices(client: StripeClient): Prices {
  const ids = new Map<PriceKey, Promise<string>>();
  const keys = new Map<string, PriceKey | undefined>();
  const remember = (price: Stripe.Price) => {
    keys.set(price.id, markOf(price));
    return keys.get(price.id);
  };
  const findOrMake = async (key: PriceKey) => {
    const price = (await findPrice(client, key)) ?? (await makePrice(client, key));
    keys.set(price.id, key);
    return price.id;
  };
  return {
    idOf(key) {
      const known = ids.get(key);
      if (known) return known;
      const pending = findOrMake(key);
      ids.set(key, pending);
      pending.catch(() => ids.delete(key));
      return pending;
    },
    async keyOf(price) {
      if (typeof price !== 'string') return keys.get(price.id) ?? remember(price);
      if (keys.has(price)) return keys.get(price);
      const found = await client.find('read a price', price, (api) => api.prices.retrieve(price));
      return found && remember(found);
    },
  };
}

/** The current price in the account, or undefined. */
export async function findPrice(client: StripeClient, key: PriceKey): Promise<Stripe.Price | undefined> {
  const { data } = await client.request('look for a price', (api) =>
    api.prices.list({ lookup_keys: [key], active: true }),
  );
  return data.find((price) => isTodays(price, key));
}

/** Creates the product, unless it exists, and the price; the lookup key moves from an older price. */
export async function makePrice(client: StripeClient, key: PriceKey): Promise<Stripe.Price> {
  const { name, priceCents } = premiumOf(key);
  await ensureProduct(client);
  return client.request('make a price', (api) =>
    api.prices.create(
      {
        product: PRODUCT,
        nickname: name,
        currency: 'aud',
        unit_amount: priceCents,
        recurring: { interval: intervalOf(key) },
        tax_behavior: 'inclusive',
        lookup_key: key,
        transfer_lookup_key: true,
        metadata: { [MARK]: key },
      },
      { idempotencyKey: `price:${key}:${priceCents}` },
    ),
  );
}

async function ensureProduct(client: StripeClient): Promise<void> {
  if (await client.find('read the product', PRODUCT, (api) => api.products.retrieve(PRODUCT))) return;
  try {
    await client.request('make the product', (api) =>
      api.products.create({ id: PRODUCT, name: 'Storywren Premium' }, freshKey()),
    );
  } catch (error) {
    // Another process created it first.
    if (!(error instanceof StripeRefusal && error.code === 'resource_already_exists')) throw error;
  }
}

/** Stripe's interval for the billing cycle of a price. */
export const intervalOf = (key: PriceKey): 'month' | 'year' =>
  premiumOf(key).billingCycle === 'yearly' ? 'year' : 'month';

function isTodays(price: Stripe.Price, key: PriceKey): boolean {
  return (
    price.active &&
    price.lookup_key === key &&
    markOf(price) === key &&
    price.unit_amount === premiumOf(key).priceCents &&
    price.currency === 'aud' &&
    price.recurring?.interval === intervalOf(key)
  );
}

const markOf = (price: Stripe.Price): PriceKey | undefined => {
  const mark = price.metadata?.[MARK] ?? price.lookup_key;
  return PRICE_KEYS.find((key) => key === mark);
};
