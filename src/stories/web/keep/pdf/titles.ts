import { BOOK } from '../../words/book.ts';
import { TITLE_LEADING, type TitleLine, type Titles } from './covers.ts';
import { awaitHand, drawWords, type Hand, TITLE_HAND, widthIn } from './drawn-words.ts';
import { linesOf } from './lines.ts';
import { inkedWords } from './pen.ts';
import { COLORS, type Sheet } from './sheet.ts';

/** The largest with which the title goes below the painting, in points; the last when none does. */
const SIZES = [44, 38, 33, 28, 24, 20, 16];
const MEASURE = 420;
const HEIGHT = 88;

/** Draws what is written in the hand of titles. */
export async function titlesOf(title: string, sheet: Sheet): Promise<Titles> {
  const plain = TITLE_HAND(COLORS.ink);
  const italic = TITLE_HAND(COLORS.ink, true);
  await Promise.all([awaitHand(plain, title), awaitHand(italic, BOOK.theEnd)]);
  const measure = widthIn(plain);
  const fits = (size: number, width = MEASURE) => linesOf(title, width / size, measure);
  const size = SIZES.find((one) => fits(one).length * one * TITLE_LEADING <= HEIGHT) ?? 16;
  const lines = balanced(fits, size).map((text) => lineOf(text, plain, sheet));
  return { title: { lines, size }, end: lineOf(BOOK.theEnd, italic, sheet) };
}

/** The same number of lines, about equally long: no word is left alone on the last one. */
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

function lineOf(text: string, hand: Hand, sheet: Sheet): TitleLine {
  return { text, words: inkedWords(drawWords(text, hand), sheet) };
}
