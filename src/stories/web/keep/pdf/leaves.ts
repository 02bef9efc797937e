/** A line of words, and where it stands in its paragraph. */
export interface Row {
  readonly text: string;
  /** Index of the paragraph within the story's page. */
  readonly paragraph: number;
  readonly begins: boolean;
}

/** One side of an opened book. */
export type Leaf =
  | { readonly kind: 'picture' | 'spot'; readonly picture: number }
  | { readonly kind: 'words'; readonly page: number; readonly rows: readonly Row[]; readonly first: boolean }
  | { readonly kind: 'end' };

/** A page of the story, its lines broken already. */
export interface SetPage {
  readonly rows: readonly Row[];
  /** Index of the painting that is painted for this page. */
  readonly picture: number | undefined;
}

/** Room on a leaf, in lines; the gap between two paragraphs is a part of a line. */
export interface LeafRoom {
  readonly lines: number;
  readonly gap: number;
}

/**
 * The leaves of a book, left and right in turn. A painting stands on the left of its words; where a leaf would stay
 * empty before one, the painting before it is there once more, small. The last leaf, "The end", is a right one.
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
    leavesOfRows(rows, room).forEach((part, index) => {
      leaves.push({ kind: 'words', page, rows: part, first: index === 0 });
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

/** Lines in leaves that are about equally full, none of which ends or begins with a lone line of a longer paragraph. */
function leavesOfRows(rows: readonly Row[], { lines, gap }: LeafRoom): Row[][] {
  const parts: Row[][] = [];
  let rest = [...rows];
  while (rest.length > 0) {
    const height = heightOf(rest, gap);
    const leavesLeft = Math.ceil(height / lines);
    const wanted = leavesLeft === 1 ? lines : Math.min(lines, height / leavesLeft + 1);
    let count = 0;
    while (count < rest.length && heightOf(rest.slice(0, count + 1), gap) <= wanted) count += 1;
    count = Math.max(1, count);
    if (count < rest.length) count = withoutLoneLines(rest, count);
    parts.push(rest.slice(0, count));
    rest = rest.slice(count);
  }
  return parts;
}

function withoutLoneLines(rows: readonly Row[], count: number): number {
  const begins = (index: number) => index >= rows.length || rows[index]?.begins === true;
  // The last line of a paragraph would begin the next leaf alone: one more goes with it.
  const cut = !begins(count) && begins(count + 1) ? count - 1 : count;
  // The first line of a paragraph would end this leaf alone: it goes, too.
  const better = cut > 1 && begins(cut - 1) && !begins(cut) ? cut - 1 : cut;
  return better >= 1 ? better : count;
}
