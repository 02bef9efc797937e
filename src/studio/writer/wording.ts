import type { AgeBand } from '../age-bands.ts';
import type { Random } from '../random.ts';
import type { Thing } from '../reading/things.ts';
import { countWords } from '../words.ts';

/**
 * The notation in which sentences are written down.
 *
 *     {slot}        what the slot stands for in this story
 *     [one|two|]    one of these, by chance; an empty one says nothing
 *     <s words>     only for ages 3-7 · <m words> from 6 up · <b words> for 8-12 · <k words> up to 8
 *
 * Groups may hold groups. A new line begins a new paragraph.
 */
type Piece =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'slot'; readonly name: string }
  | { readonly kind: 'choice'; readonly options: readonly (readonly Piece[])[] }
  | { readonly kind: 'layer'; readonly layer: string; readonly pieces: readonly Piece[] };

export interface Voice {
  readonly random: Random;
  readonly band: AgeBand;
  /** What a slot stands for. Throws when the slot is unknown. */
  slot(name: string): string;
}

const BANDS_OF_LAYER: Readonly<Record<string, readonly AgeBand[]>> = {
  s: ['3-7'],
  k: ['3-7', '6-8'],
  m: ['6-8', '8-12'],
  b: ['8-12'],
};

const parsed = new Map<string, readonly Piece[]>();

/** The words of one written passage, spoken by a voice. Chance is drawn in reading order. */
export function speak(passage: string, voice: Voice): string {
  return say(piecesOf(passage), voice);
}

function piecesOf(passage: string): readonly Piece[] {
  const known = parsed.get(passage);
  if (known !== undefined) return known;
  const pieces = new Reader(passage).sequence('');
  parsed.set(passage, pieces);
  return pieces;
}

/** The passages whose reading is remembered: only written ones, never words of a parent. */
export function passagesRemembered(): string[] {
  return [...parsed.keys()];
}

function say(pieces: readonly Piece[], voice: Voice): string {
  return pieces.map((piece) => sayOne(piece, voice)).join('');
}

function sayOne(piece: Piece, voice: Voice): string {
  if (piece.kind === 'words') return piece.words;
  if (piece.kind === 'slot') return sayValue(voice.slot(piece.name), voice);
  if (piece.kind === 'choice') return say(voice.random.pick(piece.options), voice);
  return BANDS_OF_LAYER[piece.layer]?.includes(voice.band) === true ? say(piece.pieces, voice) : '';
}

/** A value may be a passage itself. It is read anew each time, since it may hold words of a parent: they are not kept. */
function sayValue(value: string, voice: Voice): string {
  return /[{[<]/.test(value) ? say(new Reader(value).sequence(''), voice) : value;
}

/** A passage with its choices made once and for all; slots are left to be said later. */
export function settled(passage: string, random: Random): string {
  return piecesOf(passage)
    .map((piece) => settledPiece(piece, random))
    .join('');
}

function settledPiece(piece: Piece, random: Random): string {
  if (piece.kind === 'words') return piece.words;
  if (piece.kind === 'slot') return `{${piece.name}}`;
  const inside = piece.kind === 'choice' ? random.pick(piece.options) : piece.pieces;
  const text = inside.map((one) => settledPiece(one, random)).join('');
  return piece.kind === 'choice' ? text : `<${piece.layer} ${text}>`;
}

/** How many words a passage has on average when it is spoken to a band; a slot counts as two. */
export function expectedWords(passage: string, band: AgeBand): number {
  return expected(piecesOf(passage), band);
}

function expected(pieces: readonly Piece[], band: AgeBand): number {
  return pieces.reduce((sum, piece) => sum + expectedOf(piece, band), 0);
}

function expectedOf(piece: Piece, band: AgeBand): number {
  if (piece.kind === 'words') return countWords(piece.words);
  if (piece.kind === 'slot') return 2;
  if (piece.kind === 'layer')
    return BANDS_OF_LAYER[piece.layer]?.includes(band) === true ? expected(piece.pieces, band) : 0;
  return piece.options.reduce((sum, option) => sum + expected(option, band), 0) / piece.options.length;
}

/** A voice that also knows one thing of the wish: `{K}` is the whole phrase, `{k}` the last word of it. */
export function voiceAbout(thing: Pick<Thing, 'phrase' | 'word'>, voice: Voice): Voice {
  const own: Readonly<Record<string, string>> = { K: thing.phrase, k: thing.word, 'k^': thing.word };
  return { ...voice, slot: (name) => own[name] ?? voice.slot(name) };
}

class Reader {
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Pieces up to one of the closing signs (which is left unread) or the end. */
  sequence(closing: string): Piece[] {
    const pieces: Piece[] = [];
    while (this.at < this.text.length) {
      const sign = this.text.charAt(this.at);
      if (closing.includes(sign)) return pieces;
      pieces.push(this.piece(sign));
    }
    if (closing !== '') throw new SyntaxError(`A group is not closed in: ${this.text}`);
    return pieces;
  }

  private piece(sign: string): Piece {
    if (sign === '{') return { kind: 'slot', name: this.until('}') };
    if (sign === '[') return this.choice();
    if (sign === '<') return this.layer();
    const rest = this.text.slice(this.at);
    const length = Math.max(1, rest.search(/[{[<|\]>]|$/));
    this.at += length;
    return { kind: 'words', words: rest.slice(0, length) };
  }

  private until(end: string): string {
    const close = this.text.indexOf(end, this.at);
    if (close < 0) throw new SyntaxError(`A slot is not closed in: ${this.text}`);
    const inside = this.text.slice(this.at + 1, close);
    this.at = close + 1;
    return inside;
  }

  private choice(): Piece {
    const options: (readonly Piece[])[] = [];
    do {
      this.at += 1;
      options.push(this.sequence('|]'));
    } while (this.text.charAt(this.at) === '|');
    this.at += 1;
    return { kind: 'choice', options };
  }

  private layer(): Piece {
    const layer = this.text.charAt(this.at + 1);
    this.at += 2;
    const pieces = this.sequence('>');
    this.at += 1;
    return { kind: 'layer', layer, pieces };
  }
}
