import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Most rows of a file, and how many of them are read at a time. */
const FILE_MOST = 100_000;
const PAGE = 1_000;

/** Texts, numbers, and nothing; only texts could be taken for something to run. */
export type Cell = string | number | null;

/** What a spreadsheet would take for a formula; a number, also one below zero, is none. */
const RUNS = /^(?!-?\d+$)[=+\-@\t\r]/;

/** One line of a CSV file as RFC 4180 has it. A text that a spreadsheet would run gets an apostrophe before it. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = RUNS.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A CSV file to be sent: what it is called, its first line, and where its rows come from. */
export interface CsvFile<Row> {
  /** Without the ending. */
  readonly name: string;
  readonly header: readonly string[];
  /** So many rows at most that come after this one; from the beginning without one. */
  readonly read: (most: number, after: Row | undefined) => Promise<readonly Row[]>;
  readonly cells: (row: Row) => readonly Cell[];
}

/** Sends a file of at most 100,000 rows while it is read, a thousand rows at a time. */
export async function sendCsv<Row>(reply: FastifyReply, file: CsvFile<Row>): Promise<FastifyReply> {
  // Before anything is sent, so that what goes wrong at once can still be said.
  const first = await file.read(PAGE, undefined);
  return reply
    .type('text/csv; charset=utf-8; header=present')
    .header('content-disposition', `attachment; filename="${file.name}.csv"`)
    .send(Readable.from(linesOf(file, first)));
}

async function* linesOf<Row>({ header, read, cells }: CsvFile<Row>, first: readonly Row[]) {
  yield csvLine(header);
  let page = first;
  for (let told = 0; page.length > 0; ) {
    yield page.map((row) => csvLine(cells(row))).join('');
    told += page.length;
    const isWhole = page.length < PAGE || told >= FILE_MOST;
    page = isWhole ? [] : await read(Math.min(PAGE, FILE_MOST - told), page.at(-1));
  }
}
