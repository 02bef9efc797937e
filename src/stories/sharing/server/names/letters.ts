/** Scripts without spaces between words: there a name is found inside longer runs. */
export const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Characters that count as letters but are typed as apostrophes: the ʻokina, the ʼ of transliterations. */
const SIGNS = '\\u02b9-\\u02cf';
const LETTER = `(?![${SIGNS}])[\\p{L}\\p{M}\\p{N}]`;
const WORD = new RegExp(`(?:${LETTER})+`, 'gu');
/** A word with the invisible characters in it, such as soft hyphens. */
const WORD_WITH_UNSEEN = new RegExp(`${LETTER}(?:\\p{Cf}*${LETTER})*`, 'gu');

/** What may stand between the words of one name: Mary Jane, Anne-Marie, O’Brien, Kaʻiulani. */
export const JOINT = new RegExp(`^[\\s\\p{Cf}'’‘‛\`´′＇${SIGNS}\\p{Pd}]*$`, 'u');

/** Letters whose accent cannot be removed, as they are typed where a keyboard lacks them. */
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

/** The same value for a word in upper case, lower case, full width, without accents and with invisible characters. */
export const folded = (word: string): string =>
  bare(bare(word).toUpperCase().toLowerCase()).replace(/[æœøłđðþħŧıς]/g, (letter) => PLAIN[letter] ?? letter);

/** A word in lower case, with its accents. */
export const asWritten = (word: string): string =>
  word
    .replace(/\p{Cf}/gu, '')
    .normalize('NFC')
    .toLowerCase();

/** The same text with the usual form of every half-width or full-width letter. */
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

/** The words of a text. Invisible characters inside a word split it, unless it `isWhole` without them. */
export function wordsIn(text: string, isWhole: (word: string) => boolean = () => false): PlacedWord[] {
  return [...text.matchAll(WORD_WITH_UNSEEN)].flatMap(({ 0: word, index }) => {
    if (isWhole(word)) return [{ word, at: index }];
    return [...word.matchAll(WORD)].map((part) => ({ word: part[0], at: index + part.index }));
  });
}
