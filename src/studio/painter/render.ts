import sharp from 'sharp';
import { SIDE } from './canvas.ts';
import { paintBackground } from './kuwahara.ts';
import { addLight, layFigures, layOnPaper } from './paint.ts';
import { compose, type PaintJob } from './stage/stage.ts';

/** The largest file that a picture may be. */
export const MOST_BYTES = 130 * 1024;
const QUALITIES = [82, 76, 70, 62, 52] as const;

const opaque = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).removeAlpha().raw().toBuffer();
const seeThrough = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();

/** Paints a picture as raw RGB. */
export async function renderPixels(job: PaintJob, size = SIDE): Promise<Uint8Array> {
  const layers = compose(job, size);
  const [plain, figures, front, air] = await Promise.all([
    opaque(layers.background),
    seeThrough(layers.figures),
    seeThrough(layers.foreground),
    seeThrough(layers.air),
  ]);
  const { light } = layers;
  const pixels = paintBackground(
    plain,
    size,
    `${job.seed}|${job.brief.theme}|${job.brief.beat}`,
    layers.wobble,
  );
  layFigures(pixels, figures, size, { ...light, rimStrength: 0.5, form: true });
  layFigures(pixels, front, size, {
    ambient: '#ffffff',
    rim: '#ffffff',
    shade: '#000000',
    rimStrength: 0,
    form: false,
    from: [0, 0],
  });
  addLight(pixels, air, size);
  layOnPaper(pixels, size);
  return pixels;
}

/** Paints a picture as WebP of at most `MOST_BYTES`. */
export async function render(job: PaintJob, size = SIDE): Promise<Buffer> {
  const pixels = await renderPixels(job, size);
  const image = sharp(pixels, { raw: { width: size, height: size, channels: 3 } });
  let webp: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    webp = await image.clone().webp({ quality, effort: 2 }).toBuffer();
    if (webp.length <= MOST_BYTES) break;
  }
  return webp;
}
