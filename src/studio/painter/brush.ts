import type { Chance } from './chance.ts';
import type { Hex } from './color.ts';

export type Point = readonly [x: number, y: number];

export const TURN = Math.PI * 2;

/** To a tenth: finer than the eye, shorter than the truth. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A template whose numbers are rounded to a tenth; words stay as they are. */
export function draw(text: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  let out = text[0] ?? '';
  for (const [i, value] of values.entries()) {
    out += typeof value === 'number' ? tenth(value) : value;
    out += text[i + 1] ?? '';
  }
  return out;
}

/** A filled shape. */
export const path = (d: string, fill: Hex, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

/** A filled shape that lets what is under it through. */
export const wash = (d: string, fill: Hex, opacity: number): string =>
  `<path d="${d}" fill="${fill}" fill-opacity="${tenth(opacity * 10) / 10}"/>`;

/** A filled shape with a soft outline in its own darker colour: how the figures are drawn. */
export const outlined = (d: string, fill: Hex, line: Hex, width = 2.6): string =>
  `<path d="${d}" fill="${fill}" stroke="${line}" stroke-width="${tenth(width)}" stroke-linejoin="round"/>`;

/** A line drawn with a round brush. */
export const stroke = (d: string, color: Hex, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${tenth(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`;

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: Hex,
  opacity = 1,
  turn = 0,
): string {
  const faint = opacity < 1 ? ` fill-opacity="${opacity}"` : '';
  const turned = turn ? draw` transform="rotate(${turn} ${x} ${y})"` : '';
  return draw`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${faint}${turned}/>`;
}

/** A smooth line through points, closed into a shape unless told otherwise. Written out plainly: most of a picture passes through here. */
export function curve(points: readonly Point[], closed = true): string {
  const n = points.length;
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0];
  let [before, from, to] = [at(-1), at(0), at(1)];
  let d = `M${tenth(from[0])} ${tenth(from[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const after = at(i + 2);
    d += `C${tenth(from[0] + (to[0] - before[0]) / 6)} ${tenth(from[1] + (to[1] - before[1]) / 6)} ${tenth(to[0] - (after[0] - from[0]) / 6)} ${tenth(to[1] - (after[1] - from[1]) / 6)} ${tenth(to[0])} ${tenth(to[1])}`;
    before = from;
    from = to;
    to = after;
  }
  return closed ? `${d}Z` : d;
}

/** A shape with straight edges. */
export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => draw`${x} ${y}`).join('L')}Z`;

/** An uneven puddle of paint: rounded corners between the middles of its sides. */
export function blob(
  r: Chance,
  x: number,
  y: number,
  rx: number,
  ry: number,
  corners = 7,
  uneven = 0.22,
): string {
  const start = r() * TURN;
  // Rounding eats the corners; this gives the size back.
  const full = 1 + 2.4 / (corners * corners);
  const corner = (i: number): Point => {
    const angle = start + (i / corners) * TURN;
    const reach = full + (r() * 2 - 1) * uneven;
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  };
  const first = corner(0);
  let from = first;
  let d = '';
  for (let i = 1; i <= corners; i++) {
    const to = i === corners ? first : corner(i);
    const middle = `${tenth((from[0] + to[0]) / 2)} ${tenth((from[1] + to[1]) / 2)}`;
    d += i === 1 ? `M${middle}` : `Q${tenth(from[0])} ${tenth(from[1])} ${middle}`;
    from = to;
  }
  const second = d.slice(1, d.indexOf('Q'));
  return `${d}Q${tenth(first[0])} ${tenth(first[1])} ${second}Z`;
}

/** One touch of the brush: a lens of the given length and width along an angle. */
export function dab(x: number, y: number, length: number, width: number, angle: number): string {
  const dx = (length / 2) * Math.cos(angle);
  const dy = (length / 2) * Math.sin(angle);
  const nx = -Math.sin(angle) * width * 0.8;
  const ny = Math.cos(angle) * width * 0.8;
  const [ax, ay, bx, by] = [tenth(x - dx), tenth(y - dy), tenth(x + dx), tenth(y + dy)];
  return `M${ax} ${ay}Q${tenth(x + nx)} ${tenth(y + ny)} ${bx} ${by}Q${tenth(x - nx)} ${tenth(y - ny)} ${ax} ${ay}Z`;
}

/** Moves, scales and turns a drawing. */
export const placed = (markup: string, x: number, y: number, scale = 1, turn = 0): string =>
  draw`<g transform="translate(${x} ${y}) scale(${String(Math.round(scale * 1000) / 1000)}) rotate(${turn})">${markup}</g>`;

/** Joins many small drawings. */
export const many = (count: number, one: (i: number) => string): string => {
  let out = '';
  for (let i = 0; i < count; i++) out += one(i);
  return out;
};
