import type { CardFont, FontSet } from './card-fonts.ts';

/** The size that link previews expect, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** A line of outlines, from its left end on the base line. */
interface Line {
  readonly path: string;
  readonly width: number;
}

export interface SetTitle {
  /** One SVG path for the whole title, its first base line at y = 0. */
  readonly path: string;
  readonly size: number;
  readonly leading: number;
  readonly lines: number;
}

const LARGEST = 84;
const SMALLEST = 34;
const STEP = 2;
const MOST_LINES = 4;
const LEADING = 1.12;

/** True when there is an outline for every character: one without an outline would be shown as a box. */
export const canSet = (text: string, fonts: FontSet): boolean =>
  [...text].every((char) => /\s/.test(char) || fonts.fontFor(char) !== undefined);

/**
 * Sets a title as outlines, as large as it fits: at most four lines of `width` pixels. A title that is too long even
 * at the smallest size ends in an ellipsis.
 */
export function setTitle(title: string, fonts: FontSet, width: number): SetTitle {
  const words = wordsOf(title);
  for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
    const lines = wrapped(words, fonts, size, width);
    const fits =
      lines.length <= MOST_LINES && lines.every((line) => lineOf(line, fonts, size).width <= width);
    if (fits) return stacked(lines, fonts, size);
  }
  const lines = wrapped(words.flatMap(pieces), fonts, SMALLEST, width);
  const shown = lines.slice(0, MOST_LINES);
  const last = shown.at(-1);
  if (last !== undefined && lines.length > MOST_LINES)
    shown[shown.length - 1] = `${last.replace(/\W+$/u, '')}…`;
  return stacked(shown, fonts, SMALLEST);
}

/** Where a title may be broken: between words, and between the characters of scripts without spaces. */
const wordsOf = (title: string) =>
  title
    .trim()
    .split(/\s+/)
    .flatMap((word, n) => {
      const chars = [...word].every(isIdeograph) ? [...word] : [word];
      return chars.map((text, m) => ({ text, spaced: n > 0 && m === 0 }));
    });
type Word = ReturnType<typeof wordsOf>[number];

const isIdeograph = (char: string) => /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(char);

/** Maximum number of characters of one word in a line at the smallest size. */
const MAX_CHARS = 24;

function pieces({ text, spaced }: Word): Word[] {
  const chars = [...text];
  const count = Math.ceil(chars.length / MAX_CHARS);
  return Array.from({ length: count }, (_, n) => ({
    text: chars.slice(n * MAX_CHARS, (n + 1) * MAX_CHARS).join(''),
    spaced: spaced && n === 0,
  }));
}

function wrapped(words: readonly Word[], fonts: FontSet, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const { text, spaced } of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? text : `${last}${spaced ? ' ' : ''}${text}`;
    if (last !== undefined && lineOf(longer, fonts, size).width <= width) lines[lines.length - 1] = longer;
    else lines.push(text);
  }
  return lines;
}

function stacked(lines: readonly string[], fonts: FontSet, size: number): SetTitle {
  const leading = size * LEADING;
  const path = lines
    .map(
      (line, n) =>
        `<g transform="translate(0 ${Math.round(n * leading)})">${lineOf(line, fonts, size).path}</g>`,
    )
    .join('');
  return { path, size, leading, lines: lines.length };
}

interface Run {
  readonly font: CardFont;
  readonly text: string;
}

/** One line as outlines; each run of characters in the first font that has them. */
export function lineOf(text: string, fonts: FontSet, size: number): Line {
  let x = 0;
  let path = '';
  for (const { font, text: run } of runsOf(text, fonts)) {
    const scale = (size * font.size) / font.font.unitsPerEm;
    const { glyphs, positions } = font.font.layout(run);
    for (const [n, glyph] of glyphs.entries()) {
      const at = positions[n];
      if (!at) continue;
      const move = `translate(${round(x + at.xOffset * scale)} ${round(-at.yOffset * scale)})`;
      const outline = glyph.path.toSVG();
      if (outline)
        path += `<path transform="${move} scale(${round(scale)} ${round(-scale)})" d="${outline}"/>`;
      x += at.xAdvance * scale;
    }
  }
  return { path, width: x };
}

const round = (value: number) => Math.round(value * 100_000) / 100_000;

function runsOf(text: string, fonts: FontSet): Run[] {
  const runs: Run[] = [];
  for (const char of text) {
    const last = runs.at(-1);
    const staysInFont = last && /[\s\p{M}]/u.test(char) && hasChar(last.font, char);
    const font = staysInFont ? last.font : fonts.fontFor(char);
    if (!font) continue;
    if (last?.font === font) {
      runs[runs.length - 1] = { font, text: last.text + char };
      continue;
    }
    // A space belongs to the run after it: at the end of a right-to-left run it would be drawn in front of that run.
    const space = /\s+$/.exec(last?.text ?? '')?.[0] ?? '';
    if (last && space) runs[runs.length - 1] = { font: last.font, text: last.text.trimEnd() };
    runs.push({ font, text: space + char });
  }
  return runs;
}

const hasChar = ({ font }: CardFont, char: string) => font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0);
