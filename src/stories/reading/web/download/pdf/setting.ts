import type { ReadableStory } from '../../../../story/contract.ts';
import type { LeafRoom, Row, SetPage } from './leaves.ts';
import { linesOf } from './lines.ts';
import type { Pen } from './pen.ts';
import { SIDE } from './sheet.ts';

/** Margins around the text of a page, and the distance of its number from the bottom, in points. */
export const MARGIN = { side: 60, top: 54, bottom: 72, folio: 36 } as const;
const MEASURE = SIDE - 2 * MARGIN.side;

/** The text layout: in points, and the gap between paragraphs in lines. */
export interface Setting extends LeafRoom {
  readonly size: number;
  readonly leading: number;
}

/** Larger for younger children, as in the reader. */
const SIZES: Readonly<Record<NonNullable<ReadableStory['targetAgeGroup']>, number>> = {
  '0-3': 22,
  '3-7': 18,
  '6-8': 15,
  '8-12': 13.5,
};
const LINE_HEIGHT = 1.55;
const PARAGRAPH_GAP = 0.6;

export function settingFor(age: ReadableStory['targetAgeGroup']): Setting {
  const size = SIZES[age ?? '3-7'];
  const leading = size * LINE_HEIGHT;
  const lines = (SIDE - MARGIN.top - MARGIN.bottom) / leading;
  return { size, leading, lines, gap: PARAGRAPH_GAP };
}

/** Breaks the paragraphs of each page into lines. */
export function setPages(
  pages: readonly (readonly string[])[],
  pictureOf: (page: number) => number | undefined,
  pen: Pen,
  { size }: Setting,
): readonly SetPage[] {
  return pages.map((paragraphs, page) => ({
    picture: pictureOf(page),
    rows: paragraphs.flatMap((text, paragraph) =>
      linesOf(text, MEASURE, (part) => pen.width(part, size)).map(
        (line, index): Row => ({ text: line, paragraph, begins: index === 0 }),
      ),
    ),
  }));
}
