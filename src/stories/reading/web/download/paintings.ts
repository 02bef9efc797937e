import type { StoryPicture } from '../../../story/web/pictures.ts';
import type { Manuscript } from './manuscript.ts';

/** A painting as it is embedded in a book. */
export interface Painting extends Pick<StoryPicture, 'alt' | 'page' | 'width' | 'height'> {
  readonly jpeg: Uint8Array;
}

export interface PaintingOptions {
  /** The color of the paper around the brushed edge of the painting; without it the painting has a straight edge. */
  readonly paper?: string;
  /** Maximum size of all paintings of the book together, in bytes. */
  readonly budget: number;
}

/** Maximum width and height of a painting, in pixels. */
const LONGEST_SIDE = 1400;
/** The best first: 186 dpi at full size leaves room for some compression. */
const QUALITIES = [0.86, 0.8, 0.74, 0.66, 0.56, 0.46];

/** The book's paintings, in order. One that cannot be loaded or decoded is left out. */
export async function paintingsOf(
  { pictures }: Manuscript,
  options: PaintingOptions,
  signal: AbortSignal,
  onDone: () => void,
): Promise<readonly Painting[]> {
  if (pictures.length === 0) return [];
  const edge = options.paper
    ? await bitmapOf('/pictures/brushed-edge.webp', signal).catch(noBitmap)
    : undefined;
  const share = options.budget / pictures.length;
  const painted = await Promise.all(
    pictures.map(async ({ url, alt, page }): Promise<Painting[]> => {
      const bitmap = await bitmapOf(url, signal).catch(noBitmap);
      signal.throwIfAborted();
      if (!bitmap) return [];
      const canvas = drawOnPaper(bitmap, edge, options.paper);
      bitmap.close();
      const jpeg = await smallEnough(canvas, share);
      onDone();
      return [{ alt, page, width: canvas.width, height: canvas.height, jpeg }];
    }),
  );
  edge?.close();
  return painted.flat();
}

const noBitmap = () => undefined;

async function bitmapOf(url: string, signal: AbortSignal): Promise<ImageBitmap> {
  const reply = await fetch(url, { signal });
  if (!reply.ok) throw new Error(`no picture: ${reply.status}`);
  return createImageBitmap(await reply.blob());
}

function drawOnPaper(bitmap: ImageBitmap, edge: ImageBitmap | undefined, paper = '#fff'): OffscreenCanvas {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas to paint on');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, width, height);
  if (edge) {
    pen.globalCompositeOperation = 'destination-in';
    pen.drawImage(edge, 0, 0, width, height);
  }
  pen.globalCompositeOperation = 'destination-over';
  pen.fillStyle = paper;
  pen.fillRect(0, 0, width, height);
  return canvas;
}

async function smallEnough(canvas: OffscreenCanvas, most: number): Promise<Uint8Array> {
  let jpeg = new Blob();
  for (const quality of QUALITIES) {
    jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (jpeg.size <= most) break;
  }
  return new Uint8Array(await jpeg.arrayBuffer());
}
