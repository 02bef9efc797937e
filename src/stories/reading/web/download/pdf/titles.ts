import { BOOK } from '../../messages/book.ts';
import { TITLE_LEADING, type TitleLine, type Titles } from './covers.ts';
import { awaitFont, drawWords, type TextStyle, TITLE_STYLE, widthIn } from './drawn-words.ts';
import { linesOf } from './lines.ts';
import { inkedWords } from './pen.ts';
import { COLORS, type Sheet } from './sheet.ts';

/** The largest size at which the title fits below the painting is used, in points; the last when none fits. */
const SIZES = [44, 38, 33, 28, 24, 20, 16];
const MEASURE = 420;
const HEIGHT = 88;

/** Draws the texts that are set in the style of titles. */
export async function titlesOf(title: string, sheet: Sheet): Promise<Titles> {
  const plain = TITLE_STYLE(COLORS.ink);
  const italic = TITLE_STYLE(COLORS.ink, true);
  await Promise.all([awaitFont(plain, title), awaitFont(italic, BOOK.theEnd)]);
  const measure = widthIn(plain);
  const fits = (size: number, width = MEASURE) => linesOf(title, width / size, measure);
  const size = SIZES.find((one) => fits(one).length * one * TITLE_LEADING <= HEIGHT) ?? 16;
  const lines = balanced(fits, size).map((text) => lineOf(text, plain, sheet));
  return { title: { lines, size }, end: lineOf(BOOK.theEnd, italic, sheet) };
}

/** The same number of lines, about equally long, so that no single word is left on the last one. */
function balanced(
  fits: (size: number, width?: number) => readonly string[],
  size: number,
): readonly string[] {
  let lines = fits(size);
  for (let width = MEASURE; width > MEASURE / 3; width -= 10) {
    const narrower = fits(size, width);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

function lineOf(text: string, style: TextStyle, sheet: Sheet): TitleLine {
  return { text, words: inkedWords(drawWords(text, style), sheet) };
}
