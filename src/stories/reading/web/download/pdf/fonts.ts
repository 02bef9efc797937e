import { create, type Font } from 'fontkit';
import { type Face, familyOf, holds, lettersOf, SILENT } from './coverage.ts';
import { facesOf, PLAIN_FACE } from './faces.ts';
import type { FaceOf } from './pieces.ts';
import type { Sheet } from './sheet.ts';

/** Code points of a letter that need a glyph. */
const pointsOf = (letter: string) =>
  Array.from(letter)
    .filter((char) => !SILENT.test(char))
    .map((char) => char.codePointAt(0) ?? 0);

/**
 * Loads only the fonts that a text needs, and registers them with the document by their names. Returns a function
 * that finds the font of a letter. Rejects when a font cannot be loaded.
 */
export async function openFonts(text: string, sheet: Sheet, signal: AbortSignal): Promise<FaceOf> {
  const letters = [...new Set(lettersOf(text))];
  const families = [...new Set(letters.map(familyOf))].filter((family) => family !== undefined);
  const known = (await Promise.all(families.map(facesOf))).flat();
  const made = (letter: string, face: Face) =>
    nameFits(letter, face) && pointsOf(letter).every((point) => holds(face.ranges, point));
  const needed = known.filter(
    (face) => face.name === PLAIN_FACE || letters.some((letter) => made(letter, face)),
  );
  const fonts = new Map(
    await Promise.all(needed.map(async (face) => [face.name, await fontOf(face, signal)] as const)),
  );
  for (const [name, font] of fonts) {
    // pdfkit also accepts fontkit's fonts, but its types do not say so.
    sheet.registerFont(name, font as unknown as Uint8Array);
  }
  const found = new Map<string, string | undefined>();
  return (letter) => {
    if (!found.has(letter)) {
      const points = pointsOf(letter);
      const face = needed.find(
        (one) =>
          nameFits(letter, one) && points.every((point) => fonts.get(one.name)?.hasGlyphForCodePoint(point)),
      );
      found.set(letter, face?.name);
    }
    return found.get(letter);
  };
}

function nameFits(letter: string, { name }: Face): boolean {
  const family = familyOf(letter);
  return family !== undefined && name.startsWith(family);
}

async function fontOf({ url }: Face, signal: AbortSignal): Promise<Font> {
  const reply = await fetch(url, { signal });
  if (!reply.ok) throw new Error(`no face of type: ${reply.status}`);
  const font = create(new Uint8Array(await reply.arrayBuffer()) as Buffer);
  if (!('layout' in font)) throw new Error('a collection of faces is no face');
  return font;
}
