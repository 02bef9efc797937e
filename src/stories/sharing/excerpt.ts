/** Length of the excerpt in a preview, in characters. */
const EXCERPT = 120;

/** The beginning of a text as a single line of at most so many characters, with an ellipsis if it continues. */
export function excerptOf(text: string, characters = EXCERPT): string {
  const chars = [...text.replace(/\s+/g, ' ').trim()];
  return chars.length > characters ? `${chars.slice(0, characters).join('').trimEnd()}…` : chars.join('');
}
