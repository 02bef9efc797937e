import { z } from 'zod';
import { type ModelPrice, PRICE_LIST } from './price-list.ts';

/** What a model costs, in US dollars per million tokens or per picture. */
export type Price = ModelPrice;

/** Prices by "provider:model". */
type Prices = ReadonlyMap<string, Price>;

/** What a call used. `tokensIn` includes `tokensCached`. */
interface Used {
  readonly tokensIn: number;
  readonly tokensCached: number;
  readonly tokensOut: number;
  readonly pictures: number;
}

const LISTED: Prices = new Map(PRICE_LIST.map((listed) => [listed.model, listed]));

/** What may follow a model's name without making another model of it: a date, a version, "latest", "preview". */
const SNAPSHOT = /^(-(\d{4}-\d{2}-\d{2}|\d{8}|\d{3,4}|latest|preview(-[\w-]+)?))?$/;

/**
 * The price of a model: the operator's own, else the list's. The longest name wins that the model begins with, and
 * only the mark of a snapshot may follow it: `gpt-5-mini-2025-08-07` is `gpt-5-mini`, but a `gpt-6-sol-pro` is not
 * `gpt-6-sol`. Undefined when no price is known, as for every `compatible` model without one of the operator's own.
 */
export function priceOf(provider: string, model: string, own: Prices = new Map()): Price | undefined {
  return find(own, `${provider}:${model}`) ?? find(LISTED, `${provider}:${model}`);
}

function find(prices: Prices, model: string): Price | undefined {
  const names = [...prices.keys()].filter(
    (name) => model.startsWith(name) && SNAPSHOT.test(model.slice(name.length)),
  );
  const longest = names.sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? undefined : prices.get(longest);
}

/**
 * What a call cost, in whole millionths of a US dollar, rounded up. Pictures are charged by their tokens where these
 * are told and have a price, else a piece. Undefined when the price does not cover what was used.
 */
export function costMicros(price: Price, used: Used): number | undefined {
  const cached = Math.min(used.tokensCached, used.tokensIn);
  const byPiece = used.pictures > 0 && (used.tokensOut === 0 || price.output === undefined);
  const parts = byPiece
    ? [times(used.pictures * 1_000_000, price.picture)]
    : [
        times(used.tokensIn - cached, price.input),
        times(cached, price.cached ?? price.input),
        times(used.tokensOut, price.output),
      ];
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  const micros = known.reduce((sum, part) => sum + part, 0);
  // A product such as 100 × 0.07 comes out a hair above 7; that hair is no millionth.
  return Math.ceil(Math.round(micros * 1_000_000) / 1_000_000);
}

/** What is not used costs nothing, also without a price. */
function times(count: number, rate: number | undefined): number | undefined {
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
 * Reads the setting AI_PRICES: JSON such as `{"compatible:my-model": {"input": 0.1, "output": 0.4}}`, in US dollars per
 * million tokens (`input`, `cached`, `output`) or per picture (`picture`). A model needs input and output, or picture;
 * cached input is never dearer than input. Unset: no prices of one's own. Undefined when it is wrong.
 */
export function pricesIn(setting: string | undefined): Prices | undefined {
  if (setting === undefined || setting.trim() === '') return new Map();
  try {
    return new Map(Object.entries(ownPrices.parse(JSON.parse(setting))));
  } catch {
    return undefined;
  }
}
