import { describe, expect, it } from 'vitest';
import { findQuestions } from './faq-search.ts';
import { FAQ } from './messages/faq.ts';

describe('findQuestions', () => {
  it('finds text in a question or an answer, ignoring case', () => {
    expect(findQuestions(FAQ, 'CREDITS EXPIRE').map(({ question }) => question)).toEqual([
      'Do credits expire?',
    ]);
    // The question and the answer have capitals where these have none.
    expect(findQuestions(FAQ, 'do credits expire')).toHaveLength(1);
    expect(findQuestions(FAQ, 'aud').length).toBeGreaterThan(0);
    const inAnswer = findQuestions(FAQ, ' dinosaurs ');
    expect(inAnswer).toHaveLength(1);
    expect(inAnswer[0]?.question).not.toMatch(/dinosaurs/i);
  });

  it('finds no question for an empty search or an unknown word', () => {
    expect(findQuestions(FAQ, '  ')).toEqual([]);
    expect(findQuestions(FAQ, 'xylophone')).toEqual([]);
  });
});

describe('FAQ', () => {
  it('groups the FAQ under five headings without duplicate questions', () => {
    expect(FAQ.map(({ label }) => label)).toEqual(['Start', 'Stories', 'Pricing', 'Account', 'Help']);
    const texts = FAQ.flatMap(({ questions }) => questions.map(({ question }) => question));
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each([
    'Credits never expire',
    'Subscriptions renew automatically unless cancelled',
    'valid for 1 hour',
    'after 10 minutes',
    '10 credits a month',
    '120 credits',
    '33% savings',
    'Priority support is included',
  ])('states “%s” in the FAQ', (words) => {
    expect(FAQ.flatMap(({ questions }) => questions).some(({ answer }) => answer.includes(words))).toBe(true);
  });
});
