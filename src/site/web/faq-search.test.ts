import { describe, expect, it } from 'vitest';
import { findQuestions } from './faq-search.ts';
import { FAQ } from './words/faq.ts';

describe('searching the questions', () => {
  it('finds words of a question and of an answer, in any case', () => {
    expect(findQuestions(FAQ, 'CREDITS EXPIRE').map(({ question }) => question)).toEqual([
      'Do credits expire?',
    ]);
    const inAnswer = findQuestions(FAQ, ' dinosaurs ');
    expect(inAnswer).toHaveLength(1);
    expect(inAnswer[0]?.question).not.toMatch(/dinosaurs/i);
  });

  it('finds nothing for nothing, and nothing for what is not there', () => {
    expect(findQuestions(FAQ, '  ')).toEqual([]);
    expect(findQuestions(FAQ, 'xylophone')).toEqual([]);
  });
});

describe('the questions', () => {
  it('stand under five headings, each asked once', () => {
    expect(FAQ.map(({ label }) => label)).toEqual(['Start', 'Stories', 'Pricing', 'Account', 'Help']);
    const asked = FAQ.flatMap(({ questions }) => questions.map(({ question }) => question));
    expect(new Set(asked).size).toBe(asked.length);
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
  ])('say “%s”', (words) => {
    expect(FAQ.flatMap(({ questions }) => questions).some(({ answer }) => answer.includes(words))).toBe(true);
  });
});
