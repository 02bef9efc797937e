import { lettersOf } from './coverage.ts';

/**
 * A paragraph in lines no wider than the width; `measure` and `width` in the same unit. A word that is wider by itself is
 * cut between letters, so that nothing is ever lost. Spaces at the ends of lines are dropped.
 */
export function linesOf(text: string, width: number, measure: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of breakableParts(text)) {
    const longer = line + part;
    if (measure(longer.trimEnd()) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line.trimEnd());
    line = '';
    for (const piece of narrowEnough(part, width, measure)) {
      if (line) lines.push(line);
      line = piece;
    }
  }
  if (line.trimEnd()) lines.push(line.trimEnd());
  return lines;
}

/** Parts between which a line may end: after spaces, hyphens and dashes. A name in ideographs is not torn apart. */
function breakableParts(text: string): string[] {
  return text.match(/\s*\S+?(?:[-–—]+(?=[\p{L}\p{N}])|\s+|$)/gu) ?? [];
}

function narrowEnough(word: string, width: number, measure: (text: string) => number): string[] {
  if (measure(word.trimEnd()) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of lettersOf(word)) {
    if (part && measure((part + letter).trimEnd()) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return part ? [...parts, part] : parts;
}
