import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';

/** A font of the card; `size` is its size relative to Fraunces. */
export interface CardFont {
  readonly font: fontkit.Font;
  readonly size: number;
}

/** Chooses the font for a character; undefined for characters that none of our fonts has. */
export interface FontSet {
  fontFor(char: string): CardFont | undefined;
}

/** Fonts of packages: beside the built server, or in node_modules when running from source. */
const packaged = (file: string) => {
  const built = import.meta.url.includes('/dist/server/');
  return new URL(
    built ? `../../../../fonts/${file}` : `../../../../../node_modules/${file}`,
    import.meta.url,
  );
};

/** Fraunces as it is cut for titles (weight 560, soft 70, not wonky), and fallbacks for characters it lacks. */
const FONT_FILES: readonly { readonly at: URL; readonly size: number }[] = [
  ...['latin', 'latin-ext', 'vietnamese'].map((part) => ({
    at: new URL(`./fonts/fraunces-title-${part}.woff2`, import.meta.url),
    size: 1,
  })),
  ...['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'].map((part) => ({
    at: packaged(`@fontsource/andika/files/andika-${part}-700-normal.woff2`),
    size: 0.92,
  })),
  { at: packaged('@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-600-normal.woff2'), size: 1 },
];

/** Japanese comes in many slices; a list says which of them has a character. */
const JAPANESE = '@fontsource/noto-sans-jp';
const JAPANESE_SIZE = 0.92;

const opened = new Map<string, Promise<fontkit.Font>>();

function open(at: URL): Promise<fontkit.Font> {
  let font = opened.get(at.href);
  if (!font) {
    font = readFile(fileURLToPath(at)).then((bytes) => fontkit.create(bytes) as fontkit.Font);
    opened.set(at.href, font);
  }
  return font;
}

/** Opens the fonts that a text needs, each of them once per process. */
export async function fontsFor(text: string): Promise<FontSet> {
  const usual: CardFont[] = [];
  for (const { at, size } of FONT_FILES) usual.push({ font: await open(at), size });
  const has =
    (char: string) =>
    ({ font }: CardFont) =>
      font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0);
  const rare = [...new Set(text)].filter((char) => !usual.some(has(char)));
  const slices: CardFont[] = [];
  for (const slice of await japaneseSlices(rare)) {
    const at = packaged(`${JAPANESE}/files/noto-sans-jp-${slice}-600-normal.woff2`);
    slices.push({ font: await open(at), size: JAPANESE_SIZE });
  }
  const all = [...usual, ...slices];
  return { fontFor: (char) => all.find(has(char)) };
}

let ranges: Promise<readonly { slice: string; from: number; to: number }[]> | undefined;

async function japaneseSlices(chars: readonly string[]): Promise<string[]> {
  if (chars.length === 0) return [];
  ranges ??= readFile(packaged(`${JAPANESE}/unicode.json`), 'utf8').then(readRanges);
  const known = await ranges;
  const slices = chars.flatMap((char) => {
    const point = char.codePointAt(0) ?? 0;
    const found = known.find(({ from, to }) => point >= from && point <= to);
    return found ? [found.slice] : [];
  });
  return [...new Set(slices)];
}

/** Parses `{"[0]": "U+25ee8,U+3041-3042"}` into ranges of one slice each. */
function readRanges(json: string): { slice: string; from: number; to: number }[] {
  return Object.entries(JSON.parse(json) as Record<string, string>).flatMap(([name, list]) =>
    list.split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      return {
        slice: name.replace(/[[\]]/g, ''),
        from: Number.parseInt(from, 16),
        to: Number.parseInt(to, 16),
      };
    }),
  );
}
