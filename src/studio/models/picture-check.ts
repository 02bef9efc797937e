import sharp from 'sharp';
import { ModelFailure } from './failure.ts';

/** Side of a finished picture in pixels. */
const SIDE = 1024;
/** A picture smaller than this cannot be shown in a book. */
const SMALLEST = 256;
/** Side of the copy that is judged: enough to see what a picture shows. */
const LOOK_SIDE = 512;
/** Below this spread of brightness (0–255) a picture is a blank sheet. */
const FLAT = 4;

/** A picture that can be shown, with a smaller copy to be looked at. */
export interface SoundPicture {
  /** WebP of 1024 × 1024. */
  readonly webp: Buffer;
  /** The same as a JPEG of 512 × 512. */
  readonly small: Buffer;
}

/**
 * The picture as WebP of 1024 × 1024, read to its last row. Bytes that are that already come back untouched.
 * @throws ModelFailure "broken" when it cannot be decoded, is too small or shows nothing.
 */
export async function soundPicture(bytes: Buffer): Promise<SoundPicture> {
  try {
    const image = sharp(bytes, { failOn: 'warning' });
    const { format, width, height } = await image.metadata();
    if (width < SMALLEST || height < SMALLEST)
      throw new ModelFailure('broken', `a picture of ${width} × ${height}`);
    // Decoded once: what is blank is blank at any size.
    const { data, info } = await image
      .clone()
      .removeAlpha()
      .resize(LOOK_SIDE, LOOK_SIDE, { fit: 'cover' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const look = sharp(data, { raw: info });
    const { channels } = await look.clone().resize(64, 64, { kernel: 'nearest' }).stats();
    if (channels.every(({ stdev }) => stdev < FLAT)) throw new ModelFailure('broken', 'a blank picture');
    const small = await look.jpeg({ quality: 80 }).toBuffer();
    const isDone = format === 'webp' && width === SIDE && height === SIDE;
    const webp = isDone
      ? bytes
      : await image.resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: 85 }).toBuffer();
    return { webp, small };
  } catch (error) {
    if (error instanceof ModelFailure) throw error;
    throw new ModelFailure('broken', 'bytes that are no picture');
  }
}
