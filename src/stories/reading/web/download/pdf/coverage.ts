/** First and last code point, both included. */
export type Range = readonly [from: number, to: number];

/** The ranges of a CSS `unicode-range`: "U+0000-00FF,U+0131". */
export function rangesOf(declared: string): readonly Range[] {
  return declared.split(',').map((part): Range => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

/** Returns true when one of the ranges contains the code point. */
export function holds(ranges: readonly Range[], point: number): boolean {
  return ranges.some(([from, to]) => point >= from && point <= to);
}

/** A subset of a font family: its file, and the code points that it covers. */
export interface Face {
  readonly name: string;
  readonly url: string;
  readonly ranges: readonly Range[];
}

/** A font family that we provide. */
export type Family = 'andika' | 'naskh' | 'jp';

const FAMILIES: readonly (readonly [Family, RegExp])[] = [
  ['naskh', /^\p{Script_Extensions=Arabic}$/u],
  ['jp', /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fb\u30fc\uff00-\uff9f]$/u],
  ['andika', /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]$/u],
];
/** Characters that Arabic shares with the Latin script are set in the font of the surrounding text. */
const SHARED = /^[\p{Script=Common}\p{Script=Inherited}]$/u;

/** The family that a letter is set in; undefined for scripts for which we provide no font. */
export function familyOf(letter: string): Family | undefined {
  const first = String.fromCodePoint(letter.codePointAt(0) ?? 0x20);
  const found = FAMILIES.find(([, script]) => script.test(first))?.[0];
  return found === 'naskh' && SHARED.test(first) && !/[\u060c\u061b\u061f\u0640\u0660-\u0669]/.test(first)
    ? 'andika'
    : found;
}

/** Code points that need no glyph: joiners and variation selectors. */
export const SILENT = /^(?:\u200c|\u200d|[\ufe00-\ufe0f])$/u;

/** The letters of a text as its reader sees them, each with its accents. */
export function lettersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
}
