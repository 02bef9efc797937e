const ENDS = '.!?…';
const OPENS = '“';
const CLOSES = '”';
const SINGLE = "’'";

/** A range of a text: the index of its first character, and of the one after its last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** True where a straight quotation mark opens: at the start, or after a space or a bracket. */
function opensHere(text: string, at: number): boolean {
  return at === 0 || /[\s([—–]/.test(text.charAt(at - 1));
}

/** The span without the white space at its edges. */
function trimmed(text: string, { start, end }: Span): Span {
  const piece = text.slice(start, end);
  return { start: start + piece.length - piece.trimStart().length, end: start + piece.trimEnd().length };
}

/**
 * The spans of the sentences of a text. Text inside quotation marks is not split, and neither is "“Go!” said Fox.": a
 * sentence ends only where the next one begins with something other than a lower-case letter.
 */
export function sentenceSpans(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === OPENS) quoted = true;
    else if (sign === CLOSES) quoted = false;
    else if (sign === '"') quoted = opensHere(text, at);
    // A single mark may be an apostrophe; after the end of a sentence it closes speech.
    const closesQuote = sign === CLOSES || (sign === '"' && !quoted) || SINGLE.includes(sign);
    const afterEnd = ENDS.includes(sign) || (closesQuote && ENDS.includes(text.charAt(at - 1)));
    if (!afterEnd || quoted) continue;
    const rest = text.slice(at + 1);
    const next = /^\s+(\S)/.exec(rest);
    if (rest.trim() !== '' && (!next?.[1] || /\p{Ll}/u.test(next[1]))) continue;
    spans.push(trimmed(text, { start, end: at + 1 }));
    start = at + 1;
  }
  spans.push(trimmed(text, { start, end: text.length }));
  return spans.filter((span) => span.end > span.start);
}

/** The sentences of a text, without the white space between them. */
export function sentencesOf(text: string): string[] {
  return sentenceSpans(text).map(({ start, end }) => text.slice(start, end));
}
