import { BOOK } from '../words/book.ts';

/** Signs that a file system, a shell or a web browser would take for something else. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\\/:*?"<>|]/gu;
/** Names that Windows keeps for itself. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
/** File systems count 255 bytes; this leaves room for " (2)" and the ending. */
const MOST_BYTES = 200;

/** A file's name for a title, in whatever script it is written: "Zoë and the Fox.pdf". */
export function fileNameOf(title: string, ending: 'pdf' | 'epub'): string {
  const plain = title
    .normalize('NFC')
    .replace(UNSAFE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const name = cut(plain).replace(/[\s.]+$/, '');
  return `${!name || RESERVED.test(name) ? BOOK.untitled : name}.${ending}`;
}

/** As many whole letters as fit. */
function cut(name: string): string {
  const bytes = new TextEncoder();
  let kept = '';
  let size = 0;
  for (const { segment } of new Intl.Segmenter('en').segment(name)) {
    size += bytes.encode(segment).length;
    if (size > MOST_BYTES) break;
    kept += segment;
  }
  return kept;
}
