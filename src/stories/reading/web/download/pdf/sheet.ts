import PDFDocument from 'pdfkit';

/** A picture that is embedded in the document and may be shown any number of times. */
export interface OpenedImage {
  readonly width: number;
  readonly height: number;
}

/** Members of pdfkit that its types lack. */
interface UntypedMembers {
  /** The selected font. */
  readonly _font: {
    readonly id: string;
    ref(): unknown;
    encode(text: string): [codes: string[], places: unknown];
  };
  readonly page: PDFKit.PDFPage & { readonly fonts: Record<string, unknown> };
  addContent(operators: string): void;
  openImage(bytes: Uint8Array): OpenedImage;
  ref(data: Readonly<Record<string, unknown>>): { end(bytes: Uint8Array): void };
  image(
    image: OpenedImage,
    x: number,
    y: number,
    options: { readonly width: number; readonly height: number },
  ): void;
}
export type Sheet = PDFKit.PDFDocument & UntypedMembers;

/** The side of a square page, in points: 18 cm, the format of picture books, and of our paintings. */
export const SIDE = 510;

export const COLORS = {
  /** The color of the paper; nearly white, so that printing it takes no ink. */
  paper: '#fffdf7',
  ink: '#2a2733',
  soft: '#655e70',
  line: '#e8decb',
  cloth: '#3f7f6b',
  clothEdge: '#336a59',
} as const;

interface SheetFacts {
  readonly title: string;
  readonly at: Date;
}

/** An empty tagged document without any page. */
export function newSheet({ title, at }: SheetFacts): Sheet {
  const options = {
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-AU',
    displayTitle: true,
    // The cover alone, then left and right pages side by side.
    pageLayout: 'twoPageRight',
    // None of the standard fonts.
    font: '',
    info: { Title: title, Author: 'Storywren', Creator: 'Storywren', CreationDate: at },
  } as const;
  return new PDFDocument({ ...options, size: [SIDE, SIDE] }) as Sheet;
}

/** The finished document. Must be called before `end()`. */
export function fileOf(sheet: Sheet): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    sheet.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
    sheet.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })));
    sheet.on('error', reject);
  });
}

/**
 * Embeds a picture with transparency. Implemented here because pdfkit unpacks PNGs in a worker made from a string,
 * which our Content-Security-Policy blocks.
 */
export function seeThroughImage(sheet: Sheet, { data, width, height }: ImageData): OpenedImage {
  const colors = new Uint8Array(width * height * 3);
  const cover = new Uint8Array(width * height);
  for (let at = 0; at < cover.length; at += 1) {
    colors.set(data.subarray(at * 4, at * 4 + 3), at * 3);
    cover[at] = data[at * 4 + 3] ?? 0;
  }
  const facts = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8 };
  const mask = sheet.ref({ ...facts, ColorSpace: 'DeviceGray', Decode: [0, 1] });
  mask.end(cover);
  const obj = sheet.ref({ ...facts, ColorSpace: 'DeviceRGB', SMask: mask });
  obj.end(colors);
  drawn += 1;
  const image = { width, height, obj, label: `Words${drawn}` };
  return image;
}

/** Counts drawn images, so that each has a unique label in a document. */
let drawn = 0;

interface Writing {
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  /** In percent of the letters' width. */
  readonly stretch: number;
  readonly unseen: boolean;
}

/**
 * Writes letters of the selected font that readers replace with `actual`. Uses operators of its own: readers place
 * the words by the text state at the end of the marked content, which therefore has to end inside the text object;
 * pdfkit's does not.
 */
export function writeInPlaceOf(
  sheet: Sheet,
  actual: string,
  letters: string,
  { x, baseline, size, stretch, unseen }: Writing,
): void {
  const font = sheet._font;
  sheet.page.fonts[font.id] ??= font.ref();
  const [codes] = font.encode(letters);
  const state = `${unseen ? 3 : 0} Tr ${fixed(stretch)} Tz /${font.id} ${fixed(size)} Tf`;
  sheet.save();
  sheet.transform(1, 0, 0, -1, 0, SIDE);
  sheet.addContent(`BT ${state} 1 0 0 1 ${fixed(x)} ${fixed(SIDE - baseline)} Tm`);
  sheet.markContent('Span', { actual });
  sheet.addContent(`<${codes.join('')}> Tj`);
  sheet.endMarkedContent();
  sheet.addContent('ET');
  sheet.restore();
}

const fixed = (value: number) => value.toFixed(3);

/** Draws something decorative that readers ignore. */
export function artifact(sheet: Sheet, draw: () => void): void {
  sheet.markContent('Artifact', { type: 'Layout' });
  draw();
  sheet.endMarkedContent();
}
