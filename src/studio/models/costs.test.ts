import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CREDIT_PACKAGES } from '../../billing/server/packages.ts';
import { AGE_BANDS } from '../contract.ts';
import { CHOICES, ordinaryCost, worstCost } from './costs.ts';
import { computed, withTables } from './costs-page.ts';
import { incomeAStory, marginAStory, OFFERS } from './income.ts';

const page = () => readFileSync(new URL('../../../docs/costs.md', import.meta.url), 'utf8');

describe('docs/costs.md', () => {
  it('says what the script computes', () => {
    expect(withTables(page()) === page(), 'run npm run studio:costs -- --write').toBe(true);
    expect(page()).toContain(computed());
  });

  it('does not lose its marks unnoticed', () => {
    expect(() => withTables('nothing')).toThrow('marks');
  });
});

describe('the figures', () => {
  it('use the prices of the packs that are on sale', () => {
    const packs = CREDIT_PACKAGES.map(({ credits, priceCents }) => ({ stories: credits, priceCents }));
    expect(OFFERS.slice(0, packs.length)).toMatchObject(packs);
  });

  it('of every pair of models are known, and the worst case is the dearest', () => {
    for (const choice of CHOICES) {
      for (const band of AGE_BANDS) {
        const { text, pictures, all } = ordinaryCost(choice, band);
        expect(Math.min(text, pictures)).toBeGreaterThan(0);
        expect(all).toBe(text + pictures);
        expect(worstCost(choice, band).all).toBeGreaterThan(2 * all);
      }
    }
  });

  it('take out GST and the card’s fee', () => {
    const single = { name: 'one', priceCents: 220, stories: 1 };
    const { price, gst, fee, left } = incomeAStory(single);
    expect([price, gst, fee].map((amount) => amount.toFixed(4))).toEqual(['2.2000', '0.2000', '0.3374']);
    expect(left).toBeCloseTo(1.6626, 10);
    expect(marginAStory(single, 0.68, 0.68)).toBeCloseTo(0.6626, 10);
  });
});
