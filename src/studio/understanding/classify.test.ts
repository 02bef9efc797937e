import { describe, expect, it } from 'vitest';
import { classify } from './classify.ts';
import { SITUATIONS } from './situations.ts';
import { plain } from './text.ts';

const first = (prompt: string): string | undefined => classify(plain(prompt)).likely[0]?.situation;

describe('situations', () => {
  it('have ids of their own', () => {
    expect(new Set(SITUATIONS.map(({ id }) => id)).size).toBe(SITUATIONS.length);
    expect(SITUATIONS.length).toBeGreaterThan(60);
  });

  it('hear no violence in a game', () => {
    expect(first('My daughter beats me at Uno')).not.toBe('violence-at-home');
    expect(first('Dad beats him in the race')).not.toBe('violence-at-home');
  });

  it.each([
    ['Nan came to stay when our cat died', 'pet-died'],
    ['Grandpa Joe helped when she lost her kite', 'lost-a-toy'],
    ['he can’t sleep without his dad who works nights', 'parent-away'],
    ['Our cat Milo went missing three weeks ago', 'pet-missing'],
    ['daddy beats mummy at home', 'violence-at-home'],
    ['My husband beats me in front of the kids', 'violence-at-home'],
    ['He bit Oliver at daycare because he wanted the digger', 'biting'],
    ['My mum died when I was pregnant so she never met her Nan', 'grandparent-died'],
    ['My ex hits me', 'violence-at-home'],
    ['She is a bit shy', 'shyness'],
    ['They took his hat and threw it over the fence', 'teased'],
    ['Her baby brother was stillborn', 'stillbirth-or-miscarriage'],
    ['Our cat Biscuit was run over. The kids are devastated.', 'pet-died'],
    ['we had to have our old dog put to sleep', 'pet-died'],
    ['We lost our dog to cancer on Sunday', 'pet-died'],
    ['Rabbit was hit by a car', 'pet-died'],
    ['she found her hamster dead in the cage', 'pet-died'],
    ['She lost her grandma in June and won’t sleep', 'grandparent-died'],
    ['his uncle was killed and he hits everyone', 'someone-died'],
    ['Daddy passed and she loves horses', 'parent-died'],
    ['Our Mia keeps pushing her brother Leo when he takes the red digger', 'hitting-and-temper'],
    ['loves dinosaurs, never shares them', 'sharing-a-toy'],
    ['She bites her nails and pulls her hair when there is a test', 'worry'],
    ['His dad is in prison', 'parent-in-prison'],
  ])('%s: %s', (prompt, situation) => {
    expect(first(prompt)).toBe(situation);
  });

  it('gives no more than five, likeliest first', () => {
    const { likely } = classify(
      plain('He hits, bites, lies, steals, shouts, won’t eat peas or go to bed or share'),
    );
    expect(likely.length).toBe(5);
    expect([...likely].sort((a, b) => b.confidence - a.confidence)).toEqual(likely);
  });

  it.each(['grandma ', 'her '.repeat(3), 'lost his ', 'dog and ', "mum's ", 'A Aa, '])(
    'is quick with “%s” over and over',
    (words) => {
      const start = performance.now();
      classify(plain(words.repeat(300).slice(0, 2000)));
      expect(performance.now() - start).toBeLessThan(200);
    },
  );
});
