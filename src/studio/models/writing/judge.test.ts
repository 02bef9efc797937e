import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Commission } from '../../admit.ts';
import { AGE_BANDS, WORD_RANGES } from '../../age-bands.ts';
import { HERO } from '../../contract.ts';
import { Draft } from './draft.ts';
import { rejectionOf, wordsFor } from './judge.ts';
import { usualWords } from './shape.ts';

const commission = (ageBand: Commission['ageBand'] = '3-7'): Commission => ({
  prompt: 'Learning to share',
  ageBand,
  structure: 'classic',
  theme: 'animals',
  traits: {},
  heroName: HERO,
  seed: 's',
});

const words = (count: number, salt: number | string = 0) =>
  [HERO, ...Array.from({ length: count - 1 }, (_, n) => `word${salt}x${n}`)].join(' ');

describe('pages of a model', () => {
  it.each([
    [words(20), 'too short'],
    [words(160), 'too long'],
    [words(80).replace(HERO, 'Bartholomew'), 'hero’s name'],
    [`${words(80)} Call 0412 345 678.`, 'telephone'],
    [`${words(80)} Then he said he would kill them and there was blood everywhere.`, 'not safe'],
    [`${words(80)} {"text": 1}`, 'notation'],
  ])('rejects an invalid page: %#', (page, why) => {
    expect(rejectionOf(commission(), [page], 0, 8)).toContain(why);
  });

  it('rejects a page that repeats an earlier one except for punctuation', () => {
    expect(rejectionOf(commission(), [words(80), `${words(80)}!`], 1, 8)).toContain('repeats page 1');
  });

  it('rejects a page after which the story cannot reach its word range any more', () => {
    const short = Array.from({ length: 7 }, (_, n) => words(42, n));
    expect(rejectionOf(commission(), short.slice(0, 1), 0, 8)).toBeUndefined();
    expect(rejectionOf(commission(), short, 6, 8)).toContain('too short');
    const long = Array.from({ length: 6 }, (_, n) => words(135, n));
    expect(rejectionOf(commission(), long, 5, 8)).toContain('too long');
  });

  it('a complete story is inside its word range, whatever the length and number of its pages', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...AGE_BANDS),
        fc.integer({ min: 60, max: 140 }),
        fc.array(fc.integer({ min: -30, max: 30 }), { minLength: 1, maxLength: 16 }),
        fc.boolean(),
        (band, share, changes, streamed) => {
          const usual = (usualWords(band) * share) / 100;
          const draft = new Draft(commission(band), 'Kiran', []);
          draft.begin(undefined);
          const pages = changes.map((change, n) =>
            words(Math.max(2, Math.round(usual * (1 + change / 100))), n).replace(HERO, 'Kiran'),
          );
          for (let end = streamed ? 1 : pages.length; end <= pages.length; end += 1) {
            draft.take(pages.slice(0, end), end === pages.length);
            while (draft.next() !== undefined) draft.release();
          }
          if (!draft.isWhole) return;
          const total = draft.released.reduce((sum, page) => sum + page.split(' ').length, 0);
          expect(total).toBeGreaterThanOrEqual(WORD_RANGES[band][0]);
          expect(total).toBeLessThanOrEqual(WORD_RANGES[band][1]);
        },
      ),
      { numRuns: 150 },
    );
  });

  it.each([
    [10, 62, true],
    [6, 90, true],
    [6, 70, false],
    [4, 70, false],
  ])('%i pages of %i words are a whole picture book: %s', (count, length, whole) => {
    const draft = new Draft(commission(), 'Kiran', []);
    draft.begin(undefined);
    const pages = Array.from({ length: count }, (_, n) => words(length, n).replace(HERO, 'Kiran'));
    for (let end = 1; end <= count; end += 1) {
      draft.take(pages.slice(0, end), end === count);
      while (draft.next() !== undefined) draft.release();
    }
    expect(draft.isWhole).toBe(whole);
    if (whole) expect(draft.released).toHaveLength(count);
    else expect(draft.wanted().length).toBeGreaterThan(0);
  });

  it('keeps the released pages of a story that is too long and requests an ending', () => {
    const draft = new Draft(commission(), 'Kiran', []);
    draft.begin(undefined);
    const pages = Array.from({ length: 12 }, (_, n) => words(80, n).replace(HERO, 'Kiran'));
    for (let end = 1; end <= 12; end += 1) {
      draft.take(pages.slice(0, end), end === 12);
      while (draft.next() !== undefined) draft.release();
    }
    expect(draft.released).toHaveLength(8);
    expect(draft.wanted()).toEqual([8]);
    expect(draft.missing().words[1]).toBeLessThanOrEqual(160);
  });
});

describe('word range of missing pages', () => {
  it('the word range of missing pages brings the story into its range at both ends', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...AGE_BANDS),
        fc.array(fc.option(fc.integer({ min: 15, max: 480 }), { nil: undefined }), {
          minLength: 8,
          maxLength: 12,
        }),
        (band, lengths) => {
          const pages = lengths.map((length, n) => (length === undefined ? undefined : words(length, n)));
          if (!pages.includes(undefined)) return;
          const range = wordsFor(commission(band), pages);
          if (!range) return;
          const standing = lengths.reduce<number>((sum, length) => sum + (length ?? 0), 0);
          const [least, most] = WORD_RANGES[band];
          expect(standing + range[0]).toBeGreaterThanOrEqual(least);
          expect(standing + range[1]).toBeLessThanOrEqual(most);
          expect(range[0]).toBeLessThanOrEqual(range[1]);
        },
      ),
    );
  });

  it('requests only the rejected page and keeps the valid pages after it', () => {
    const draft = new Draft(commission(), 'Kiran', []);
    draft.begin(undefined);
    const pages = Array.from({ length: 8 }, (_, n) => words(n === 2 ? 10 : 80, n).replace(HERO, 'Kiran'));
    draft.take(pages, true);
    while (draft.next() !== undefined) draft.release();
    expect(draft.released).toHaveLength(2);
    expect(draft.wanted()).toEqual([2]);
    draft.begin([2]);
    draft.take([words(85, 'new').replace(HERO, 'Kiran')], true);
    while (draft.next() !== undefined) draft.release();
    expect(draft.isWhole).toBe(true);
    expect(draft.released[2]).toContain('wordnewx1');
    expect(draft.released.every((page) => page.includes(HERO) && !page.includes('Kiran'))).toBe(true);
  });
});
