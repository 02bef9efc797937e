import sharp from 'sharp';
import { draw } from '../brush.ts';
import { SIDE } from '../canvas.ts';
import type { PaintJob } from '../stage/actors.ts';
import { compose, type Drawing } from '../stage/stage.ts';
import { paintBackground } from './kuwahara.ts';
import { finish, type Layer, layFigures, layForeground } from './paint.ts';

/** Maximum file size of a picture. */
export const MOST_BYTES = 130 * 1024;
const QUALITIES = [77, 72, 66, 60, 50] as const;

/** A black background, so that only light is added. */
const BLACK = draw`<rect width="${SIDE}" height="${SIDE}"/>`;

const rgba = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();

/** Renders the area that a drawing covers; undefined when it is empty. */
async function cutting({ markup, box }: Drawing, size: number): Promise<Layer | undefined> {
  const scale = size / SIDE;
  const left = Math.max(0, Math.floor((box.left - 8) * scale));
  const top = Math.max(0, Math.floor((box.top - 8) * scale));
  const width = Math.min(size, Math.ceil((box.right + 8) * scale)) - left;
  const height = Math.min(size, Math.ceil((box.bottom + 8) * scale)) - top;
  if (!markup || width < 1 || height < 1) return undefined;
  const view = [left, top, width, height].map((v) => v / scale).join(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}">${markup}</svg>`;
  return { data: await rgba(svg), left, top, width, height };
}

const whole = (markup: string, size: number, more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${SIDE} ${SIDE}"${more}>${markup}</svg>`;

/** Paints a picture as raw RGB. */
export async function renderPixels(job: PaintJob, size = SIDE): Promise<Uint8Array> {
  const { background, figures, foreground, air, light, wobble } = compose(job);
  // The brush filter breaks every edge of the background, so anti-aliasing is not needed.
  const plain = rgba(whole(background, size, ' shape-rendering="crispEdges"'));
  // Rendered while the background is painted.
  const others = Promise.all([
    cutting(figures, size),
    cutting(foreground, size),
    rgba(whole(`${BLACK}${air}`, Math.ceil(size / 2))),
  ]);
  // Prevents an unhandled rejection; the error is thrown by the `await` below.
  others.catch(() => undefined);
  const pixels = paintBackground(
    await plain,
    size,
    `${job.seed}|${job.brief.theme}|${job.brief.beat}`,
    wobble,
  );
  const [actors, front, glow] = await others;
  if (actors) layFigures(pixels, actors, size, { ...light, rimStrength: 0.5 });
  if (front) layForeground(pixels, front, size);
  finish(pixels, glow, size);
  return pixels;
}

/** Paints a picture as WebP of at most `MOST_BYTES`. */
export async function render(job: PaintJob, size = SIDE): Promise<Buffer> {
  const pixels = await renderPixels(job, size);
  const image = sharp(pixels, { raw: { width: size, height: size, channels: 3 } });
  let webp: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    webp = await image.clone().webp({ quality, effort: 0 }).toBuffer();
    if (webp.length <= MOST_BYTES) break;
  }
  return webp;
}
