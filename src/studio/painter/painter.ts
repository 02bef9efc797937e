import sharp from 'sharp';
import type { Picture } from '../illustrations.ts';
import { SIDE } from './canvas.ts';
import { openPool } from './pixels/pool.ts';
import type { PaintJob } from './stage/actors.ts';

export type { PaintJob } from './stage/actors.ts';

/** The value of `paintedBy` for pictures of this painter. */
export const EMBEDDED_PAINTER = 'embedded';

/** Paints pictures without a network. */
export interface Painter {
  /** Paints one picture. The same job gives the same bytes; `job.seed` is the story's, so that its four pictures show one child. */
  paint(job: PaintJob): Promise<Picture>;
  /** Terminates the workers; unfinished pictures fail. */
  close(): Promise<void>;
}

export interface PainterOptions {
  /** Number of pictures painted in parallel. Default 2. */
  readonly threads?: number;
  /** Side of the pictures in pixels, for tests and sheets. Default 1024. */
  readonly size?: number;
}

/** Checks format, size and completeness of a picture. @throws Error when any is wrong. */
async function check(webp: Buffer, size: number): Promise<void> {
  const { format, width, height } = await sharp(webp).metadata();
  if (format !== 'webp' || width !== size || height !== size)
    throw new Error(`The picture is ${format}, ${width} × ${height}, instead of ${size} × ${size}.`);
  // A RIFF header holds the length of the file without its first eight bytes.
  if (webp.readUInt32LE(4) + 8 !== webp.length) throw new Error('The picture is cut short.');
}

/** Opens the embedded painter. Its workers start with the first picture and do not keep the process alive. */
export function createPainter({ threads = 2, size = SIDE }: PainterOptions = {}): Painter {
  const pool = openPool(Math.max(1, threads));
  return {
    async paint(job) {
      const start = performance.now();
      const webp = Buffer.from(await pool.paint(job, size));
      await check(webp, size);
      return {
        webp,
        width: size,
        height: size,
        alt: job.brief.plainAlt ?? job.brief.alt,
        ms: Math.round(performance.now() - start),
        paintedBy: EMBEDDED_PAINTER,
      };
    },
    close: () => pool.close(),
  };
}
