/** Words as a small picture, because no face of ours has them or can be set in a document. Measures are in ems. */
export interface DrawnWords {
  readonly pixels: ImageData;
  /** How far the words after it move on. */
  readonly advance: number;
  /** From where the words begin to the picture's left edge; negative when it reaches out. */
  readonly left: number;
  /** From the line on which letters stand to the picture's upper edge. */
  readonly rise: number;
  readonly width: number;
  readonly height: number;
}

export interface Hand {
  /** A CSS font of a given size in pixels. */
  font(pixels: number): string;
  readonly color: string;
  /** Pixels of an em: four to six for each point at which it will be printed. */
  readonly pixels: number;
}

/** The device's own hand, in the size of a story's words. */
export const DEVICE_HAND = (color: string): Hand => ({
  font: (pixels) => `${pixels}px Andika, "Noto Sans", system-ui, sans-serif`,
  color,
  pixels: 120,
});

/** The hand of titles. */
export const TITLE_HAND = (color: string, italic = false): Hand => ({
  font: (pixels) => `${italic ? 'italic 400' : '560'} ${pixels}px "Fraunces Variable", Georgia, serif`,
  color,
  pixels: 180,
});

/** The width of words in a hand, in ems. */
export function widthIn(hand: Hand): (words: string) => number {
  const pen = penOf(new OffscreenCanvas(1, 1), hand);
  return (words) => pen.measureText(words).width / hand.pixels;
}

/** Draws words in a hand. What the device has no letters for is a box there as it is everywhere else on it. */
export function drawWords(words: string, hand: Hand): DrawnWords {
  const size = penOf(new OffscreenCanvas(1, 1), hand).measureText(words);
  const left = Math.ceil(size.actualBoundingBoxLeft) + 2;
  const rise = Math.ceil(size.actualBoundingBoxAscent) + 2;
  const width = Math.max(1, left + Math.ceil(size.actualBoundingBoxRight) + 2);
  const height = Math.max(1, rise + Math.ceil(size.actualBoundingBoxDescent) + 2);
  const canvas = new OffscreenCanvas(width, height);
  const pen = penOf(canvas, hand);
  pen.fillText(words, left, rise);
  const em = hand.pixels;
  return {
    pixels: pen.getImageData(0, 0, width, height),
    advance: size.width / em,
    left: -left / em,
    rise: rise / em,
    width: width / em,
    height: height / em,
  };
}

/** Waits until the hand's face is there. A device without it takes the next of the list. */
export async function awaitHand(hand: Hand, words: string): Promise<void> {
  await document.fonts.load(hand.font(hand.pixels), words).catch(() => undefined);
}

function penOf(canvas: OffscreenCanvas, hand: Hand): OffscreenCanvasRenderingContext2D {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas to write on');
  pen.font = hand.font(hand.pixels);
  pen.fillStyle = hand.color;
  return pen;
}
