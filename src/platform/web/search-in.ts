/** The search of a URL, cut to the length that the server accepts, and never in the middle of a character. */
export function searchIn(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
}
