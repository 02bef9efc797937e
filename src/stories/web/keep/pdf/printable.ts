import { BOOK } from '../../words/book.ts';
import type { Manuscript } from '../manuscript.ts';

/** Signs without a shape, but for those that join and part the letters of a word. */
const SHAPELESS = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Text of which every sign can be set or drawn. */
export function printableText(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').replace(SHAPELESS, '').trim();
}

/** A manuscript of printable text. */
export function printable(told: Manuscript): Manuscript {
  return {
    ...told,
    title: printableText(told.title) || BOOK.untitled,
    childName: printableText(told.childName ?? '') || null,
    pages: told.pages.map((page) => page.map(printableText).filter(Boolean)),
  };
}
