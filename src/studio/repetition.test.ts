import { describe, expect, test } from 'vitest';
import { check } from './check.ts';
import { sampleRequest, writeSample } from './fixtures/stories.ts';
import {
  distinctTwo,
  duplicateShare,
  openingShare,
  repeatedShare,
  selfBleu,
  sharedSentences,
  tokensOf,
} from './repetition.ts';

const tokens = (text: string): string[] => tokensOf([text]);

describe('measures', () => {
  test('self-BLEU is 1 for two equal stories and 0 for two without a common word', () => {
    expect(selfBleu([tokens('the old dog ran home'), tokens('the old dog ran home')])).toBeCloseTo(1);
    expect(selfBleu([tokens('one two three four'), tokens('five six seven eight')])).toBeLessThan(0.01);
  });

  test('repetition measures count a refrain once however often it occurs', () => {
    const pages = [
      { text: 'Hop, hop, hop! We went up.', refrains: ['Hop, hop, hop!'] },
      { text: 'Hop, hop, hop! We came down.', refrains: ['Hop, hop, hop!'] },
    ];
    expect(duplicateShare(pages)).toBe(0);
    expect(duplicateShare(pages.map(({ text }) => ({ text })))).toBe(0.25);
    expect(repeatedShare(pages)).toBe(0);
    expect(openingShare(pages)).toBeCloseTo(2 / 3);
  });

  test('distinct-2 and shared sentences match their formulas', () => {
    expect(distinctTwo(tokens('a b a b a'))).toBe(0.5);
    expect(
      sharedSentences([
        ['A b.', 'C d.'],
        ['A b.', 'E f.'],
      ]),
    ).toBe(0.5);
  });
});

describe('check', () => {
  const { commission, plan, pages } = writeSample(sampleRequest('3-7', 0));
  const kinds = (changed: typeof pages): string[] =>
    check(commission, { title: plan.title, pages: changed }).map((problem) => problem.kind);
  const withFirst = (text: string): typeof pages => [{ text }, ...pages.slice(1)];

  test('the check finds no problem in a good story', () => {
    expect(kinds(pages)).toEqual([]);
  });

  test('the check reports each kind of problem in a bad story', () => {
    expect(kinds(pages.slice(0, 5))).toContain('words');
    expect(kinds(withFirst(pages[1]?.text ?? ''))).toContain('duplicates');
    expect(kinds(withFirst('Call 0412 345 678.'))).toContain('personal');
    expect(kinds(withFirst('Then the bad men came to kill all the people.'))).toContain('unsafe');
    expect(kinds(withFirst('A {slot} was left open.'))).toContain('shape');
    expect(kinds(withFirst(''))).toContain('page');
    expect(
      kinds(pages.map((page) => ({ text: page.text.replaceAll(commission.heroName, 'Kim') }))),
    ).toContain('name');
    expect(kinds(pages.map((page) => ({ text: page.text.replace(/\b(?:she|her)\b/g, 'he') })))).toContain(
      'pronouns',
    );
  });
});
