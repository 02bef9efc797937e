import { likeInTests } from './spec-coverage.ts';

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** Words that say nothing about what a line or a test is about, and those with which the specification speaks of itself. */
const COMMON = new Set(
  `about above also after before below document documents each from have into more most none only other over page same shown
  some such than that them then there these they this user users value values what when where which with`.split(
    /\s+/,
  ),
);

/** Digits without separators of thousands, and without the backslashes of a regular expression. */
const plain = (text: string) => text.replaceAll('\\', '').replace(/(\d)[_,](?=\d{3})/g, '$1');

/**
 * The numbers of a line that none of the texts has: as digits or as a word, also as milliseconds or cents, and
 * milliseconds as seconds. Addresses have no numbers.
 */
export function missingNumbers(line: string, texts: readonly string[]): string[] {
  const whole = plain(texts.join('\n')).toLowerCase();
  const has = (form: string) =>
    new RegExp(`(?<![\\d.\\p{L}])${form.replace('.', '\\.')}(?![\\d\\p{L}])`, 'u').test(whole);
  return [...plain(line.replace(/\/[\w\-/{}]+/g, ' ')).matchAll(/\d+(?:\.\d+)?/g)]
    .map(([number]) => number)
    .filter((number) => {
      const value = Number(number);
      const forms = [number, value * 1000, value * 100, NUMBER_WORDS[value], NUMBER_WORDS[value / 1000]];
      return !forms.some((form) => form !== undefined && has(String(form)));
    });
}

/** The addresses of the API in a line that none of the texts has; between parts in braces anything may stand. */
export function missingAddresses(line: string, texts: readonly string[]): string[] {
  return [...line.matchAll(/\/api\/[\w\-/{}]+/g)]
    .map(([address]) => address)
    .filter((address) => {
      const pieces = address.split(/\{\w+\}/).filter((piece) => piece.length > 1);
      return !texts.some((text) => pieces.every((piece) => text.includes(piece)));
    });
}

/** The first five letters of each word of a text that is about something. */
function stemsOf(text: string): Set<string> {
  const words =
    likeInTests(text)
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.filter((word) => !COMMON.has(word)).map((word) => word.slice(0, 5)));
}

/** The share of a line's words that stand in the texts, 0 to 1; 1 for a line without any. */
export function sharedWords(line: string, texts: readonly string[]): number {
  const wanted = [...stemsOf(line)];
  const known = stemsOf(texts.join('\n'));
  return wanted.length === 0 ? 1 : wanted.filter((word) => known.has(word)).length / wanted.length;
}
