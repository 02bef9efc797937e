import { BOOK } from '../messages/book.ts';

/** Characters that a file system, a shell or a web browser may treat specially. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\\/:*?"<>|]/gu;
/** Names that are reserved by Windows. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
/** File systems allow 255 bytes; this leaves room for " (2)" and the extension. */
const MOST_BYTES = 200;

/** A file name for a title, in any script: "Zoë and the Fox.pdf". */
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
  let shortened = '';
  let size = 0;
  for (const { segment } of new Intl.Segmenter('en').segment(name)) {
    size += bytes.encode(segment).length;
    if (size > MOST_BYTES) break;
    shortened += segment;
  }
  return shortened;
}
