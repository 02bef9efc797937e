import { BOOK } from '../../messages/book.ts';
import type { MakeBook } from '../manuscript.ts';
import { paintingsOf } from '../paintings.ts';
import { backCover, frontCover, theEnd } from './covers.ts';
import { DEVICE_STYLE, drawWords } from './drawn-words.ts';
import { openFonts } from './fonts.ts';
import { leavesOn } from './leaf-drawing.ts';
import { leavesOf } from './leaves.ts';
import { type InkedWords, inkedWords, penFor } from './pen.ts';
import { type FaceOf, piecesOf } from './pieces.ts';
import { printable } from './printable.ts';
import { setPages, settingFor } from './setting.ts';
import { COLORS, fileOf, newSheet, type Sheet } from './sheet.ts';
import { titlesOf } from './titles.ts';

/** Maximum size of the paintings in bytes, so that a book with its fonts stays below a megabyte. */
const PAINTINGS_BUDGET = 820_000;
/** Share of the progress that loading the paintings takes. */
const PAINTINGS_SHARE = 0.6;

/** Makes a tagged PDF for the screen and the printer. */
export const makePdf: MakeBook = async (source, signal, onProgress) => {
  const manuscript = printable(source);
  const { title, childName, pages, made, pictures } = manuscript;
  const sheet = newSheet({ title, at: new Date() });
  const text = [title, childName, made, FIXED_WORDS, ...pages.flat()].join('\n');

  let painted = 0;
  const onPainted = () => {
    painted += 1;
    onProgress((PAINTINGS_SHARE * painted) / pictures.length);
  };
  const [faceOf, paintings, titles] = await Promise.all([
    openFonts(text, sheet, signal),
    paintingsOf(manuscript, { paper: COLORS.paper, budget: PAINTINGS_BUDGET }, signal, onPainted),
    titlesOf(title, sheet),
  ]);
  const pen = penFor(sheet, faceOf, wordsOfTheDevice(text, faceOf, sheet));
  const setting = settingFor(manuscript.age);
  const inked = paintings.map((painting) => ({ ...painting, image: sheet.openImage(painting.jpeg) }));
  const pictureOf = (page: number) => {
    const index = inked.findIndex((painting) => painting.page === page);
    return index < 0 ? undefined : index;
  };
  const leaves = leavesOf(setPages(pages, pictureOf, pen, setting), setting);

  const book = sheet.struct('Document', { title });
  sheet.addStructure(book);
  const drawing = { sheet, pen, setting, paintings: inked, book };
  frontCover(drawing, manuscript, titles);
  const leafDrawing = leavesOn(drawing);
  for (const [at, leaf] of leaves.entries()) {
    leafDrawing.draw(leaf, leaves[at + 1]);
    onProgress(PAINTINGS_SHARE + ((1 - PAINTINGS_SHARE) * (at + 1)) / leaves.length);
    await nextTask();
    signal.throwIfAborted();
  }
  leafDrawing.close();
  theEnd(drawing, manuscript, titles);
  backCover(drawing, manuscript);
  book.end();
  const file = fileOf(sheet);
  sheet.end();
  return file;
};

/** The fixed texts of a book, with the characters that stand beside a name. */
const FIXED_WORDS = [BOOK.forChild(' '), BOOK.imprint, BOOK.goodNight(' '), BOOK.madeWith, '0123456789'].join(
  ' ',
);

/** Draws the words for which we provide no font. */
function wordsOfTheDevice(text: string, faceOf: FaceOf, sheet: Sheet): ReadonlyMap<string, InkedWords> {
  const wanted = new Set(
    text
      .split(/\s+/)
      .flatMap((word) => piecesOf(word, faceOf))
      .filter(({ face }) => face === undefined)
      .map((piece) => piece.text),
  );
  const style = DEVICE_STYLE(COLORS.ink);
  return new Map(Array.from(wanted, (words) => [words, inkedWords(drawWords(words, style), sheet)]));
}

/** Yields to the event loop, so that the page stays responsive. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
