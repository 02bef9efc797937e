import { z } from 'zod';
import { type ModelPrice, PRICE_LIST } from './price-list.ts';

/** The price of a model, in US dollars per million tokens or per picture. */
export type Price = ModelPrice;

/** Prices by "provider:model". */
type Prices = ReadonlyMap<string, Price>;

/** The usage of a call. `tokensIn` includes `tokensCached`. */
interface Used {
  readonly tokensIn: number;
  readonly tokensCached: number;
  readonly tokensOut: number;
  readonly pictures: number;
}

const LISTED: Prices = new Map(PRICE_LIST.map((listed) => [listed.model, listed]));

/** Suffixes of a model's name that mark a snapshot: a date, a version, "latest", "preview". */
const SNAPSHOT = /^(-(\d{4}-\d{2}-\d{2}|\d{8}|\d{3,4}|latest|preview(-[\w-]+)?))?$/;

/**
 * The price of a model: the operator's own, else the listed one. Takes the longest listed name that is a prefix of the
 * model, and only a snapshot suffix may follow: `gpt-5-mini-2025-08-07` is `gpt-5-mini`, but `gpt-6-sol-pro` is not
 * `gpt-6-sol`. Undefined when no price is known, as for every `compatible` model without an operator's price.
 */
export function priceOf(provider: string, model: string, own: Prices = new Map()): Price | undefined {
  return findPrice(own, `${provider}:${model}`) ?? findPrice(LISTED, `${provider}:${model}`);
}

function findPrice(prices: Prices, model: string): Price | undefined {
  const names = [...prices.keys()].filter(
    (name) => model.startsWith(name) && SNAPSHOT.test(model.slice(name.length)),
  );
  const longest = names.sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? undefined : prices.get(longest);
}

/**
 * The cost of a call in whole millionths of a US dollar, rounded up. Pictures are charged by their tokens when these
 * are reported and have a price, else per picture. Undefined when the price does not cover the usage.
 */
export function costMicros(price: Price, used: Used): number | undefined {
  const cached = Math.min(used.tokensCached, used.tokensIn);
  const byPiece = used.pictures > 0 && (used.tokensOut === 0 || price.output === undefined);
  const charges = byPiece
    ? [chargeFor(used.pictures * 1_000_000, price.picture)]
    : [
        chargeFor(used.tokensIn - cached, price.input),
        chargeFor(cached, price.cached ?? price.input),
        chargeFor(used.tokensOut, price.output),
      ];
  const known = charges.filter((charge) => charge !== undefined);
  if (known.length < charges.length) return undefined;
  const micros = known.reduce((sum, charge) => sum + charge, 0);
  // Removes floating-point error before rounding up: 100 × 0.07 is slightly more than 7.
  return Math.ceil(Math.round(micros * 1_000_000) / 1_000_000);
}

/** Returns 0 for a count of 0, also without a price. */
function chargeFor(count: number, rate: number | undefined): number | undefined {
  if (count === 0) return 0;
  return rate === undefined ? undefined : count * rate;
}

const dollars = z.number().min(0).max(10_000).optional();
const ownPrice = z
  .strictObject({ input: dollars, cached: dollars, output: dollars, picture: dollars })
  .refine(
    ({ input, output, picture }) => picture !== undefined || (input !== undefined && output !== undefined),
  )
  .refine(({ input, cached }) => cached === undefined || (input !== undefined && cached <= input));
const ownPrices = z.record(z.string().regex(/^[a-z]+:\S+$/), ownPrice);

/**
 * Parses the setting AI_PRICES: JSON such as `{"compatible:my-model": {"input": 0.1, "output": 0.4}}`, in US dollars per
 * million tokens (`input`, `cached`, `output`) or per picture (`picture`). A model needs input and output, or picture;
 * cached input must not cost more than input. Returns an empty map when unset, undefined when invalid.
 */
export function pricesIn(setting: string | undefined): Prices | undefined {
  if (setting === undefined || setting.trim() === '') return new Map();
  try {
    return new Map(Object.entries(ownPrices.parse(JSON.parse(setting))));
  } catch {
    return undefined;
  }
}
