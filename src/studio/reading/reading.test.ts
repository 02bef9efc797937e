import { describe, expect, test } from 'vitest';
import { PARENT_PROMPTS } from '../fixtures/prompts.ts';
import { thingsIn } from './things.ts';
import { topicOf } from './topic.ts';

const phrases = (samplePrompt: string): string[] => thingsIn(samplePrompt).map((thing) => thing.phrase);

describe('prompt analysis', () => {
  test('finds the topic of all but two of the sample prompts', () => {
    const missed = PARENT_PROMPTS.filter(
      (samplePrompt) => topicOf(samplePrompt.prompt) !== samplePrompt.topic,
    ).map((samplePrompt) => samplePrompt.prompt);
    expect(missed.length).toBeLessThanOrEqual(2);
  });

  test('uses the topic “growing” for a prompt without a known topic', () => {
    expect(topicOf('Something nice about Tuesday')).toBe('growing');
  });

  test('finds things with their adjectives and owners', () => {
    expect(phrases('Riding a red bicycle')).toEqual(['{his} red bicycle']);
    expect(phrases('About Nana’s dog Biscuit')).toEqual(['Nana’s dog Biscuit']);
    expect(phrases('He has a wobbly tooth')).toEqual(['{his} wobbly tooth']);
    expect(phrases('Our cat Pepper died')).toEqual(['{his} cat Pepper']);
    expect(phrases('Jealous of her friend Zoe’s new puppy')).toContain('{his} friend Zoe’s new puppy');
    expect(phrases('She wants a purple kazoo')).toEqual(['{his} purple kazoo']);
  });

  test('ignores nouns that are not concrete things', () => {
    expect(phrases('A story about learning a lesson of kindness')).toEqual([]);
    expect(phrases('Afraid of the dark and sleeps with a blue torch')).toEqual(['{his} blue torch']);
    expect(phrases('She is a sore loser at chess')).toEqual(['chess']);
    expect(phrases('Afraid of the dark since we moved')).toEqual([]);
    expect(phrases('Scared of the big dark now and the little cold after tea')).toEqual([]);
  });
});
