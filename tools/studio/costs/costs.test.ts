import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CREDIT_PACKAGES } from '../../../src/billing/server/products.ts';
import { AGE_BANDS } from '../../../src/studio/age-bands.ts';
import { CHOICES, ordinaryCost, worstCost } from './costs.ts';
import { computed, withTables } from './costs-page.ts';
import { incomeAStory, marginAStory, OFFERS } from './income.ts';

const page = () => readFileSync(new URL('../../../docs/costs.md', import.meta.url), 'utf8');

describe('docs/costs.md', () => {
  it('docs/costs.md contains the computed tables', () => {
    expect(withTables(page()) === page(), 'run npm run studio:costs -- --write').toBe(true);
    expect(page()).toContain(computed());
  });

  it('throws when the marks are missing from the page', () => {
    expect(() => withTables('nothing')).toThrow('marks');
  });
});

describe('cost figures', () => {
  it('the offers use the prices of the packs on sale', () => {
    const packs = CREDIT_PACKAGES.map(({ credits, priceCents }) => ({ stories: credits, priceCents }));
    expect(OFFERS.slice(0, packs.length)).toMatchObject(packs);
  });

  it('every pair of models has a known cost, and the worst case exceeds twice the ordinary one', () => {
    for (const choice of CHOICES) {
      for (const band of AGE_BANDS) {
        const { text, pictures, all } = ordinaryCost(choice, band);
        expect(Math.min(text, pictures)).toBeGreaterThan(0);
        expect(all).toBe(text + pictures);
        expect(worstCost(choice, band).all).toBeGreaterThan(2 * all);
      }
    }
  });

  it('the income of a story excludes GST and the card fee', () => {
    const single = { name: 'one', priceCents: 220, stories: 1 };
    const { price, gst, fee, left } = incomeAStory(single);
    expect([price, gst, fee].map((amount) => amount.toFixed(4))).toEqual(['2.2000', '0.2000', '0.3374']);
    expect(left).toBeCloseTo(1.6626, 10);
    expect(marginAStory(single, 0.68, 0.68)).toBeCloseTo(0.6626, 10);
  });
});
