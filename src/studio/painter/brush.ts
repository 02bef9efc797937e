import type { Chance } from './chance.ts';
import type { Hex } from './color.ts';

export type Point = readonly [x: number, y: number];

export const TURN = Math.PI * 2;

/** Rounds to a tenth: precise enough for the eye, and short in the markup. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Numbers as text, by tenths, precomputed because a picture contains a hundred thousand of them. */
const REACH = 16384;
const FORMATTED = Array.from({ length: REACH * 2 }, (_, i) =>
  String((i - REACH) / 10).replace(/^(-?)0\./, '$1.'),
);
const SPACED = FORMATTED.map((text) => (text.startsWith('-') ? text : ` ${text}`));

/** A number as text, to a tenth. */
const format = (value: number): string => {
  const tenths = Math.round(value * 10);
  return FORMATTED[tenths + REACH] ?? String(tenths / 10);
};

/** The text of a number of tenths that follows another number. */
const next = (tenths: number): string => SPACED[tenths + REACH] ?? ` ${tenths / 10}`;

/** A template tag that rounds numbers to a tenth; strings are inserted unchanged. */
export function draw(text: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  let out = text[0] ?? '';
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number | string;
    out += typeof value === 'number' ? format(value) : value;
    out += text[i + 1] as string;
  }
  return out;
}

/** A filled shape. */
export const path = (d: string, fill: Hex, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

/** A translucent filled shape. */
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

/** A smooth line through points, closed into a shape by default. Optimized, as most of a picture is drawn with it. */
export function curve(points: readonly Point[], closed = true): string {
  const n = points.length;
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0];
  const ten = (value: number): number => Math.round(value * 10);
  let [before, from, to] = [at(-1), at(0), at(1)];
  let d = `M${format(from[0])}${next(ten(from[1]))}C${format(from[0] + (to[0] - before[0]) / 6)}${next(ten(from[1] + (to[1] - before[1]) / 6))}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const after = at(i + 2);
    // The handle after a point mirrors the one before it, so `S` omits it.
    if (i > 0) d += 'S';
    d += `${next(ten(to[0] - (after[0] - from[0]) / 6))}${next(ten(to[1] - (after[1] - from[1]) / 6))}${next(ten(to[0]))}${next(ten(to[1]))}`;
    before = from;
    from = to;
    to = after;
  }
  return closed ? `${d}Z` : d;
}

/** A shape with straight edges. */
export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => draw`${x} ${y}`).join('L')}Z`;

/** The precision of a drawing, in fractions of a unit: whole units are enough above this size. */
const LARGE = 14;
const fineness = (reach: number): 1 | 10 => (reach > LARGE ? 1 : 10);

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
  // Compensates for the size that rounding the corners takes away.
  const full = 1 + 2.4 / (corners * corners);
  const fine = fineness(Math.min(rx, ry));
  const grid = 10 / fine;
  let [firstX, firstY, fromX, fromY, atX, atY, homeX, homeY] = [0, 0, 0, 0, 0, 0, 0, 0];
  let d = '';
  for (let i = 0; i <= corners; i++) {
    const angle = start + (i / corners) * TURN;
    const reach = i < corners ? full + (r() * 2 - 1) * uneven : 0;
    const toX = i < corners ? Math.round((x + Math.cos(angle) * rx * reach) * fine) * grid : firstX;
    const toY = i < corners ? Math.round((y + Math.sin(angle) * ry * reach) * fine) * grid : firstY;
    if (i === 0) [firstX, firstY] = [toX, toY];
    else {
      const middleX = Math.round((fromX + toX) / (2 * grid)) * grid;
      const middleY = Math.round((fromY + toY) / (2 * grid)) * grid;
      d +=
        i === 1
          ? `M${next(middleX)}${next(middleY)}q`
          : `${next(fromX - atX)}${next(fromY - atY)}${next(middleX - atX)}${next(middleY - atY)}`;
      [atX, atY] = [middleX, middleY];
      if (i === 1) [homeX, homeY] = [middleX, middleY];
    }
    [fromX, fromY] = [toX, toY];
  }
  return `${d}${next(firstX - atX)}${next(firstY - atY)}${next(homeX - atX)}${next(homeY - atY)}Z`;
}

/** One brush touch: a lens of the given length and width along an angle. */
export function dab(x: number, y: number, length: number, width: number, angle: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [length * cos, length * sin];
  const [nx, ny] = [-sin * width * 0.8, cos * width * 0.8];
  const fine = fineness(Math.min(length, width * 2));
  const grid = 10 / fine;
  const tick = (value: number): string => next(Math.round(value * fine) * grid);
  const [ex, ey] = [tick(dx), tick(dy)];
  return `M${tick(x - dx / 2)}${tick(y - dy / 2)}q${tick(dx / 2 + nx)}${tick(dy / 2 + ny)}${ex}${ey}q${tick(-dx / 2 - nx)}${tick(-dy / 2 - ny)}${tick(-dx)}${tick(-dy)}Z`;
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
