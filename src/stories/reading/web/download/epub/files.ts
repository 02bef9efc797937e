import type { Manuscript } from '../manuscript.ts';
import type { Painting } from '../paintings.ts';
import { BOOK_STYLE } from './book-style.ts';
import { chaptersOf, paintingFile } from './chapters.ts';
import { CONTAINER, navigationOf, packageOf } from './package.ts';

/** All files of the book except `mimetype`, by path. Pictures are bytes, everything else is text. */
export function filesOf(
  manuscript: Manuscript,
  paintings: readonly Painting[],
  at: Date,
): Readonly<Record<string, string | Uint8Array>> {
  const chapters = chaptersOf(manuscript, paintings);
  return {
    'META-INF/container.xml': CONTAINER,
    'book/package.opf': packageOf(manuscript, chapters, paintings, at),
    'book/nav.xhtml': navigationOf(manuscript, chapters),
    'book/book.css': BOOK_STYLE,
    ...Object.fromEntries(chapters.map((chapter) => [`book/${chapter.file}`, chapter.xhtml])),
    ...Object.fromEntries(paintings.map(({ jpeg }, index) => [`book/${paintingFile(index)}`, jpeg])),
  };
}
