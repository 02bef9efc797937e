import { BOOK } from '../../messages/book.ts';
import type { Manuscript } from '../manuscript.ts';

/** Characters without a shape, except for joiners and non-joiners. */
const SHAPELESS = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Text of which every character can be set or drawn. */
export function printableText(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').replace(SHAPELESS, '').trim();
}

/** A manuscript of printable text. */
export function printable(manuscript: Manuscript): Manuscript {
  return {
    ...manuscript,
    title: printableText(manuscript.title) || BOOK.untitled,
    childName: printableText(manuscript.childName ?? '') || null,
    pages: manuscript.pages.map((page) => page.map(printableText).filter(Boolean)),
  };
}
