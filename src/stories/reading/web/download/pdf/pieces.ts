import { lettersOf } from './coverage.ts';

/** A run of text in one font and one direction. Without a font it is drawn with the device's own fonts. */
export interface Piece {
  readonly text: string;
  readonly face: string | undefined;
  readonly rightToLeft: boolean;
}

/** Returns the font that covers a whole letter, if any does. */
export type FaceOf = (letter: string) => string | undefined;

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const LETTER = /^[\p{L}\p{M}]/u;
const DIGITS = /^\p{Nd}/u;

/** The pieces of one line, in visual order from left to right. The line as a whole runs from left to right. */
export function piecesOf(line: string, faceOf: FaceOf): readonly Piece[] {
  return directionsOf(line).flatMap(({ text, rightToLeft }) => {
    const pieces = inFaces(text, faceOf, rightToLeft);
    return rightToLeft ? pieces.reverse() : pieces;
  });
}

/**
 * Runs of one direction, in reading order. What stands between two words of a right-to-left script belongs to them;
 * what stands at their ends does not.
 */
export function directionsOf(line: string): { text: string; rightToLeft: boolean }[] {
  const stretches: { text: string; rightToLeft: boolean }[] = [];
  const add = (text: string, rightToLeft: boolean) => {
    const last = stretches.at(-1);
    if (last?.rightToLeft === rightToLeft) last.text += text;
    else if (text) stretches.push({ text, rightToLeft });
  };
  let waiting = '';
  let inside = false;
  for (const letter of lettersOf(line)) {
    if (RIGHT_TO_LEFT.test(letter) && !DIGITS.test(letter)) {
      add(waiting, inside);
      add(letter, true);
      waiting = '';
      inside = true;
    } else if (inside && !/^\p{L}/u.test(letter)) {
      waiting += letter;
    } else {
      add(waiting + letter, false);
      waiting = '';
      inside = false;
    }
  }
  add(waiting, false);
  return stretches;
}

/** Splits a run where the font changes. A word with a letter that no font has is drawn as a whole. */
function inFaces(text: string, faceOf: FaceOf, rightToLeft: boolean): Piece[] {
  const pieces: { text: string; face: string | undefined; rightToLeft: boolean; word: boolean }[] = [];
  for (const run of wordsAndRest(text)) {
    const letters = lettersOf(run);
    const faces = letters.map(faceOf);
    const word = LETTER.test(run);
    const digits = DIGITS.test(run);
    const whole = word && faces.includes(undefined);
    letters.forEach((letter, index) => {
      const face = whole ? undefined : faces[index];
      const direction = rightToLeft && !digits;
      const last = pieces.at(-1);
      const same = last && last.face === face && last.rightToLeft === direction;
      if (same && (face !== undefined || last.word === word)) last.text += letter;
      else pieces.push({ text: letter, face, rightToLeft: direction, word });
    });
  }
  return pieces.map(({ text: words, face, rightToLeft: direction }) => ({
    text: words,
    face,
    rightToLeft: direction,
  }));
}

/** Splits a text into words, numbers and what stands between them. */
function wordsAndRest(text: string): string[] {
  return text.match(/[\p{L}\p{M}\u200c\u200d]+|\p{Nd}+|[^\p{L}\p{M}\p{Nd}\u200c\u200d]+/gu) ?? [];
}
