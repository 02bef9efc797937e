import { isIdea } from '../clauses/hits.ts';
import { knownWordLike } from './spelling.ts';

/** Cyrillic and Greek letters that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аaеeоoрpсcуyхxіiјjѕsһhԁdмmтtкkвbнhαaοoρpεeιiνvκkτtυu'].flatMap((letter, at, all) =>
    at % 2 === 0 ? [[letter, all[at + 1] ?? letter]] : [],
  ),
);
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Zero-width characters, soft hyphens and direction marks. */
const INVISIBLE = /\p{Cf}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|[\ufe00-\ufe0f]/gu;
const BLUNT =
  /kill|murder|suicide|porn|sex|rape|bomb|stab|naked|drugs|school|all|your|self|kids|people|white|power|nazi|jews|drugs|weed|meth|naked|gore|blood|die|hate|fuck|guns?/g;

const unmask = (word: string): string =>
  /[a-z]/.test(word) && /[а-яёіјѕһԁα-ω]/.test(word)
    ? word.replace(/[^a-z]/g, (letter) => LOOKALIKES[letter] ?? letter)
    : word;

const unleet = (word: string): string => {
  if (/[*#]/.test(word)) return knownWordLike(word) ?? word.replace(/[*#]/g, '');
  const plain = word.replace(/[0134578@$!]/g, (sign) => LEET[sign] ?? sign);
  const letters = word.match(/[a-z]/g)?.length ?? 0;
  if (isIdea(plain)) return plain;
  const withL = word.includes('1') ? plain.replace(/i/g, 'l') : plain;
  if (isIdea(withL)) return withL;
  return letters >= 2 && letters * 2 >= word.length && /[a-z][0134578@$][a-z]/.test(word) ? plain : word;
};

const unstretch = (word: string): string => {
  if (isIdea(word)) return word;
  const double = word.replace(/(.)\1{2,}/g, '$1$1');
  return isIdea(double) ? double : word.replace(/(.)\1{2,}/g, '$1');
};

/** Joins letters that were written with spaces or dots between them. */
const joined = (spaced: string): string => {
  const word = spaced.replace(/[^a-z]/g, '');
  return isIdea(word) ? word : word.replace(BLUNT, ' $& ').trim();
};

/** Decodes base64 words inside a text. */
function unpacked(text: string): string {
  const packs = text.match(/[A-Za-z0-9+/]{16,400}={0,2}/g) ?? [];
  return packs
    .map((pack) => {
      try {
        const plain = atob(pack.slice(0, pack.length - (pack.replace(/=+$/, '').length % 4 === 1 ? 1 : 0)));
        return /^[\x20-\x7e\s]{8,}$/.test(plain) && plain.includes(' ') ? plain : '';
      } catch {
        return '';
      }
    })
    .join(' ')
    .trim();
}

/**
 * Normalises a text: lower case, no accents, no obfuscation (look-alike letters of other alphabets, digits for letters,
 * spaces between letters, invisible characters, base64).
 */
export function readable(text: string): string {
  const seen = text.normalize('NFKC').replace(INVISIBLE, '');
  const hidden = unpacked(seen);
  return `${seen}${hidden === '' ? '' : ` . ${hidden}`}`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/đ/g, 'd')
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss')
    .replace(/[‘’`´]/g, "'")
    .replace(/[a-zа-яёіјѕһԁα-ω]+/g, unmask)
    .replace(/(?<![a-z0-9])[a-z](?:[ ._*-]{1,2}[a-z](?![a-z0-9'])){2,}(?:(?<=[._*-][a-z])\.)?/g, joined)
    .replace(/[a-z0-9@$!*#]+/g, (word) => (/[a-z]/.test(word) && /[^a-z]/.test(word) ? unleet(word) : word))
    .replace(/[a-z]{3,}/g, (word) => (/(.)\1\1/.test(word) ? unstretch(word) : word))
    .replace(/\s+/g, ' ');
}

/** A text in lower case with plain apostrophes, and one space wherever there were several or hyphens. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[\s-]+/g, ' ');
