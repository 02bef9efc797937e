import sharp from 'sharp';
import { ModelFailure } from './failure.ts';

/** Side of a finished picture in pixels. */
const SIDE = 1024;
/** A picture smaller than this cannot be shown in a book. */
const SMALLEST = 256;
/** Side of the copy on which is judged whether there is anything to see. */
const LOOK_SIDE = 96;
/** Below this spread of brightness (0–255) a picture is a blank sheet. */
const FLAT = 4;

/**
 * The picture as WebP of 1024 × 1024, decoded to its last pixel. Bytes that are that already come back untouched.
 * @throws ModelFailure "broken" when it cannot be decoded, is too small or shows nothing.
 */
export async function soundPicture(bytes: Buffer): Promise<Buffer> {
  try {
    const image = sharp(bytes, { failOn: 'warning' });
    const { format, width, height } = await image.metadata();
    if (width < SMALLEST || height < SMALLEST)
      throw new ModelFailure('broken', `a picture of ${width} × ${height}`);
    // Read to the last row, but judged small: a sheet that is blank is blank at any size.
    const small = await image
      .clone()
      .removeAlpha()
      .resize(LOOK_SIDE, LOOK_SIDE, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { channels } = await sharp(small.data, { raw: small.info }).stats();
    if (channels.every(({ stdev }) => stdev < FLAT)) throw new ModelFailure('broken', 'a blank picture');
    if (format === 'webp' && width === SIDE && height === SIDE) return bytes;
    return await image.resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: 85 }).toBuffer();
  } catch (error) {
    if (error instanceof ModelFailure) throw error;
    throw new ModelFailure('broken', 'bytes that are no picture');
  }
}
