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
  it('places a painting to the left of its text', () => {
    const leaves = leavesOf([page(0, 3), page(undefined, 3), page(undefined, 3), page(1, 3)], room);
    expect(names(leaves)).toEqual(['picture', 0, 1, 2, 'picture', 3, 'spot', 'end']);
  });

  it('fills the leaf before a painting with a small copy of the previous painting', () => {
    const leaves = leavesOf([page(0, 3), page(undefined, 3), page(1, 3), page(undefined, 2)], room);
    expect(names(leaves)).toEqual(['picture', 0, 1, 'spot', 'picture', 2, 3, 'end']);
  });

  it('continues long text on further leaves without single lines', () => {
    const leaves = leavesOf([page(undefined, 11, 9)], room).filter((leaf) => leaf.kind === 'words');
    expect(leaves.length).toBeGreaterThan(1);
    for (const { rows } of leaves) expect(rows.length).toBeGreaterThan(1);
  });

  it('contains every line once and in order, fits each leaf, and ends on the right, for any story', () => {
    const pages = fc.array(
      fc.tuple(fc.boolean(), fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 4 })),
      { minLength: 1, maxLength: 14 },
    );
    fc.assert(
      fc.property(pages, (shapes) => {
        const set = shapes.map(([pictured, counts], index) => page(pictured ? index : undefined, ...counts));
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
