import { describe, expect, it } from 'vitest';
import { createBreaker } from './breaker.ts';
import { waitIn } from './failure.ts';
import { openPurse } from './purse.ts';
import { modelSettings, nameOf } from './settings.ts';
import { standInFor, withoutStandIn } from './standin.ts';

describe('a model that is down', () => {
  it('is left alone after five stories in a row, then one may try, and one success opens it for all', () => {
    let now = 0;
    const breaker = createBreaker(() => now);
    const one = {};
    for (let call = 0; call < 9; call += 1) breaker.failed('m', one);
    expect(breaker.mayAsk('m')).toBe(true);
    for (let story = 0; story < 4; story += 1) breaker.failed('m', {});
    expect(breaker.mayAsk('m')).toBe(false);
    expect(breaker.mayAsk('another')).toBe(true);
    now = 10_001;
    expect([breaker.mayAsk('m'), breaker.mayAsk('m')]).toEqual([true, false]);
    breaker.worked('m');
    expect(breaker.mayAsk('m')).toBe(true);
  });
});

describe('a story’s share', () => {
  const nothing = { texts: 0, pictures: 0, micros: 0 };

  it('is eight calls for text and fourteen for pictures, those of earlier makers included', () => {
    const purse = openPurse({ texts: 6, pictures: 0, micros: 0 }, 1_000_000);
    purse.take('text', 'a', 0);
    purse.take('text', 'b', 0);
    expect(() => purse.take('text', 'c', 0)).toThrow(/spent/);
    for (let n = 0; n < 14; n += 1) purse.take('picture', `p${n}`, 0);
    expect(() => purse.take('picture', 'p', 0)).toThrow(/spent/);
  });

  it('sends the same words three times at most', () => {
    const purse = openPurse(nothing, 1000);
    for (let n = 0; n < 3; n += 1) purse.take('text', 'same', 10);
    expect(() => purse.take('text', 'same', 10)).toThrow(/shut/);
  });

  it('lays aside what calls under way may cost, and gives back what they did not', () => {
    const purse = openPurse(nothing, 1000);
    const settle = purse.take('picture', 'one', 600);
    expect(() => purse.take('picture', 'two', 600)).toThrow(/spending cap/);
    settle(300);
    purse.take('picture', 'two', 600);
    expect(() => purse.take('picture', 'three', 101)).toThrow(/spending cap/);
  });
});

describe('Retry-After', () => {
  it.each([
    [{ 'retry-after': '2' }, 2000],
    [{ 'retry-after': '2', 'retry-after-ms': '150' }, 150],
    [{ 'retry-after': 'soon' }, undefined],
    [{}, undefined],
  ])('%o', (headers, wait) => {
    expect(waitIn(headers as Record<string, string>)).toBe(wait);
  });

  it('may be a date', () => {
    const wait = waitIn({ 'retry-after': new Date(Date.now() + 5000).toUTCString() });
    expect(wait).toBeGreaterThan(3000);
    expect(wait).toBeLessThanOrEqual(5000);
  });
});

describe('the settings of models', () => {
  it('take a list of models in its order, with another address and keys', () => {
    const { settings, problems } = modelSettings({
      AI_TEXT: 'openai:gpt-x, anthropic:claude-y',
      AI_IMAGE: 'google:gemini-image',
      OPENAI_API_KEY: 'a',
      ANTHROPIC_API_KEY: 'b',
      GOOGLE_GENERATIVE_AI_API_KEY: 'c',
    });
    expect(problems).toEqual([]);
    expect(settings.text.map(nameOf)).toEqual(['openai:gpt-x', 'anthropic:claude-y']);
    expect(settings.moderation).toBe('openai');
  });

  it.each([
    [{ AI_TEXT: 'gpt-x' }, 'AI_TEXT'],
    [{ AI_TEXT: 'other:gpt-x' }, 'AI_TEXT'],
    [{ AI_TEXT: 'openai:' }, 'AI_TEXT'],
    [{ AI_TEXT: 'openai:gpt-x' }, 'OPENAI_API_KEY'],
    [{ AI_IMAGE: 'anthropic:claude-y', ANTHROPIC_API_KEY: 'b' }, 'AI_IMAGE'],
    [{ AI_TEXT: 'compatible:llama' }, 'AI_BASE_URL'],
    [{ AI_MODERATION: 'openai' }, 'OPENAI_API_KEY'],
    [{ AI_MODERATION: 'none' }, 'AI_MODERATION'],
    [{ AI_TIME_LIMIT: 'long' }, 'AI_TIME_LIMIT'],
    [{ AI_SPENDING_CAP: '-1' }, 'AI_SPENDING_CAP'],
    [{ AI_PRICES: '{' }, 'AI_PRICES'],
  ])('that are wrong name their variable: %o', (env, variable) => {
    expect(modelSettings(env).problems.join('\n')).toContain(`${variable}: `);
  });
});

describe('the hero’s stand-in', () => {
  const commission = {
    prompt: 'Kiran, Noa and Akira came to Themba',
    ageBand: '3-7',
    structure: 'classic',
    theme: 'animals',
    traits: {},
    heroName: '⟦hero⟧',
    seed: 'x',
  } as const;

  it('is never somebody who is in the wish, and is the same each time', () => {
    for (const seed of 'abcdefghijklmnop') {
      const name = standInFor({ ...commission, seed });
      expect(commission.prompt).not.toContain(name);
      expect(standInFor({ ...commission, seed })).toBe(name);
    }
  });

  it('gives way to the placeholder as a whole word, also with a possessive', () => {
    expect(withoutStandIn('Noa ran. Noa’s dog and Noah barked at Noa!', 'Noa', '⟦hero⟧')).toBe(
      '⟦hero⟧ ran. ⟦hero⟧’s dog and Noah barked at ⟦hero⟧!',
    );
  });
});
