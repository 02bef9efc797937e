import sharp from 'sharp';
import { inTurn } from '../../picture-turns.ts';
import { ModelFailure } from '../calls/failure.ts';

/** Side of a finished picture in pixels. */
const SIDE = 1024;
/** Smallest accepted side of a picture in pixels. */
const MIN_SIDE = 256;
/** Side of the copy for moderation in pixels. */
const PREVIEW_SIDE = 512;
/** A picture with a smaller standard deviation in all channels (0–255) counts as blank. */
const MIN_STDEV = 4;

/** A valid picture, with a smaller copy for moderation. */
export interface NormalizedPicture {
  /** WebP of 1024 × 1024. */
  readonly webp: Buffer;
  /** The same as a JPEG of 512 × 512. */
  readonly small: Buffer;
}

/**
 * Decodes a picture completely and converts it to WebP of 1024 × 1024. Returns such a WebP unchanged.
 * @throws ModelFailure "broken" when it cannot be decoded, is too small or blank
 */
export function normalizePicture(bytes: Buffer): Promise<NormalizedPicture> {
  return inTurn(() => decode(bytes));
}

async function decode(bytes: Buffer): Promise<NormalizedPicture> {
  try {
    const image = sharp(bytes, { failOn: 'warning' });
    const { format, width, height } = await image.metadata();
    if (width < MIN_SIDE || height < MIN_SIDE)
      throw new ModelFailure('broken', `a picture of ${width} × ${height}`);
    // Decoded once; the blank check works on the small copy.
    const { data, info } = await image
      .clone()
      .removeAlpha()
      .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'cover' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const preview = sharp(data, { raw: info });
    const { channels } = await preview.clone().resize(64, 64, { kernel: 'nearest' }).stats();
    if (channels.every(({ stdev }) => stdev < MIN_STDEV)) throw new ModelFailure('broken', 'a blank picture');
    const small = await preview.jpeg({ quality: 80 }).toBuffer();
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
