import { describe, expect, it } from 'vitest';
import { understand } from '../understand.ts';

describe('the clauses of a prompt', () => {
  it.each([
    ['She won’t eat anything green, not even peas', '{hero} wouldn’t eat anything green, not even peas'],
    [
      'He cries every time he loses at Snakes and Ladders and tips the board over',
      '{hero} cried every time {hero.they} lost at Snakes and Ladders and tipped the board over',
    ],
    [
      'My son keeps falling off his bike and wants to give up',
      '{hero} kept falling off {hero.their} bike and wanted to give up',
    ],
    ['She screams when I leave', undefined],
    ['My son cannot whistle and his sister can', '{hero} couldn’t whistle'],
    ['He cries at lunch and the others laugh', undefined],
    ['He hits his brother and hides his shoes', '{hero} hit {hero.their} brother'],
    ['Our dog Biscuit died on Friday', 'Biscuit, {hero.their} dog, died on Friday'],
    ['She loves horses more than anything in the world', undefined],
    ['He is worried what we think', undefined],
  ])('“%s” becomes “%s”', (prompt, trouble) => {
    expect(understand(prompt).clauses.trouble).toBe(trouble);
  });

  it('turns a named child’s sentence, too', () => {
    expect(
      understand('Liam throws his blocks when he gets cross', { childName: 'Liam' }).clauses.trouble,
    ).toBe('{hero} threw {hero.their} blocks when {hero.they} got cross');
  });

  it('reads an act in three forms, and none that needs other words', () => {
    expect(understand('learning to ride a bike without training wheels').clauses.act).toEqual({
      inf: 'ride a bike',
      past: 'rode a bike',
      ing: 'riding a bike',
    });
    expect(understand('He can’t tie the laces of his brother').clauses.act).toBeUndefined();
    expect(understand('She is learning to get').clauses.act).toBeUndefined();
  });

  it.each([
    ['He will not brush his teeth', 'brushed teeth'],
    ['he cant ride his bike without training wheels yet', 'rode a bike'],
    ['She refuses to put on shoes', 'put on shoes'],
    ['won’t tidy up', 'tidied up'],
    ['Brushing teeth is a battle', 'brushed teeth'],
    ['riding a bike without stabilisers', 'rode a bike'],
    ['wont sleep in own bed', undefined],
    ['His sister can’t ride her bike', undefined],
  ])('“%s”: {hero} %s', (prompt, past) => {
    expect(understand(prompt).clauses.act?.past).toBe(past);
  });

  it('reads an event and a place', () => {
    expect(understand('She is nervous about the swimming carnival').clauses.event).toBe('swimming carnival');
    expect(understand('He lost his red car at the beach').clauses.place).toBe('the beach');
  });
});
