const ENDS = '.!?…';
const OPENS = '“';
const CLOSES = '”';

/** True where a straight quotation mark opens: at the start, or after a space or a bracket. */
function opensHere(text: string, at: number): boolean {
  return at === 0 || /[\s([—–]/.test(text.charAt(at - 1));
}

/**
 * The sentences of a text. What is said inside quotation marks is not cut, and neither is "“Go!” said Fox.":
 * a sentence ends only where the next one begins with something other than a small letter.
 */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === OPENS) quoted = true;
    else if (sign === CLOSES) quoted = false;
    else if (sign === '"') quoted = opensHere(text, at);
    const closesQuote = sign === CLOSES || (sign === '"' && !quoted);
    const afterEnd = ENDS.includes(sign) || (closesQuote && ENDS.includes(text.charAt(at - 1)));
    if (!afterEnd || quoted) continue;
    const rest = text.slice(at + 1);
    const next = /^\s+(\S)/.exec(rest);
    if (rest.trim() !== '' && (!next?.[1] || /\p{Ll}/u.test(next[1]))) continue;
    sentences.push(text.slice(start, at + 1).trim());
    start = at + 1;
  }
  sentences.push(text.slice(start).trim());
  return sentences.filter(Boolean);
}
