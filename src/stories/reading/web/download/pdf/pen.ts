import { lettersOf, SILENT } from './coverage.ts';
import type { DrawnWords } from './drawn-words.ts';
import { PLAIN_FACE } from './faces.ts';
import { type FaceOf, type Piece, piecesOf } from './pieces.ts';
import { type OpenedImage, type Sheet, seeThroughImage, writeInPlaceOf } from './sheet.ts';

/** Drawn words that are already embedded in the document. */
export interface InkedWords extends Omit<DrawnWords, 'pixels'> {
  readonly image: OpenedImage;
}

/** Embeds drawn words in the document. */
export function inkedWords({ pixels, ...words }: DrawnWords, sheet: Sheet): InkedWords {
  return { ...words, image: seeThroughImage(sheet, pixels) };
}

/** Writes lines of any script. Sizes and positions are in points, from the upper left corner of the page. */
export interface Pen {
  width(text: string, size: number): number;
  /** Writes one line on `baseline`; returns where it ends. */
  write(text: string, x: number, baseline: number, size: number): number;
  /** Writes a short text that is searched and read aloud as a longer one. */
  writeFor(actual: string, text: string, x: number, baseline: number, size: number): void;
  /** Returns true when our fonts have every letter of the text. */
  isSettable(text: string): boolean;
  /** Shows a drawn line of words whose text can be searched, copied and read aloud. */
  show(words: InkedWords, text: string, x: number, baseline: number, size: number): void;
}

const LEFT_TO_RIGHT_MARK = '\u200e';
/** The font size at which widths are measured and cached. */
const MEASURED_AT = 1000;

/** `drawn` has the words for which no font was found. */
export function penFor(sheet: Sheet, faceOf: FaceOf, drawn: ReadonlyMap<string, InkedWords>): Pen {
  const widths = new Map<string, number>();

  const widthOf = (piece: Piece): number => {
    if (piece.face === undefined) return (drawn.get(piece.text)?.advance ?? 0) * MEASURED_AT;
    return sheet.font(piece.face).fontSize(MEASURED_AT).widthOfString(settable(piece), styleOf(piece));
  };
  const widthOfWord = (word: string): number => {
    const known = widths.get(word);
    if (known !== undefined) return known;
    const width = piecesOf(word, faceOf).reduce((sum, piece) => sum + widthOf(piece), 0);
    widths.set(word, width);
    return width;
  };
  const space = sheet.font(PLAIN_FACE).fontSize(MEASURED_AT).widthOfString(' ');
  const width = (text: string, size: number) => {
    const words = text.split(' ');
    const wide = words.reduce((sum, word) => sum + widthOfWord(word), space * (words.length - 1));
    return (wide * size) / MEASURED_AT;
  };

  const set = (piece: Piece & { face: string }, x: number, baseline: number, size: number) => {
    sheet
      .font(piece.face)
      .fontSize(size)
      .text(settable(piece), x, baseline, { lineBreak: false, baseline: 'alphabetic', ...styleOf(piece) });
  };

  /** Invisible letters as wide as the words, with the text as their replacement for readers. */
  const unseen = (text: string, x: number, baseline: number, size: number, wide: number) => {
    const letter = sheet.font(PLAIN_FACE).fontSize(size).widthOfString('n');
    const letters = Math.max(1, Math.round(wide / letter));
    const stretch = Math.max(1, (100 * wide) / (letters * letter));
    writeInPlaceOf(sheet, text, 'n'.repeat(letters), { x, baseline, size, stretch, unseen: true });
  };
  /** Readers expect the letters of right-to-left words in their visual positions, the first one on the right. */
  const unseenFromTheRight = (text: string, x: number, baseline: number, size: number, wide: number) => {
    const letters = lettersOf(text).reverse();
    const each = wide / letters.length;
    for (const [index, letter] of letters.entries()) unseen(letter, x + index * each, baseline, size, each);
  };

  const ink = (words: InkedWords, x: number, baseline: number, size: number) =>
    sheet.image(words.image, x + words.left * size, baseline - words.rise * size, {
      width: words.width * size,
      height: words.height * size,
    });

  const write = (text: string, x: number, baseline: number, size: number) => {
    let at = x;
    let fromTheRight = false;
    for (const piece of piecesOf(text, faceOf)) {
      // Readers that reorder words would otherwise treat the characters after a right-to-left name as a part of it.
      if (fromTheRight && !piece.rightToLeft) unseen(LEFT_TO_RIGHT_MARK, at, baseline, size, 0);
      fromTheRight = piece.rightToLeft;
      const wide = (widthOf(piece) * size) / MEASURED_AT;
      const words = drawn.get(piece.text);
      if (piece.face !== undefined) {
        set({ ...piece, face: piece.face }, at, baseline, size);
      } else if (words) {
        ink(words, at, baseline, size);
        const under = piece.rightToLeft ? unseenFromTheRight : unseen;
        under(piece.text, at, baseline, size, wide);
      }
      at += wide;
    }
    return at;
  };
  const isSettable = (text: string) => piecesOf(text, faceOf).every(({ face }) => face !== undefined);

  return {
    width,
    write,
    writeFor(actual, text, x, baseline, size) {
      sheet.font(PLAIN_FACE);
      writeInPlaceOf(sheet, actual, text, { x, baseline, size, stretch: 100, unseen: false });
    },
    show(words, text, x, baseline, size) {
      ink(words, x, baseline, size);
      const wide = words.advance * size;
      if (!isSettable(text)) {
        unseen(text, x, baseline, size, wide);
        return;
      }
      sheet.save();
      sheet.addContent('3 Tr');
      sheet.scale(wide / width(text, size), 1, { origin: [x, baseline] });
      write(text, x, baseline, size);
      sheet.restore();
    },
    isSettable,
  };
}

const styleOf = ({ rightToLeft }: Piece) => (rightToLeft ? { features: [] } : {});

/** Only the Arabic font has glyphs for joiners and non-joiners. */
function settable({ text, face }: Piece): string {
  if (face === 'naskh') return text;
  return Array.from(text)
    .filter((char) => !SILENT.test(char))
    .join('');
}
