import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { commissionFor } from './tellings/fixtures/understandings.ts';
import { tellingOf } from './tellings/library.ts';
import { pagesOf, planOf } from './tellings/plan.ts';

const telling = tellingOf('two-want-one/3-7-classic-one-scooter');
if (!telling) throw new Error('The telling is not in the library any more');
const commission = commissionFor(telling, { traits: { gender: 'girl' } });
const plan = planOf(telling, commission, undefined);
const pages = pagesOf(plan) ?? [];
const kinds = (changed: typeof pages): string[] =>
  check(commission, { title: plan.title, pages: changed }).map((problem) => problem.kind);
const withFirst = (text: string): typeof pages => [{ text }, ...pages.slice(1)];

describe('the check', () => {
  it('finds no problem in a good story', () => {
    expect(kinds(pages)).toEqual([]);
  });

  it.each([
    ['words', pages.slice(0, 5)],
    ['duplicates', withFirst(pages[1]?.text ?? '')],
    ['personal', withFirst('Call 0412 345 678.')],
    ['unsafe', withFirst('Then the bad men came to kill all the people.')],
    ['shape', withFirst('A {slot} was left open.')],
    ['page', withFirst('')],
    ['name', pages.map((page) => ({ text: page.text.replaceAll(commission.heroName, 'Kim') }))],
    ['pronouns', pages.map((page) => ({ text: page.text.replace(/\b(?:she|her)\b/gi, 'he') }))],
  ])('finds %s that are wrong', (kind, changed) => {
    expect(kinds(changed)).toContain(kind);
  });
});
