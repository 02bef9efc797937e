import type { CardFont, FontCase } from './card-fonts.ts';

/** The size that previews ask for, in pixels. */
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

/** True when there is an outline for every sign: whatever lacks one would be a box. */
export const canSet = (text: string, fonts: FontCase): boolean =>
  [...text].every((sign) => /\s/.test(sign) || fonts.fontFor(sign) !== undefined);

/**
 * Sets a title as outlines, as large as it fits: at most four lines of `width` pixels. One that is too long even at
 * the smallest size ends in an ellipsis.
 */
export function setTitle(title: string, fonts: FontCase, width: number): SetTitle {
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

/** Where a title may be broken: between words, and between the signs of scripts that know no spaces. */
const wordsOf = (title: string) =>
  title
    .trim()
    .split(/\s+/)
    .flatMap((word, n) => {
      const signs = [...word].every(isIdeograph) ? [...word] : [word];
      return signs.map((text, m) => ({ text, spaced: n > 0 && m === 0 }));
    });
type Word = ReturnType<typeof wordsOf>[number];

const isIdeograph = (sign: string) => /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(sign);

/** Most signs of one word in a line at the smallest size. */
const MOST_SIGNS = 24;

function pieces({ text, spaced }: Word): Word[] {
  const signs = [...text];
  const count = Math.ceil(signs.length / MOST_SIGNS);
  return Array.from({ length: count }, (_, n) => ({
    text: signs.slice(n * MOST_SIGNS, (n + 1) * MOST_SIGNS).join(''),
    spaced: spaced && n === 0,
  }));
}

function wrapped(words: readonly Word[], fonts: FontCase, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const { text, spaced } of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? text : `${last}${spaced ? ' ' : ''}${text}`;
    if (last !== undefined && lineOf(longer, fonts, size).width <= width) lines[lines.length - 1] = longer;
    else lines.push(text);
  }
  return lines;
}

function stacked(lines: readonly string[], fonts: FontCase, size: number): SetTitle {
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

/** One line as outlines; each run of signs in the first font that has them. */
export function lineOf(text: string, fonts: FontCase, size: number): Line {
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

function runsOf(text: string, fonts: FontCase): Run[] {
  const runs: Run[] = [];
  for (const sign of text) {
    const last = runs.at(-1);
    const keeps = last && /[\s\p{M}]/u.test(sign) && hasSign(last.font, sign);
    const font = keeps ? last.font : fonts.fontFor(sign);
    if (!font) continue;
    if (last?.font === font) {
      runs[runs.length - 1] = { font, text: last.text + sign };
      continue;
    }
    // A space goes with the run behind it: at the end of one that is written from right to left it would lie before it.
    const space = /\s+$/.exec(last?.text ?? '')?.[0] ?? '';
    if (last && space) runs[runs.length - 1] = { font: last.font, text: last.text.trimEnd() };
    runs.push({ font, text: space + sign });
  }
  return runs;
}

const hasSign = ({ font }: CardFont, sign: string) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
