/** Words as a small picture, because none of our fonts has them or can be embedded. Measures are in ems. */
export interface DrawnWords {
  readonly pixels: ImageData;
  /** Distance to the next words. */
  readonly advance: number;
  /** From the start of the words to the picture's left edge; negative when it extends further left. */
  readonly left: number;
  /** From the baseline to the picture's upper edge. */
  readonly rise: number;
  readonly width: number;
  readonly height: number;
}

export interface TextStyle {
  /** A CSS font of a given size in pixels. */
  font(pixels: number): string;
  readonly color: string;
  /** Pixels per em: four to six for each point of the printed size. */
  readonly pixels: number;
}

/** The device's own fonts, in the size of a story's text. */
export const DEVICE_STYLE = (color: string): TextStyle => ({
  font: (pixels) => `${pixels}px Andika, "Noto Sans", system-ui, sans-serif`,
  color,
  pixels: 120,
});

/** The style of titles. */
export const TITLE_STYLE = (color: string, italic = false): TextStyle => ({
  font: (pixels) => `${italic ? 'italic 400' : '560'} ${pixels}px "Fraunces Variable", Georgia, serif`,
  color,
  pixels: 180,
});

/** Returns a function that measures words in a style, in ems. */
export function widthIn(style: TextStyle): (words: string) => number {
  const pen = penOf(new OffscreenCanvas(1, 1), style);
  return (words) => pen.measureText(words).width / style.pixels;
}

/** Draws words in a style. Characters that the device has no glyph for are drawn as boxes. */
export function drawWords(words: string, style: TextStyle): DrawnWords {
  const size = penOf(new OffscreenCanvas(1, 1), style).measureText(words);
  const left = Math.ceil(size.actualBoundingBoxLeft) + 2;
  const rise = Math.ceil(size.actualBoundingBoxAscent) + 2;
  const width = Math.max(1, left + Math.ceil(size.actualBoundingBoxRight) + 2);
  const height = Math.max(1, rise + Math.ceil(size.actualBoundingBoxDescent) + 2);
  const canvas = new OffscreenCanvas(width, height);
  const pen = penOf(canvas, style);
  pen.fillText(words, left, rise);
  const em = style.pixels;
  return {
    pixels: pen.getImageData(0, 0, width, height),
    advance: size.width / em,
    left: -left / em,
    rise: rise / em,
    width: width / em,
    height: height / em,
  };
}

/** Waits until the style's font is loaded. A device without it uses the next one of the list. */
export async function awaitFont(style: TextStyle, words: string): Promise<void> {
  await document.fonts.load(style.font(style.pixels), words).catch(() => undefined);
}

function penOf(canvas: OffscreenCanvas, style: TextStyle): OffscreenCanvasRenderingContext2D {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas to write on');
  pen.font = style.font(style.pixels);
  pen.fillStyle = style.color;
  return pen;
}
