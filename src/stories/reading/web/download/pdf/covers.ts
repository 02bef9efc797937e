import { BOOK } from '../../messages/book.ts';
import type { Manuscript } from '../manuscript.ts';
import { type DrawingContext, newPaper, place } from './leaf-drawing.ts';
import type { InkedWords, Pen } from './pen.ts';
import { artifact, COLORS, type Sheet, SIDE } from './sheet.ts';
import { drawWren } from './wren.ts';

/** A line of a title, drawn as an image. */
export interface TitleLine {
  readonly text: string;
  readonly words: InkedWords;
}

/** The drawn titles: the book's own, line by line with its size, and "The end". */
export interface Titles {
  readonly title: { readonly lines: readonly TitleLine[]; readonly size: number };
  readonly end: TitleLine;
}

const CLOTH = 20;
const PLATE = 296;
const PLATE_TOP = 24;
const FOOT = 34;
const FOR_CHILD = 34;
/** Line height of a title, in ems. */
export const TITLE_LEADING = 1.16;
const END_SIZE = 40;

function centred(pen: Pen, text: string, middle: number, baseline: number, size: number): void {
  pen.write(text, middle - pen.width(text, size) / 2, baseline, size);
}

/** The cloth spine, with the hinge beside it. */
function cloth(sheet: Sheet, x: number, hinge: number): void {
  artifact(sheet, () => {
    sheet.rect(x, 0, CLOTH, SIDE).fill(COLORS.cloth);
    sheet.rect(hinge, 0, 1.5, SIDE).fill(COLORS.clothEdge);
  });
}

/** The front cover: the painting, the title, the child's name, and the imprint. */
export function frontCover(drawing: DrawingContext, { title, childName }: Manuscript, titles: Titles): void {
  const { sheet, pen, paintings, book } = drawing;
  newPaper(sheet);
  sheet.outline.addItem(BOOK.cover);
  cloth(sheet, 0, CLOTH - 1.5);
  const [painting] = paintings;
  const { lines, size } = titles.title;
  const leading = size * TITLE_LEADING;
  const middle = CLOTH + (SIDE - CLOTH) / 2;
  const words = lines.length * leading + (childName ? FOR_CHILD : 0);
  const above = painting ? PLATE_TOP + PLATE + 4 : 96;
  const top = above + (SIDE - FOOT - 24 - above - words) / 2 - size * 0.16;

  const heading = sheet.struct('H1', { title, actual: title });
  book.add(heading);
  heading.add(() =>
    lines.forEach(({ words, text }, index) => {
      const last = index === lines.length - 1;
      pen.show(
        words,
        last ? text : `${text} `,
        middle - (words.advance * size) / 2,
        top + size + index * leading,
        size,
      );
    }),
  );
  heading.end();
  const line = (text: string, at: number, points: number, color: string) => {
    const element = sheet.struct('P');
    book.add(element);
    element.add(() => {
      sheet.fillColor(color);
      centred(pen, text, middle, at, points);
    });
    element.end();
  };
  if (childName) line(BOOK.forChild(childName), top + words - 2, 17, COLORS.ink);
  if (painting) {
    const figure = sheet.struct('Figure', { alt: painting.alt });
    book.add(figure);
    figure.add(() => place(sheet, painting, middle - PLATE / 2, PLATE_TOP, PLATE));
    figure.end();
  }
  line(BOOK.imprint, SIDE - FOOT, 12, COLORS.soft);
  if (!painting) drawWren(sheet, middle - 32, 64, 64);
}

/** The last right-hand page. */
export function theEnd(
  { sheet, pen, book }: DrawingContext,
  { childName }: Manuscript,
  { end }: Titles,
): void {
  const middle = SIDE / 2;
  const heading = sheet.struct('H2', { title: BOOK.theEnd });
  book.add(heading);
  heading.add(() =>
    pen.show(end.words, end.text, middle - (end.words.advance * END_SIZE) / 2, SIDE * 0.48, END_SIZE),
  );
  heading.end();
  sheet.outline.addItem(BOOK.theEnd);
  const goodNight = sheet.struct('P');
  book.add(goodNight);
  goodNight.add(() => {
    sheet.fillColor(COLORS.soft);
    centred(pen, BOOK.goodNight(childName), middle, SIDE * 0.48 + 40, 16);
  });
  goodNight.end();
}

/** The back cover: who made the book, and when. */
export function backCover({ sheet, pen, book }: DrawingContext, { made }: Manuscript): void {
  newPaper(sheet);
  cloth(sheet, SIDE - CLOTH, SIDE - CLOTH);
  const middle = (SIDE - CLOTH) / 2;
  drawWren(sheet, middle - 32, SIDE * 0.36, 64);
  const words = sheet.struct('P');
  book.add(words);
  words.add(() => {
    sheet.fillColor(COLORS.ink);
    centred(pen, BOOK.madeWith, middle, SIDE * 0.36 + 108, 17);
  });
  words.end();
  if (!made) return;
  const day = sheet.struct('P');
  book.add(day);
  day.add(() => {
    sheet.fillColor(COLORS.soft);
    centred(pen, made, middle, SIDE * 0.36 + 134, 12.5);
  });
  day.end();
}
