import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heightOf, type Leaf, leavesOf, type Row, type SetPage } from './leaves.ts';

const room = { lines: 10, gap: 0.6 };
const rowsOf = (...paragraphs: number[]): Row[] =>
  paragraphs.flatMap((count, paragraph) =>
    Array.from({ length: count }, (_, index) => ({
      text: `${paragraph}.${index}`,
      paragraph,
      begins: index === 0,
    })),
  );
const page = (picture: number | undefined, ...paragraphs: number[]): SetPage => ({
  picture,
  rows: rowsOf(...paragraphs),
});
const names = (leaves: readonly Leaf[]) =>
  leaves.map((leaf) => (leaf.kind === 'words' ? leaf.page : leaf.kind));

describe('the leaves of a book', () => {
  it('show a painting on the left of its words', () => {
    const leaves = leavesOf([page(0, 3), page(undefined, 3), page(undefined, 3), page(1, 3)], room);
    expect(names(leaves)).toEqual(['picture', 0, 1, 2, 'picture', 3, 'spot', 'end']);
  });

  it('fill a leaf before a painting with the last one, small', () => {
    const leaves = leavesOf([page(0, 3), page(undefined, 3), page(1, 3), page(undefined, 2)], room);
    expect(names(leaves)).toEqual(['picture', 0, 1, 'spot', 'picture', 2, 3, 'end']);
  });

  it('flow on where the words are many, without a lone line', () => {
    const leaves = leavesOf([page(undefined, 11, 9)], room).filter((leaf) => leaf.kind === 'words');
    expect(leaves.length).toBeGreaterThan(1);
    for (const { rows } of leaves) expect(rows.length).toBeGreaterThan(1);
  });

  it('hold every line once and in order, none too many, and end on the right, for any story', () => {
    const pages = fc.array(
      fc.tuple(fc.boolean(), fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 4 })),
      { minLength: 1, maxLength: 14 },
    );
    fc.assert(
      fc.property(pages, (told) => {
        const set = told.map(([pictured, counts], index) => page(pictured ? index : undefined, ...counts));
        const leaves = leavesOf(set, room);
        const rows = leaves.flatMap((leaf) => (leaf.kind === 'words' ? leaf.rows : []));
        expect(rows).toEqual(set.flatMap((one) => one.rows));
        for (const leaf of leaves)
          if (leaf.kind === 'words') expect(heightOf(leaf.rows, room.gap)).toBeLessThanOrEqual(room.lines);
        leaves.forEach((leaf, at) => {
          if (leaf.kind === 'picture') expect(at % 2).toBe(0);
        });
        expect(leaves.length % 2).toBe(0);
        expect(leaves.at(-1)?.kind).toBe('end');
      }),
    );
  });
});
