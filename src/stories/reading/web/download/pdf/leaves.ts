/** A line of text, and its position in its paragraph. */
export interface Row {
  readonly text: string;
  /** Index of the paragraph within the story's page. */
  readonly paragraph: number;
  readonly begins: boolean;
}

/** One side of an open book. */
export type Leaf =
  | { readonly kind: 'picture' | 'spot'; readonly picture: number }
  | { readonly kind: 'words'; readonly page: number; readonly rows: readonly Row[]; readonly first: boolean }
  | { readonly kind: 'end' };

/** A page of the story, already broken into lines. */
export interface SetPage {
  readonly rows: readonly Row[];
  /** Index of the painting for this page. */
  readonly picture: number | undefined;
}

/** Space on a leaf, in lines; the gap between two paragraphs is a fraction of a line. */
export interface LeafRoom {
  readonly lines: number;
  readonly gap: number;
}

/**
 * The leaves of a book, left and right in turn. A painting is to the left of its text; a leaf that would be empty
 * before a painting shows the previous painting again, small. The last leaf, "The end", is a right one.
 */
export function leavesOf(pages: readonly SetPage[], room: LeafRoom): readonly Leaf[] {
  const leaves: Leaf[] = [];
  let seen: number | undefined;
  const toTheLeft = () => {
    if (leaves.length % 2 === 0) return;
    leaves.push(seen === undefined ? { kind: 'words', page: -1, rows: [], first: false } : spot(seen));
  };
  pages.forEach(({ rows, picture }, page) => {
    if (picture !== undefined) {
      toTheLeft();
      leaves.push({ kind: 'picture', picture });
      seen = picture;
    }
    leavesOfRows(rows, room).forEach((leafRows, index) => {
      leaves.push({ kind: 'words', page, rows: leafRows, first: index === 0 });
    });
  });
  if (leaves.length % 2 === 0 && seen !== undefined) leaves.push(spot(seen));
  else if (leaves.length % 2 === 0) leaves.push({ kind: 'words', page: -1, rows: [], first: false });
  leaves.push({ kind: 'end' });
  return leaves;
}

const spot = (picture: number): Leaf => ({ kind: 'spot', picture });

/** The height of rows, in lines. */
export function heightOf(rows: readonly Row[], gap: number): number {
  return rows.reduce((height, row, index) => height + 1 + (row.begins && index > 0 ? gap : 0), 0);
}

/**
 * Splits rows into about equally full leaves, none of which starts or ends with a single line of a longer paragraph.
 */
function leavesOfRows(rows: readonly Row[], { lines, gap }: LeafRoom): Row[][] {
  const filled: Row[][] = [];
  let rest = [...rows];
  while (rest.length > 0) {
    const height = heightOf(rest, gap);
    const leavesLeft = Math.ceil(height / lines);
    const wanted = leavesLeft === 1 ? lines : Math.min(lines, height / leavesLeft + 1);
    let count = 0;
    while (count < rest.length && heightOf(rest.slice(0, count + 1), gap) <= wanted) count += 1;
    count = Math.max(1, count);
    if (count < rest.length) count = withoutLoneLines(rest, count);
    filled.push(rest.slice(0, count));
    rest = rest.slice(count);
  }
  return filled;
}

function withoutLoneLines(rows: readonly Row[], count: number): number {
  const begins = (index: number) => index >= rows.length || rows[index]?.begins === true;
  // The last line of a paragraph would start the next leaf alone: moves one more line there.
  const cut = !begins(count) && begins(count + 1) ? count - 1 : count;
  // The first line of a paragraph would end this leaf alone: moves it to the next leaf.
  const better = cut > 1 && begins(cut - 1) && !begins(cut) ? cut - 1 : cut;
  return better >= 1 ? better : count;
}
