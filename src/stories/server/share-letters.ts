/** Scripts that put no spaces between words: there a name is found inside of longer runs. */
export const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Signs that count as letters and are apostrophes to whoever types them: the ʻokina, the ʼ of transliterations. */
const SIGNS = '\\u02b9-\\u02cf';
const LETTER = `(?![${SIGNS}])[\\p{L}\\p{M}\\p{N}]`;
const WORD = new RegExp(`(?:${LETTER})+`, 'gu');
/** A word with what nobody sees in it, such as soft hyphens. */
const WORD_WITH_UNSEEN = new RegExp(`${LETTER}(?:\\p{Cf}*${LETTER})*`, 'gu');

/** What may stand between the parts of one name: Mary Jane, Anne-Marie, O’Brien, Kaʻiulani. */
export const JOINT = new RegExp(`^[\\s\\p{Cf}'’‘‛\`´′＇${SIGNS}\\p{Pd}]*$`, 'u');

/** Letters that no accent can be taken off from, as they are typed where a keyboard lacks them. */
const PLAIN: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
};

const bare = (text: string) => text.normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, '');

/** The same for a word in capitals, in small letters, in wide ones, with its accents left out and with signs unseen. */
export const folded = (word: string): string =>
  bare(bare(word).toUpperCase().toLowerCase()).replace(/[æœøłđðþħŧıς]/g, (letter) => PLAIN[letter] ?? letter);

/** A word in small letters, accents and all. */
export const asWritten = (word: string): string =>
  word
    .replace(/\p{Cf}/gu, '')
    .normalize('NFC')
    .toLowerCase();

/** The same text with the usual form of every letter that has a half-width or full-width one. */
export const inUsualWidth = (text: string): string =>
  text
    .replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff66-\uff9f\uffa0-\uffdc]+/g, (wide) =>
      wide.normalize('NFKC'),
    )
    .normalize('NFC');

export interface PlacedWord {
  readonly word: string;
  /** Index of its first character. */
  readonly at: number;
}

/** The words of a text. Unseen signs inside of one part it, unless it `isWhole` without them. */
export function wordsIn(text: string, isWhole: (word: string) => boolean = () => false): PlacedWord[] {
  return [...text.matchAll(WORD_WITH_UNSEEN)].flatMap(({ 0: word, index }) => {
    if (isWhole(word)) return [{ word, at: index }];
    return [...word.matchAll(WORD)].map((part) => ({ word: part[0], at: index + part.index }));
  });
}
