import { lettersOf } from './coverage.ts';

/**
 * Breaks a paragraph into lines no wider than `width`; `measure` and `width` use the same unit. A word that is wider
 * by itself is broken between letters, so that nothing is lost. Spaces at the ends of lines are dropped.
 */
export function linesOf(text: string, width: number, measure: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const segment of breakableSegments(text)) {
    const longer = line + segment;
    if (measure(longer.trimEnd()) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line.trimEnd());
    line = '';
    for (const piece of narrowEnough(segment, width, measure)) {
      if (line) lines.push(line);
      line = piece;
    }
  }
  if (line.trimEnd()) lines.push(line.trimEnd());
  return lines;
}

/** Segments between which a line may break: after spaces, hyphens and dashes. A name in ideographs is not broken. */
function breakableSegments(text: string): string[] {
  return text.match(/\s*\S+?(?:[-–—]+(?=[\p{L}\p{N}])|\s+|$)/gu) ?? [];
}

function narrowEnough(word: string, width: number, measure: (text: string) => number): string[] {
  if (measure(word.trimEnd()) <= width) return [word];
  const pieces: string[] = [];
  let segment = '';
  for (const letter of lettersOf(word)) {
    if (segment && measure((segment + letter).trimEnd()) > width) {
      pieces.push(segment);
      segment = '';
    }
    segment += letter;
  }
  return segment ? [...pieces, segment] : pieces;
}
