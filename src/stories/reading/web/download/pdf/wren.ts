import { artifact, type Sheet } from './sheet.ts';

/** The wren on a grid of 48, as in /wren.svg. */
const BODY = [
  ['M34 24.5 39.2 4.6c.5-1.7 2.7-1.9 3.5-.3 1 2 1.5 4.3 1.2 6.6L40.95 30.4 34 34z', '#2f5fa8'],
  [
    'M2.5 20.8 8.3 17.8c1.5-5.6 6.2-9.5 12-9.5 5.7 0 9.7 3.4 12.2 8.6 1.5 3.1 3.3 5.7 6.3 7.2 2.2 1.1 3 2.8 2.5 5.4C39.8 37.3 33 41.7 25.3 41.7 15 41.7 8.2 34 8 23.2z',
    '#2f5fa8',
  ],
  [
    'M8.1 24c3.6.9 6.9 1.2 9.8 3 3.2 2 3.6 5.7 6.3 8.7 1.7 1.9 4.1 3 7 3.4-1.9.8-3.9 1.2-5.9 1.2C15.5 40.3 8.6 33.5 8.1 24z',
    '#fffdf7',
  ],
  [
    'M19.5 24.3c4.2-2.6 9-2.4 12.6.6 2 1.7 3.7 2.5 6 2.7-1.5 4.9-5.2 7.6-9.7 7.4-4.6-.2-8-3.8-8.9-10.7z',
    '#f2b84b',
  ],
] as const;
const LINES = [
  ['M23 27.3c2.8-1 5.6-.7 8 .8M24.4 30.6c2.4-.7 4.6-.4 6.8.6', '#8f6f3f', 1.3],
  ['M10.1 19.2c3.7-1.4 7.9-.9 11.4 1.4', '#2a2733', 3.4],
  ['M23.6 41.4 22.8 46.4M28.8 41.2 29.6 46.2', '#6b6475', 1.7],
] as const;
const GRID = 48;

/** Draws the wren; `size` in points, from its upper left corner. */
export function drawWren(sheet: Sheet, x: number, y: number, size: number): void {
  artifact(sheet, () => {
    sheet.save();
    sheet.translate(x, y).scale(size / GRID);
    for (const [path, color] of BODY) sheet.path(path).fill(color);
    sheet.lineCap('round');
    for (const [path, color, width] of LINES) sheet.lineWidth(width).path(path).stroke(color);
    sheet.circle(15.8, 18.7, 1.35).fill('#fff6e2');
    sheet.restore();
  });
}
