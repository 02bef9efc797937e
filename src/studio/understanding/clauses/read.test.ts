import { describe, expect, it } from 'vitest';
import { readHero } from '../hero.ts';
import { findMentions } from '../relations/find.ts';
import { relationOf } from '../relations/lexicon.ts';
import { plain } from '../text.ts';
import { understand } from '../understand.ts';
import { statedIn } from './main-clause.ts';

/** Every sentence that can be made of a prompt, good or not. */
function statedOf(prompt: string): readonly string[] {
  const text = plain(prompt);
  const childName = text.includes('Childname') ? 'Childname' : undefined;
  const { pronouns } = understand(prompt);
  const others = findMentions(text, childName).map((one) => {
    const known = relationOf(one.relation)?.pronouns;
    return known ? { ...one, pronouns: known } : one;
  });
  const cast = { hero: readHero(text, childName), others, ...(pronouns ? { pronouns } : {}) };
  return statedIn(text, cast).map(({ stated }) => stated);
}

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
    ['My son cannot whistle and his sister can', '{hero} couldn’t whistle'],
    ['He hits his brother and hides his shoes', '{hero} hit {hero.their} brother'],
    ['Our dog Biscuit died on Friday', 'Biscuit, {hero.their} dog, died on Friday'],
    ['Staying in her own bed all night', '{hero} was learning to stay in {hero.their} own bed all night'],
    ['hitting his sister', '{hero} kept hitting {hero.their} sister'],
    ['taking turns on the slide', '{hero} was learning to take turns on the slide'],
    ['tidy your room', '{hero} was learning to tidy {hero.their} room'],
    ['brushing teeth is a battle every night', 'Brushing teeth was a battle every night'],
    ['wobbly tooth', '{hero} had a wobbly tooth'],
    [
      'first day of kindy, he doesnt want to let go of my hand',
      '{hero} didn’t want to let go of {hero.their} grown-up’s hand',
    ],
    [
      'shy, wants to make friends but hides behind me at the park',
      '{hero} wanted to make friends but hid behind {hero.their} grown-up at the park',
    ],
    ['We are moving from Perth to Hobart', '{hero}’s family was moving from Perth to Hobart'],
    ['Her father and I are separating', '{hero}’s parents were separating'],
    [
      'She starts school next Monday and says she won’t know where the toilets are',
      '{hero} was starting school soon and said {hero.they} wouldn’t know where the toilets were',
    ],
    ['Dad deploys in June', 'Dad was deploying in June'],
    [
      'Mum travels for work and he misses her at bedtime',
      'Mum travelled for work, and {hero} missed her at bedtime',
    ],
    ['A boy at school calls him names on the bus', 'A boy at school called {hero.them} names on the bus'],
    ['A girl who won’t eat anything green', '{hero} wouldn’t eat anything green'],
    ['Swimming lessons, wont put face in water', '{hero} wouldn’t put {hero.their} face in water'],
    [
      'My daughter and her twin sister Edie fight over the purple scooter',
      '{hero} and {hero.their} twin sister Edie fought over the purple scooter',
    ],
  ])('“%s” can become “%s”', (prompt, stated) => {
    expect(statedOf(prompt)).toContain(stated);
  });

  it.each([
    'She screams when I leave',
    'He is worried what we think',
    'nursery dropoff tears every morning',
    'she is eleven and lies awake with fires, exams, the climate',
    'help her understand that we love her',
  ])('nothing is said in the words of “%s”', (prompt) => {
    expect(understand(prompt).clauses.trouble).toBeUndefined();
  });

  it.each([
    ['He won’t share his trains with his little brother Otto', /^\{hero\} wouldn’t share/],
    ['Archie won’t stay in bed. Up and down the stairs until gone nine.', /wouldn’t stay in bed$/],
    ['She is scared of the monster under her bed', /^\{hero\} was scared of the monster/],
    [
      'Aisha is afraid to put her face under the water',
      '{hero} was afraid to put {hero.their} face under the water',
    ],
  ])('what an editor would print is said: %s', (prompt, trouble) => {
    expect(understand(prompt).clauses.trouble).toMatch(trouble);
  });

  it.each([
    'James knows all the answers but never puts his hand up because he stutters',
    'she nicked sweets from shop lol',
    'little one has asthma so she sleeps in our bed and he wants to as well',
  ])('what would be false or broken is not said: %s', (prompt) => {
    expect(understand(prompt, { childName: 'James' }).clauses.trouble ?? '').not.toMatch(
      /answers$|from shop|asthma/,
    );
  });

  it('turns a named child’s sentence, too', () => {
    expect(statedOf('Childname throws his blocks when he gets cross')).toContain(
      '{hero} threw {hero.their} blocks when {hero.they} got cross',
    );
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
