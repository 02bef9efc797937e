import { ellipse, path } from '../brush.ts';
import { type Canvas, type Place, SIDE, type View } from '../canvas.ts';
import { bowl, cake, pans, stove, table } from '../props/kitchenware.ts';
import { jars, pane, shelf, tiles, wall } from '../props/room.ts';

/** A warm kitchen with a stove, and a long table with food on it. */
export function kitchen(canvas: Canvas, view: View): Place {
  const { r, light } = canvas;
  const floor = Math.round(SIDE * (view.ground - (view.turn ? 0.1 : 0.06)));
  const at = view.landmark * SIDE;
  const size = (view.turn ? 0.92 : 1.1) * (floor / 720);
  let s = wall(canvas, floor, '#f0cf9c', '#e0a86c') + tiles(canvas, floor, '#e9d8ba', '#c07a58');
  const windowX = view.landmark > 0.5 ? SIDE * 0.3 : SIDE * 0.52;
  s += pane(canvas, windowX, floor * 0.16, 230 * size, 250 * size, '#d9634a');
  const shelfX = view.landmark > 0.5 ? SIDE * 0.64 : SIDE * 0.04;
  s += shelf(canvas, shelfX, floor * 0.24, SIDE * 0.3, jars(canvas, SIDE * 0.3));
  s += pans(canvas, view.landmark > 0.5 ? SIDE * 0.06 : SIDE * 0.8, floor * 0.14);
  s += stove(canvas, view.landmark > 0.5 ? SIDE * 0.12 : SIDE * 0.88, floor + 8, size * 1.05);
  const [left, top] = [at - 210 * size, floor - 120 * size];
  s +=
    ellipse(at, floor + 34 * size, 250 * size, 18, '#3a1f2a', 0.25) +
    table(canvas, left, top, 420 * size, 150 * size);
  s += cake(canvas, at + 70 * size, top, size) + bowl(canvas, at - 112 * size, top, size * 0.92);
  for (const dx of [-30, -8, -20])
    s += ellipse(at + dx * size, top - r.between(4, 8), 11 * size, 9 * size, light.tone('#f2e2cc', 0.2));
  s += path(`M${left + 6} ${top + 26}h70l-6 52l-12 -8l-14 10l-14 -10l-12 8Z`, light.tone('#f6eede', 0.2));
  return { markup: s, ground: 'floor' };
}
