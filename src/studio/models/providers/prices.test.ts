import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRICE_LIST } from './price-list.ts';
import { costMicros, type Price, priceOf, pricesIn } from './prices.ts';

const NOTHING = { tokensIn: 0, tokensCached: 0, tokensOut: 0, pictures: 0 };

const rate = fc.integer({ min: 0, max: 100_000 }).map((millis) => millis / 1000);
const price: fc.Arbitrary<Required<Price>> = fc
  .record({ input: rate, cached: rate, output: rate, picture: rate })
  .map((given) => ({ ...given, cached: Math.min(given.cached, given.input) }));
const count = fc.integer({ min: 0, max: 200_000 });
const used = fc
  .record({
    tokensIn: count,
    tokensCached: count,
    tokensOut: count,
    pictures: fc.integer({ min: 0, max: 4 }),
  })
  .map((given) => ({ ...given, tokensCached: Math.min(given.tokensCached, given.tokensIn) }));

describe('cost of a call', () => {
  it('a cost is a non-negative integer of millionths', () => {
    fc.assert(
      fc.property(price, used, (a, b) => {
        const cost = costMicros(a, b);
        expect(Number.isSafeInteger(cost)).toBe(true);
        expect(cost).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('a cost never falls when more is used, whether pictures are reported in tokens or not', () => {
    fc.assert(
      fc.property(price, used, used, fc.boolean(), (a, b, more, inTokens) => {
        const tokensOut = inTokens ? b.tokensOut + 1 : 0;
        const less = { ...b, tokensOut };
        const greater = {
          tokensIn: b.tokensIn + more.tokensIn,
          tokensCached: b.tokensCached,
          tokensOut: inTokens ? tokensOut + more.tokensOut : 0,
          pictures: b.pictures === 0 ? 0 : b.pictures + more.pictures,
        };
        expect(costMicros(a, greater)).toBeGreaterThanOrEqual(costMicros(a, less) ?? Number.NaN);
      }),
    );
  });

  it('cached tokens never raise a cost', () => {
    fc.assert(
      fc.property(price, used, (a, b) => {
        const fresh = costMicros(a, { ...b, tokensCached: 0 }) ?? Number.NaN;
        expect(costMicros(a, b)).toBeLessThanOrEqual(fresh);
      }),
    );
  });

  it('a cost follows the price list and is rounded up', () => {
    const terra = priceOf('openai', 'gpt-6.1-terra');
    expect(terra).toBeDefined();
    if (!terra) return;
    const call = { tokensIn: 1_000, tokensCached: 400, tokensOut: 2_000, pictures: 0 };
    expect(costMicros(terra, call)).toBe(600 * 1 + 400 * 0.05 + 2_000 * 5);
    expect(costMicros({ input: 0.1, output: 0.5 }, { ...NOTHING, tokensIn: 1 })).toBe(1);
    expect(costMicros({ input: 0.07, output: 1 }, { ...NOTHING, tokensIn: 100 })).toBe(7);
  });

  it('pictures are charged by their tokens when reported, else per picture', () => {
    const both = { input: 2.5, cached: 0.25, output: 8, picture: 0.011 };
    expect(costMicros(both, { ...NOTHING, tokensIn: 100, tokensOut: 1_000, pictures: 1 })).toBe(8_250);
    expect(costMicros(both, { ...NOTHING, tokensIn: 100, pictures: 2 })).toBe(22_000);
    expect(costMicros({ picture: 0.02 }, { ...NOTHING, tokensIn: 90, tokensOut: 900, pictures: 1 })).toBe(
      20_000,
    );
  });

  it('a cost is undefined when the price does not cover what was used', () => {
    expect(costMicros({ input: 8, output: 30 }, { ...NOTHING, tokensIn: 50, pictures: 1 })).toBeUndefined();
    expect(costMicros({ picture: 0.02 }, { ...NOTHING, tokensIn: 50, tokensOut: 9 })).toBeUndefined();
    expect(costMicros({ picture: 0.02 }, NOTHING)).toBe(0);
  });
});

describe('price of a model', () => {
  it('finds the price for a snapshot, but not for another model with the same prefix', () => {
    expect(priceOf('openai', 'gpt-5-mini-2025-08-07')).toMatchObject({
      input: 0.25,
      cached: 0.025,
      output: 2,
    });
    expect(priceOf('anthropic', 'claude-haiku-4-5-20251001')).toMatchObject({ input: 1, output: 5 });
    expect(priceOf('anthropic', 'claude-opus-5-5')).toMatchObject({ input: 4 });
    expect(priceOf('google', 'gemini-3.1-pro-preview')).toMatchObject({ output: 12 });
    expect(priceOf('openai', 'omni-moderation-latest')).toMatchObject({ input: 0, output: 0 });
    for (const unknown of ['gpt-6-sol-pro', 'gpt-6', 'gpt-5-mini-fast', '', 'claude-opus-5'])
      expect(priceOf('openai', unknown), unknown).toBeUndefined();
  });

  it('knows the price of a compatible model only from the operator, whose prices take precedence', () => {
    expect(priceOf('compatible', 'gpt-5-mini')).toBeUndefined();
    const own = pricesIn(
      '{"compatible:qwen3:8b":{"input":0.1,"output":0.4},"openai:gpt-5-mini":{"input":9,"output":9}}',
    );
    expect(priceOf('compatible', 'qwen3:8b', own)).toEqual({ input: 0.1, output: 0.4 });
    expect(priceOf('openai', 'gpt-5-mini-2025-08-07', own)).toMatchObject({ input: 9 });
    expect(priceOf('openai', 'gpt-6-luna', own)).toMatchObject({ input: 0.1 });
  });

  it('every listed price has a source and a date', () => {
    expect(new Set(PRICE_LIST.map(({ model }) => model)).size).toBe(PRICE_LIST.length);
    for (const listed of PRICE_LIST) {
      expect(listed.source, listed.model).toMatch(/^https:\/\//);
      expect(listed.asOf, listed.model).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(listed.cached ?? 0, listed.model).toBeLessThanOrEqual(listed.input ?? 0);
      expect(listed.output, listed.model).toBeDefined();
    }
  });
});

describe('AI_PRICES', () => {
  it('AI_PRICES may be unset', () => {
    expect(pricesIn(undefined)).toEqual(new Map());
    expect(pricesIn(' ')).toEqual(new Map());
  });

  it.each([
    'not JSON',
    '[]',
    '{"gpt-5":{"input":1,"output":1}}',
    '{"openai:gpt-5":{"input":1}}',
    '{"openai:gpt-5":{"input":-1,"output":1}}',
    '{"openai:gpt-5":{"input":1,"cached":2,"output":1}}',
    '{"openai:gpt-5":{"input":1,"output":1,"outputs":1}}',
    '{"openai:gpt-5":{"input":"1","output":1}}',
  ])('rejects an invalid AI_PRICES: %s', (setting) => {
    expect(pricesIn(setting)).toBeUndefined();
  });
});
