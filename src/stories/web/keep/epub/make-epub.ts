import { strToU8, type Zippable, zipSync } from 'fflate';
import type { MakeBook } from '../manuscript.ts';
import { paintingsOf } from '../paintings.ts';
import { filesOf } from './files.ts';

/** Bytes for the paintings: read on a screen, they may be a little lighter than in print. */
const PAINTINGS_BUDGET = 900_000;

/** Makes an EPUB 3 for reading apps and e-readers. */
export const makeEpub: MakeBook = async (manuscript, signal, onProgress) => {
  let dry = 0;
  const paintings = await paintingsOf(manuscript, { budget: PAINTINGS_BUDGET }, signal, () => {
    dry += 1;
    onProgress(dry / (manuscript.pictures.length + 1));
  });
  signal.throwIfAborted();
  const files = Object.entries(filesOf(manuscript, paintings, new Date()));
  const zip: Zippable = {
    // First and unpacked, so that the file is known for what it is by its first bytes.
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    ...Object.fromEntries(
      files.map(([place, content]) => [
        place,
        typeof content === 'string' ? strToU8(content) : ([content, { level: 0 }] as const),
      ]),
    ),
  };
  const bytes = zipSync(zip);
  onProgress(1);
  return new Blob([bytes], { type: 'application/epub+zip' });
};
