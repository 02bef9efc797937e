import { describe, expect, it } from 'vitest';
import { classify } from './classify.ts';
import { SITUATIONS } from './situations.ts';
import { cueText } from './text.ts';

const first = (prompt: string): string | undefined => classify(cueText(prompt))[0]?.situation;

describe('situations', () => {
  it('have ids of their own', () => {
    expect(new Set(SITUATIONS.map(({ id }) => id)).size).toBe(SITUATIONS.length);
    expect(SITUATIONS.length).toBeGreaterThan(60);
  });

  it.each([
    ['Nan came to stay when our cat died', 'pet-died'],
    ['Grandpa Joe helped when she lost her kite', 'lost-a-toy'],
    ['he can’t sleep without his dad who works nights', 'parent-away'],
    ['Our cat Milo went missing three weeks ago', 'pet-missing'],
    ['He bit Oliver at daycare because he wanted the digger', 'biting'],
    ['My mum died when I was pregnant so she never met her Nan', 'grandparent-died'],
    ['My ex hits me', 'violence-at-home'],
    ['She is a bit shy', 'making-friends'],
    ['They took his hat and threw it over the fence', 'teased'],
    ['Her baby brother was stillborn', 'stillbirth-or-miscarriage'],
  ])('%s: %s', (prompt, situation) => {
    expect(first(prompt)).toBe(situation);
  });

  it('gives no more than five, likeliest first', () => {
    const likely = classify(
      cueText('He hits, bites, lies, steals, shouts, won’t eat peas or go to bed or share'),
    );
    expect(likely.length).toBe(5);
    expect([...likely].sort((a, b) => b.confidence - a.confidence)).toEqual(likely);
  });

  it.each(['grandma ', 'her '.repeat(3), 'lost his ', 'dog and ', "mum's ", 'A Aa, '])(
    'is quick with “%s” over and over',
    (words) => {
      const start = performance.now();
      classify(cueText(words.repeat(300).slice(0, 2000)));
      expect(performance.now() - start).toBeLessThan(200);
    },
  );
});
