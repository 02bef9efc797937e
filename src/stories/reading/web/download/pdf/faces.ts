import cyrillic from '@fontsource/andika/files/andika-cyrillic-400-normal.woff?url';
import cyrillicExt from '@fontsource/andika/files/andika-cyrillic-ext-400-normal.woff?url';
import latin from '@fontsource/andika/files/andika-latin-400-normal.woff?url';
import latinExt from '@fontsource/andika/files/andika-latin-ext-400-normal.woff?url';
import vietnamese from '@fontsource/andika/files/andika-vietnamese-400-normal.woff?url';
import andikaRanges from '@fontsource/andika/unicode.json';
import arabic from '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff?url';
import naskhRanges from '@fontsource/noto-naskh-arabic/unicode.json';
import { type Face, type Family, rangesOf } from './coverage.ts';

/** The basic Latin font, used in every book. */
export const PLAIN_FACE = 'andika-latin';

const ANDIKA: readonly Face[] = [
  { name: PLAIN_FACE, url: latin, ranges: rangesOf(andikaRanges.latin) },
  { name: 'andika-latin-ext', url: latinExt, ranges: rangesOf(andikaRanges['latin-ext']) },
  { name: 'andika-vietnamese', url: vietnamese, ranges: rangesOf(andikaRanges.vietnamese) },
  { name: 'andika-cyrillic', url: cyrillic, ranges: rangesOf(andikaRanges.cyrillic) },
  { name: 'andika-cyrillic-ext', url: cyrillicExt, ranges: rangesOf(andikaRanges['cyrillic-ext']) },
];
const NASKH: readonly Face[] = [{ name: 'naskh', url: arabic, ranges: rangesOf(naskhRanges.arabic) }];

/** The fonts of a family. The Japanese list is large and is loaded on demand. */
export async function facesOf(family: Family): Promise<readonly Face[]> {
  if (family === 'andika') return ANDIKA;
  if (family === 'naskh') return NASKH;
  return (await import('./japanese-faces.ts')).JAPANESE;
}
