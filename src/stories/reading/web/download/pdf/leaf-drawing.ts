import { BOOK } from '../../messages/book.ts';
import type { Painting } from '../paintings.ts';
import { heightOf, type Leaf } from './leaves.ts';
import type { Pen } from './pen.ts';
import { MARGIN, type Setting } from './setting.ts';
import { artifact, COLORS, type OpenedImage, type Sheet, SIDE } from './sheet.ts';

export interface InkedPainting extends Painting {
  readonly image: OpenedImage;
}

/** What is needed to draw the pages of a book. */
export interface DrawingContext {
  readonly sheet: Sheet;
  readonly pen: Pen;
  readonly setting: Setting;
  readonly paintings: readonly InkedPainting[];
  readonly book: PDFKit.PDFStructureElement;
}

/** Sizes of a painting: as large as the page allows, and small as a repetition of the previous one. */
const PLATE = SIDE - 36;
const SPOT = 210;
/** Text that does not fill a page is centered slightly above its middle. */
const OPTICAL_MIDDLE = 0.46;
const FOLIO_SIZE = 11;

/** Adds a page with the color of the paper. */
export function newPaper(sheet: Sheet): void {
  sheet.addPage();
  artifact(sheet, () => sheet.rect(0, 0, SIDE, SIDE).fill(COLORS.paper));
}

/** Draws a painting into a square, as large as it fits. */
export function place(sheet: Sheet, painting: InkedPainting, x: number, y: number, side: number): void {
  const scale = side / Math.max(painting.width, painting.height);
  const width = painting.width * scale;
  const height = painting.height * scale;
  sheet.image(painting.image, x + (side - width) / 2, y + (side - height) / 2, { width, height });
}

interface Section {
  readonly page: number;
  readonly element: PDFKit.PDFStructureElement;
  readonly heading: PDFKit.PDFStructureElement;
}

/** Draws the pages one after another. Keeps the current page of the story and its unfinished paragraph in between. */
export function leavesOn(drawing: DrawingContext) {
  const { sheet, pen, setting, paintings, book } = drawing;
  let section: Section | undefined;
  let paragraph: { index: number; element: PDFKit.PDFStructureElement } | undefined;

  const close = () => {
    section?.element.end();
    section = undefined;
    paragraph = undefined;
  };
  /** Starts a page of the story: its number is its heading. */
  const open = (page: number) => {
    if (section?.page === page) return section;
    close();
    const element = sheet.struct('Sect');
    book.add(element);
    const heading = sheet.struct('H2', { title: BOOK.page(page + 1) });
    element.add(heading);
    section = { page, element, heading };
    sheet.outline.addItem(BOOK.page(page + 1));
    return section;
  };
  /** The page number is shown below the text, but comes first in the reading order. */
  const number = ({ page, heading }: Section) => {
    const folio = `${page + 1}`;
    heading.add(() => {
      sheet.fillColor(COLORS.soft);
      const x = (SIDE - pen.width(folio, FOLIO_SIZE)) / 2;
      pen.writeFor(BOOK.page(folio), folio, x, SIDE - MARGIN.folio, FOLIO_SIZE);
    });
    heading.end();
  };

  const words = ({ rows, page, first }: Leaf & { kind: 'words' }) => {
    const opened = open(page);
    const { element } = opened;
    if (first) number(opened);
    const { size, leading, gap } = setting;
    const room = SIDE - MARGIN.top - MARGIN.bottom;
    const spare = Math.max(0, room - heightOf(rows, gap) * leading);
    let baseline = MARGIN.top + spare * OPTICAL_MIDDLE + size;
    let from = 0;
    while (from < rows.length) {
      const index = rows[from]?.paragraph ?? 0;
      const ends = rows.findIndex((row, at) => at > from && row.paragraph !== index);
      const to = ends < 0 ? rows.length : ends;
      if (from > 0) baseline += gap * leading;
      if (paragraph?.index !== index || rows[from]?.begins) {
        paragraph = { index, element: sheet.struct('P') };
        element.add(paragraph.element);
      }
      const start = baseline;
      const lines = rows.slice(from, to);
      paragraph.element.add(() => {
        sheet.fillColor(COLORS.ink);
        lines.forEach((row, at) => {
          // The space separates words for readers that extract the text without the line layout.
          pen.write(`${row.text} `, MARGIN.side, start + at * leading, size);
        });
      });
      baseline += lines.length * leading;
      from = to;
    }
  };

  return {
    /** Draws one leaf on a page of its own; `next` is the one after it. */
    draw(leaf: Leaf, next: Leaf | undefined) {
      newPaper(sheet);
      if (leaf.kind === 'words' && leaf.rows.length > 0) words(leaf);
      if (leaf.kind !== 'picture' && leaf.kind !== 'spot') return;
      const painting = paintings[leaf.picture];
      if (!painting) return;
      if (leaf.kind === 'spot') {
        const top = (SIDE - SPOT) * OPTICAL_MIDDLE;
        artifact(sheet, () => place(sheet, painting, (SIDE - SPOT) / 2, top, SPOT));
        return;
      }
      const figure = sheet.struct('Figure', { alt: painting.alt });
      open(next?.kind === 'words' ? next.page : painting.page).element.add(figure);
      figure.add(() => place(sheet, painting, (SIDE - PLATE) / 2, (SIDE - PLATE) / 2, PLATE));
      figure.end();
    },
    close,
  };
}
