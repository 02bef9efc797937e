import type Stripe from 'stripe';
import { PRICE_KEYS, type PriceKey } from '../../contract.ts';
import { premiumOf } from '../packages.ts';
import { freshKey, type StripeClient, StripeRefusal } from './client.ts';

/** The one product that both prices belong to. */
const PRODUCT = 'storywren_premium';
/** Where a price says which of ours it is, also after another one has taken its lookup key over. */
const MARK = 'storywren_price';

export interface Prices {
  /** Stripe's id of the price that is asked for today; made when the account has none. */
  idOf(key: PriceKey): Promise<string>;
  /** Which of our prices it is, today's or an older one; undefined for a stranger. */
  keyOf(price: string | Stripe.Price): Promise<PriceKey | undefined>;
}

/** Prices by their lookup keys. What was found once is remembered for as long as the process lives. */
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
      const asked = findOrMake(key);
      ids.set(key, asked);
      asked.catch(() => ids.delete(key));
      return asked;
    },
    async keyOf(price) {
      if (typeof price !== 'string') return keys.get(price.id) ?? remember(price);
      if (keys.has(price)) return keys.get(price);
      const found = await client.find('read a price', price, (api) => api.prices.retrieve(price));
      return found && remember(found);
    },
  };
}

/** Today's price in the account, or undefined. */
export async function findPrice(client: StripeClient, key: PriceKey): Promise<Stripe.Price | undefined> {
  const { data } = await client.ask('look for a price', (api) =>
    api.prices.list({ lookup_keys: [key], active: true }),
  );
  return data.find((price) => isTodays(price, key));
}

/** Makes the product, unless it is there, and the price; an older price gives its lookup key away. */
export async function makePrice(client: StripeClient, key: PriceKey): Promise<Stripe.Price> {
  const { name, priceCents } = premiumOf(key);
  await ensureProduct(client);
  return client.ask('make a price', (api) =>
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
    await client.ask('make the product', (api) =>
      api.products.create({ id: PRODUCT, name: 'Storywren Premium' }, freshKey()),
    );
  } catch (error) {
    // Another process was quicker.
    if (!(error instanceof StripeRefusal && error.code === 'resource_already_exists')) throw error;
  }
}

/** Stripe's word for the cycle of a price. */
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
