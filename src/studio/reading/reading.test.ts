import { describe, expect, test } from 'vitest';
import { WISHES_OF_PARENTS } from '../fixtures/wishes.ts';
import { thingsIn } from './things.ts';
import { topicOf } from './topic.ts';

const phrases = (wish: string): string[] => thingsIn(wish).map((thing) => thing.phrase);

describe('reading a wish', () => {
  test('most wishes are understood as their topic', () => {
    const missed = WISHES_OF_PARENTS.filter((wish) => topicOf(wish.prompt) !== wish.topic).map(
      (wish) => wish.prompt,
    );
    expect(missed.length).toBeLessThanOrEqual(2);
  });

  test('a wish of which nothing is known stays what it is', () => {
    expect(topicOf('Something nice about Tuesday')).toBe('growing');
  });

  test('things keep the words that describe them and the one they belong to', () => {
    expect(phrases('Riding a red bicycle')).toEqual(['{his} red bicycle']);
    expect(phrases('About Nana’s dog Biscuit')).toEqual(['Nana’s dog Biscuit']);
    expect(phrases('He has a wobbly tooth')).toEqual(['{his} wobbly tooth']);
    expect(phrases('Our cat Pepper died')).toEqual(['{his} cat Pepper']);
    expect(phrases('Jealous of her friend Zoe’s new puppy')).toContain('{his} friend Zoe’s new puppy');
    expect(phrases('She wants a purple kazoo')).toEqual(['{his} purple kazoo']);
  });

  test('what is not a thing is left alone', () => {
    expect(phrases('A story about learning a lesson of kindness')).toEqual([]);
    expect(phrases('Afraid of the dark and sleeps with a blue torch')).toEqual(['{his} blue torch']);
    expect(phrases('She is a sore loser at chess')).toEqual(['chess']);
    expect(phrases('Afraid of the dark since we moved')).toEqual([]);
    expect(phrases('Scared of the big dark now and the little cold after tea')).toEqual([]);
  });
});
