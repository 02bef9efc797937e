import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

/** Reads CSV as RFC 4180 has it, character by character. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const one = text.charAt(at);
    if (isQuoted) {
      if (one !== '"') cell += one;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (one === '"') isQuoted = true;
    else if (one === ',') {
      row.push(cell);
      cell = '';
    } else if (one === '\r' && text.charAt(at + 1) === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      at += 1;
    } else cell += one;
  }
  return rows;
}

/** What a cell is read as again. */
const told = (cell: string | number | null) => {
  const text = cell === null ? '' : String(cell);
  return typeof cell === 'string' && /^[=+\-@\t\r]/.test(text) && !/^-\d+$/.test(text) ? `'${text}` : text;
};

describe('a line of a CSV file', () => {
  it('is read again as it was written, whatever its cells hold', () => {
    const odd = fc.constantFrom(
      '"',
      ',',
      '\r\n',
      '\n',
      '\r',
      '\t',
      '=1+1',
      '-2',
      '@x',
      '+',
      ' ',
      'Zoë',
      '”',
      '',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(odd).map((parts) => parts.join('')),
    );
    const cell = fc.oneof(text, fc.integer(), fc.constant(null));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
        expect(read(rows.map(csvLine).join(''))).toEqual(rows.map((cells) => cells.map(told)));
      }),
      { numRuns: 500 },
    );
  });

  it.each(['=', '+', '-', '@', '\t', '\r'])(
    'is not run by a spreadsheet when a text begins with %j',
    (first) => {
      const [[cell] = []] = read(csvLine([`${first}cmd|' /C calc'!A0`]));
      expect(cell).toBe(`'${first}cmd|' /C calc'!A0`);
    },
  );

  it('keeps numbers as numbers, and nothing as nothing', () => {
    expect(csvLine([-5, '-5', null, 2.5, 'two words', 'a,b', 'say "hi"'])).toBe(
      '-5,-5,,2.5,two words,"a,b","say ""hi"""\r\n',
    );
  });
});
