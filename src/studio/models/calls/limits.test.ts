import { describe, expect, it } from 'vitest';
import { modelSettings, nameOf } from '../providers/settings.ts';
import { standInFor, withoutStandIn } from '../stand-in.ts';
import { openBudget } from './budget.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { parseRetryAfter } from './failure.ts';

describe('circuit breaker', () => {
  it('blocks a model after five failing stories, lets one call try after the cooldown, and closes on success', () => {
    let now = 0;
    const breaker = createCircuitBreaker(() => now);
    const one = {};
    for (let call = 0; call < 9; call += 1) breaker.recordFailure('m', one);
    expect(breaker.allows('m')).toBe(true);
    for (let story = 0; story < 4; story += 1) breaker.recordFailure('m', {});
    expect(breaker.allows('m')).toBe(false);
    expect(breaker.allows('another')).toBe(true);
    now = 10_001;
    expect([breaker.allows('m'), breaker.allows('m')]).toEqual([true, false]);
    breaker.recordSuccess('m');
    expect(breaker.allows('m')).toBe(true);
  });
});

describe('budget of a story', () => {
  const nothing = { texts: 0, pictures: 0, micros: 0 };

  it('allows eight text calls and fourteen picture calls, including those of earlier attempts', () => {
    const budget = openBudget({ texts: 6, pictures: 0, micros: 0 }, 1_000_000);
    budget.reserve('text', 'a', 0);
    budget.reserve('text', 'b', 0);
    expect(() => budget.reserve('text', 'c', 0)).toThrow(/spent/);
    for (let n = 0; n < 14; n += 1) budget.reserve('picture', `p${n}`, 0);
    expect(() => budget.reserve('picture', 'p', 0)).toThrow(/spent/);
  });

  it('allows the same text three times at most', () => {
    const budget = openBudget(nothing, 1000);
    for (let n = 0; n < 3; n += 1) budget.reserve('text', 'same', 10);
    expect(() => budget.reserve('text', 'same', 10)).toThrow(/shut/);
  });

  it('reserves the possible cost of running calls and returns what was not used', () => {
    const budget = openBudget(nothing, 1000);
    const charge = budget.reserve('picture', 'one', 600);
    expect(() => budget.reserve('picture', 'two', 600)).toThrow(/spending cap/);
    charge(300);
    budget.reserve('picture', 'two', 600);
    expect(() => budget.reserve('picture', 'three', 101)).toThrow(/spending cap/);
  });
});

describe('Retry-After', () => {
  it.each([
    [{ 'retry-after': '2' }, 2000],
    [{ 'retry-after': '2', 'retry-after-ms': '150' }, 150],
    [{ 'retry-after': 'soon' }, undefined],
    [{}, undefined],
  ])('parses the Retry-After headers %o', (headers, wait) => {
    expect(parseRetryAfter(headers as Record<string, string>)).toBe(wait);
  });

  it('parses a Retry-After date', () => {
    const wait = parseRetryAfter({ 'retry-after': new Date(Date.now() + 5000).toUTCString() });
    expect(wait).toBeGreaterThan(3000);
    expect(wait).toBeLessThanOrEqual(5000);
  });
});

describe('settings of models', () => {
  it('parses lists of models in their order and their keys', () => {
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
  ])('names the variable of an invalid setting: %o', (env, variable) => {
    expect(modelSettings(env).problems.join('\n')).toContain(`${variable}: `);
  });
});

describe('stand-in for the hero', () => {
  const commission = {
    prompt: 'Kiran, Noa and Akira came to Themba',
    ageBand: '3-7',
    structure: 'classic',
    theme: 'animals',
    traits: {},
    heroName: '⟦hero⟧',
    seed: 'x',
  } as const;

  it('chooses a stand-in that is not in the prompt and stays the same', () => {
    for (const seed of 'abcdefghijklmnop') {
      const name = standInFor({ ...commission, seed });
      expect(commission.prompt).not.toContain(name);
      expect(standInFor({ ...commission, seed })).toBe(name);
    }
  });

  it('replaces the stand-in with the placeholder as a whole word, also in a possessive', () => {
    expect(withoutStandIn('Noa ran. Noa’s dog and Noah barked at Noa!', 'Noa', '⟦hero⟧')).toBe(
      '⟦hero⟧ ran. ⟦hero⟧’s dog and Noah barked at ⟦hero⟧!',
    );
  });
});
