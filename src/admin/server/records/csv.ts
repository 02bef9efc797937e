import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Maximum number of rows in a file, and how many are read at a time. */
const MAX_ROWS = 100_000;
const PAGE = 1_000;

/** The value of a cell. Only strings can be mistaken for formulas. */
export type Cell = string | number | null;

/** Texts that a spreadsheet would run as a formula; whole numbers, also negative ones, are not. */
const FORMULA = /^(?!-?\d+$)[=+\-@\t\r]/;

/** One line of a CSV file according to RFC 4180. A text that a spreadsheet would run is prefixed with an apostrophe. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A CSV file to send: its name, its header, and the source of its rows. */
export interface CsvFile<Row> {
  /** File name without the extension. */
  readonly name: string;
  readonly header: readonly string[];
  /** Reads at most `limit` rows after the given row, or from the beginning. */
  readonly read: (limit: number, after: Row | undefined) => Promise<readonly Row[]>;
  readonly cells: (row: Row) => readonly Cell[];
}

/** Streams a file of at most 100,000 rows, read in pages of a thousand. */
export async function sendCsv<Row>(reply: FastifyReply, file: CsvFile<Row>): Promise<FastifyReply> {
  // Read before anything is sent, so that a failure can still return an error status.
  const first = await file.read(PAGE, undefined);
  return reply
    .type('text/csv; charset=utf-8; header=present')
    .header('content-disposition', `attachment; filename="${file.name}.csv"`)
    .send(Readable.from(linesOf(file, first)));
}

async function* linesOf<Row>({ header, read, cells }: CsvFile<Row>, first: readonly Row[]) {
  yield csvLine(header);
  let page = first;
  for (let sent = 0; page.length > 0; ) {
    yield page.map((row) => csvLine(cells(row))).join('');
    sent += page.length;
    const isLast = page.length < PAGE || sent >= MAX_ROWS;
    page = isLast ? [] : await read(Math.min(PAGE, MAX_ROWS - sent), page.at(-1));
  }
}
