import { BOOK } from '../../words/book.ts';
import type { MakeBook } from '../manuscript.ts';
import { paintingsOf } from '../paintings.ts';
import { backCover, frontCover, theEnd } from './covers.ts';
import { DEVICE_HAND, drawWords } from './drawn-words.ts';
import { openFontCase } from './font-case.ts';
import { leavesOn } from './leaf-drawing.ts';
import { leavesOf } from './leaves.ts';
import { type InkedWords, inkedWords, penFor } from './pen.ts';
import { type FaceOf, piecesOf } from './pieces.ts';
import { printable } from './printable.ts';
import { setPages, settingFor } from './setting.ts';
import { COLORS, fileOf, newSheet, type Sheet } from './sheet.ts';
import { titlesOf } from './titles.ts';

/** Bytes for the paintings, so that a book with its faces of type stays below a megabyte. */
const PAINTINGS_BUDGET = 820_000;
/** How much of the way the paintings are. */
const PAINTED = 0.6;

/** Makes a tagged PDF for the screen and the printer. */
export const makePdf: MakeBook = async (told, signal, onProgress) => {
  const manuscript = printable(told);
  const { title, childName, pages, made, pictures } = manuscript;
  const sheet = newSheet({ title, at: new Date() });
  const text = [title, childName, made, FIXED_WORDS, ...pages.flat()].join('\n');

  let dry = 0;
  const onDry = () => {
    dry += 1;
    onProgress((PAINTED * dry) / pictures.length);
  };
  const [faceOf, paintings, titles] = await Promise.all([
    openFontCase(text, sheet, signal),
    paintingsOf(manuscript, { paper: COLORS.paper, budget: PAINTINGS_BUDGET }, signal, onDry),
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
  const desk = { sheet, pen, setting, paintings: inked, book };
  frontCover(desk, manuscript, titles);
  const drawing = leavesOn(desk);
  for (const [at, leaf] of leaves.entries()) {
    drawing.draw(leaf, leaves[at + 1]);
    onProgress(PAINTED + ((1 - PAINTED) * (at + 1)) / leaves.length);
    await breath();
    signal.throwIfAborted();
  }
  drawing.close();
  theEnd(desk, manuscript, titles);
  backCover(desk, manuscript);
  book.end();
  const file = fileOf(sheet);
  sheet.end();
  return file;
};

/** What a book says by itself, with the signs that stand beside a name. */
const FIXED_WORDS = [BOOK.forChild(' '), BOOK.imprint, BOOK.goodNight(' '), BOOK.madeWith, '0123456789'].join(
  ' ',
);

/** The words for which we bring no face, drawn. */
function wordsOfTheDevice(text: string, faceOf: FaceOf, sheet: Sheet): ReadonlyMap<string, InkedWords> {
  const wanted = new Set(
    text
      .split(/\s+/)
      .flatMap((word) => piecesOf(word, faceOf))
      .filter(({ face }) => face === undefined)
      .map((piece) => piece.text),
  );
  const hand = DEVICE_HAND(COLORS.ink);
  return new Map(Array.from(wanted, (words) => [words, inkedWords(drawWords(words, hand), sheet)]));
}

/** Lets the page answer to whoever uses it. */
const breath = () => new Promise((resolve) => setTimeout(resolve));
