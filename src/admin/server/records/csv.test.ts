import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

/** Parses CSV according to RFC 4180, character by character. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (char === '"') isQuoted = true;
    else if (char === ',') {
      row.push(cell);
      cell = '';
    } else if (char === '\r' && text.charAt(at + 1) === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      at += 1;
    } else cell += char;
  }
  return rows;
}

/** The text that a cell is parsed as. */
const expectedText = (cell: string | number | null) => {
  const text = cell === null ? '' : String(cell);
  return typeof cell === 'string' && /^[=+\-@\t\r]/.test(text) && !/^-\d+$/.test(text) ? `'${text}` : text;
};

describe('csvLine', () => {
  it('round-trips cells with any text through CSV', () => {
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
      fc.array(odd).map((pieces) => pieces.join('')),
    );
    const cell = fc.oneof(text, fc.integer(), fc.constant(null));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
        expect(read(rows.map(csvLine).join(''))).toEqual(rows.map((cells) => cells.map(expectedText)));
      }),
      { numRuns: 500 },
    );
  });

  it.each(['=', '+', '-', '@', '\t', '\r'])(
    'prefixes a text that begins with %j so that no spreadsheet runs it',
    (first) => {
      const [[cell] = []] = read(csvLine([`${first}cmd|' /C calc'!A0`]));
      expect(cell).toBe(`'${first}cmd|' /C calc'!A0`);
    },
  );

  it('writes numbers unquoted and null as an empty cell', () => {
    expect(csvLine([-5, '-5', null, 2.5, 'two words', 'a,b', 'say "hi"'])).toBe(
      '-5,-5,,2.5,two words,"a,b","say ""hi"""\r\n',
    );
  });
});
