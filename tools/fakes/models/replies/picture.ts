import sharp from 'sharp';
import { type PictureMark, sha256 } from '../call.ts';
import type { Fault } from '../fault.ts';
import type { ImageRequest } from '../requests/picture-requests.ts';

export interface MadePicture {
  readonly bytes: Buffer;
  readonly format: 'png' | 'jpeg' | 'webp';
  readonly mark: PictureMark;
}

/** Encoder options that favour speed over size. */
const QUICK = { png: { compressionLevel: 1 }, webp: { effort: 0 }, jpeg: {} } as const;

/** Length of a picture that is cut off by `bad_image`, in bytes. */
const BROKEN_BYTES = 40;

/** Makes the pictures for a request. Equal prompts and references give equal bytes. */
export async function paint(body: ImageRequest, fault: Fault | undefined): Promise<MadePicture[]> {
  const size = !body.size || body.size === 'auto' ? '1024x1024' : body.size;
  const [width = 1024, height = 1024] = size.split('x').map(Number);
  const format = body.output_format ?? 'png';
  const made: MadePicture[] = [];
  for (let index = 0; index < (body.n ?? 1); index += 1) {
    const seed = sha256(`${body.prompt}|${referencesOf(body).map((ref) => ref.sha256)}|${index}`);
    const whole = await sharp(Buffer.from(shapes(seed, width, height)))
      .toFormat(format, QUICK[format])
      .toBuffer();
    const bytes = fault?.kind === 'bad_image' ? whole.subarray(0, BROKEN_BYTES) : whole;
    made.push({ bytes, format, mark: { sha256: sha256(bytes), bytes: bytes.length } });
  }
  return made;
}

/** The reference pictures of a request. */
export function referencesOf(body: ImageRequest): PictureMark[] {
  if (!('image' in body)) return [];
  return [body.image].flat().map((file) => ({ sha256: file.sha256, bytes: file.bytes }));
}

/** A background, a hill and a sun, in colours and positions that follow from the seed. */
function shapes(seed: string, width: number, height: number): string {
  const byte = (at: number) => Number.parseInt(seed.slice(at * 2, at * 2 + 2), 16) / 255;
  const colour = (at: number, light: number) => `hsl(${Math.round(byte(at) * 360)},55%,${light}%)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${colour(0, 80)}"/>
    <ellipse cx="${byte(1) * width}" cy="${height}" rx="${width * 0.6}" ry="${height * 0.4}" fill="${colour(2, 60)}"/>
    <circle cx="${byte(3) * width}" cy="${byte(4) * height * 0.4}" r="${width * (0.05 + byte(5) * 0.1)}" fill="${colour(6, 70)}"/>
  </svg>`;
}
