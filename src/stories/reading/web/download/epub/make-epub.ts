import { strToU8, type Zippable, zipSync } from 'fflate';
import type { MakeBook } from '../manuscript.ts';
import { paintingsOf } from '../paintings.ts';
import { filesOf } from './files.ts';

/** Maximum size of all paintings together, in bytes: lower than in print, since they are read on a screen. */
const PAINTINGS_BUDGET = 900_000;

/** Makes an EPUB 3 for reading apps and e-readers. */
export const makeEpub: MakeBook = async (manuscript, signal, onProgress) => {
  let painted = 0;
  const paintings = await paintingsOf(manuscript, { budget: PAINTINGS_BUDGET }, signal, () => {
    painted += 1;
    onProgress(painted / (manuscript.pictures.length + 1));
  });
  signal.throwIfAborted();
  const files = Object.entries(filesOf(manuscript, paintings, new Date()));
  const zip: Zippable = {
    // First and uncompressed, so that the file type is recognized by its first bytes.
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
