import { create, type Font } from 'fontkit';
import { type Face, familyOf, holds, lettersOf, SILENT } from './coverage.ts';
import { facesOf, PLAIN_FACE } from './faces.ts';
import type { FaceOf } from './pieces.ts';
import type { Sheet } from './sheet.ts';

/** Every other sign of the text is asked of a face. */
const pointsOf = (letter: string) =>
  Array.from(letter)
    .filter((sign) => !SILENT.test(sign))
    .map((sign) => sign.codePointAt(0) ?? 0);

/**
 * Fetches the faces that a text needs, and no others, and makes them known to the sheet by their names. The answer
 * tells which of them has a letter. Rejects when a face cannot be had.
 */
export async function openFontCase(text: string, sheet: Sheet, signal: AbortSignal): Promise<FaceOf> {
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
    // pdfkit takes fontkit's own fonts, too, which its types do not say.
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
