import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HERO } from '../../../../studio/contract.ts';
import { nameOnPage } from '../hero-name.ts';
import { bitsOf, gramsOf, namedPatterns, plain, searchedWords } from './search-words.ts';

const NAMES = ['Mia', 'Anna', 'Mary Jane', 'Mary Jane Watson', 'Zoë', 'O’Neil'];
const piece = fc.constantFrom(HERO, HERO, ' ', ' the fox', 'mi', 'an', '. ', ', ', '’s ', 'mary ', 'a');
/** Names stand as words of their own: joined ones have more readings than the number of patterns allows. */
const text = fc
  .array(piece, { minLength: 1, maxLength: 8 })
  .map((pieces) =>
    pieces.join('').replace(new RegExp(`(?<=[a-z⟧])(?=${HERO})|(?<=${HERO})(?=[a-z])`, 'g'), ' '),
  );

/** Whether a search with its patterns finds the term in these stored pages. */
function finds(term: string, pages: readonly string[], name: string): boolean {
  const stored = pages.map((page) => ({ text: page }));
  const words = searchedWords('', stored);
  return [plain(term), ...namedPatterns(plain(term), name)].some((pattern) => words.includes(pattern));
}

/** The same pages as the parent sees them. */
const seen = (pages: readonly string[], name: string) => {
  const introducing = pages.findIndex((page) => page.includes(HERO));
  return plain(['', ...pages.map((page, n) => nameOnPage(page, name, n === introducing))].join('\n'));
};

describe('search patterns and signatures', () => {
  it('finds a term exactly when the text as the parent sees it contains the term', () => {
    const cut = fc.tuple(fc.nat(), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(
        fc.constantFrom(...NAMES),
        fc.array(text, { minLength: 1, maxLength: 3 }),
        cut,
        (name, pages, at) => {
          const whole = seen(pages, name);
          const from = at[0] % whole.length;
          const term = whole.slice(from, from + at[1]);
          expect(finds(term, pages, name)).toBe(true);
          const other = `${term}x`;
          expect(finds(other, pages, name)).toBe(whole.includes(other));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('finds a name in any case, at its edges and inside it', () => {
    const pages = [`Then ${HERO} and the fox ran.`];
    for (const term of ['MIA', 'ia and the', 'then mi', 'i', 'n Mia a'])
      expect(finds(term, pages, 'Mia')).toBe(true);
    for (const term of ['mia mia', 'ia or', 'hero', '⟦']) expect(finds(term, pages, 'Mia')).toBe(false);
  });

  it('checks only signature bits that a text with the term has set', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 300 }),
        fc.nat(),
        fc.integer({ min: 1, max: 40 }),
        (words, at, length) => {
          const from = at % words.length;
          const grams = gramsOf(words);
          for (const bit of bitsOf(words.slice(from, from + length)))
            expect(((grams[bit >> 3] ?? 0) >> (bit & 7)) & 1).toBe(1);
        },
      ),
    );
  });
});
