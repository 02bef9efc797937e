import { blob, dab, draw, many, type Point, path, polygon, wash } from '../brush.ts';
import { type Canvas, SIDE } from '../canvas.ts';
import type { Ridge } from '../chance.ts';
import { type Hex, mix } from '../color.ts';

/** The area under a ridge. */
export function under(at: Ridge, step = 16): string {
  let d = `M0 ${SIDE}`;
  for (let x = -8; x <= SIDE + 8; x += step) d += draw`L${x} ${at(x)}`;
  return `${d}L${SIDE} ${SIDE}Z`;
}

/** A hill: lit crest, dark foot, brush strokes that follow the slope, warm and cool patches. */
export function hill(
  { r, light, id }: Canvas,
  at: Ridge,
  color: Hex,
  depth: number,
  strokes = 60,
  length = 110,
): string {
  const clip = id();
  const fade = id();
  const touches = { dark: '', warm: '', cool: '', lit: '' };
  for (let i = 0; i < strokes; i++) {
    const x = r() * SIDE;
    const drop = r() ** 1.5;
    const y = at(x) + drop * 220;
    const angle = Math.atan((at(x + 10) - at(x - 10)) / 20) + r.spread() * 0.12;
    const near = 1 - depth * 0.5;
    if (r() < 0.45 * (1 - drop) + 0.1)
      touches.lit += dab(x, y + 4, length * r.between(0.4, 1.1), r.between(6, 15) * near, angle);
    else if (r() < 0.6)
      touches[r() < 0.5 ? 'warm' : 'cool'] += dab(
        x,
        y + 18,
        length * r.between(0.5, 1.3),
        r.between(9, 20) * near,
        angle,
      );
    else touches.dark += dab(x, y + 40, length * r.between(0.6, 1.6), r.between(10, 24) * near, angle);
  }
  const top = Math.round(at(SIDE / 2) - 70);
  return (
    `<clipPath id="${clip}"><path d="${under(at)}"/></clipPath>` +
    `<linearGradient id="${fade}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${light.tone(color, 0.28, depth)}"/><stop offset="1" stop-color="${light.tone(color, -0.42, depth * 0.8)}"/></linearGradient>` +
    `<g clip-path="url(#${clip})"><rect y="${top}" width="${SIDE}" height="${SIDE - top}" fill="url(#${fade})"/>` +
    wash(touches.dark, light.tone(color, -0.5, depth), 0.55) +
    wash(touches.warm, light.tone(mix(color, '#e6c84e', 0.34), 0.1, depth), 0.55) +
    wash(touches.cool, light.tone(mix(color, '#2f8f86', 0.36), -0.05, depth), 0.5) +
    wash(touches.lit, light.tone(color, 0.85, depth), 0.6) +
    '</g>'
  );
}

/** A range of mountains, with snow on top by default. */
export function mountains(
  { r, light }: Canvas,
  y: number,
  height: number,
  depth: number,
  snow = true,
): string {
  const color = '#6f86a0';
  const peaks: Point[] = [];
  for (let x = -80; x < SIDE + 160; x += r.between(150, 260))
    peaks.push([x, y - height * r.between(0.45, 1)]);
  const line: Point[] = [[-200, y]];
  for (const [i, peak] of peaks.entries()) {
    line.push(peak);
    const next = peaks[i + 1];
    if (next) line.push([(peak[0] + next[0]) / 2 + r.spread() * 20, y - height * r.between(0.1, 0.3)]);
  }
  line.push([SIDE + 260, y]);
  const jagged = line.flatMap((a, i): Point[] => {
    const b = line[i + 1];
    if (!b) return [];
    return Array.from(
      { length: 6 },
      (_, k): Point => [
        a[0] + ((b[0] - a[0]) * k) / 6 + r.spread() * 4,
        a[1] + ((b[1] - a[1]) * k) / 6 + r.spread() * height * 0.03,
      ],
    );
  });
  let out = path(polygon([[-200, y + 140], ...jagged, [SIDE + 260, y + 140]]), light.tone(color, 0.1, depth));
  const u = -light.from[0];
  for (const [x, top] of peaks) {
    const h = y - top;
    const shade = polygon([
      [x, top],
      [x + u * 18, top + h * 0.25],
      [x + u * 6, top + h * 0.42],
      [x + u * 40, top + h * 0.7],
      [x + u * 24, top + h * 1.15],
      [x + u * 120, top + h * 1.15],
      [x + u * 70, top + h * 0.55],
    ]);
    out += wash(shade, light.tone(color, -0.45, depth), 0.75);
    if (!snow) continue;
    const cap = polygon([
      [x, top - 1],
      [x + 18, top + h * 0.16],
      [x + 9, top + h * 0.2],
      [x + 14, top + h * 0.3],
      [x - 2, top + h * 0.22],
      [x - 10, top + h * 0.32],
      [x - 13, top + h * 0.2],
      [x - 20, top + h * 0.18],
    ]);
    out += path(cap, light.tone('#f4f2ea', 0.4, depth * 0.6));
  }
  return out;
}

/** A boulder, mossy unless moss is null. */
export function rock(
  { r, light }: Canvas,
  x: number,
  y: number,
  s: number,
  depth = 0,
  color: Hex = '#9a948c',
  moss: Hex | null = '#6f9a4a',
): string {
  const corner = (dx: number, dy: number): Point => [
    x + (dx + r.spread() * 6) * s,
    y + (dy + r.spread() * 5) * s,
  ];
  const [a, b, c, e, f, g] = [
    corner(-60, 4),
    corner(-54, -30),
    corner(-22, -58),
    corner(20, -54),
    corner(52, -26),
    corner(62, 4),
  ];
  const u = light.from[0];
  const face =
    u > 0
      ? [c, e, f, [x + u * 14 * s, y - 20 * s] as Point]
      : [b, c, e, [x + u * 14 * s, y - 20 * s] as Point];
  return (
    path(polygon([a, b, c, e, f, g]), light.tone(color, -0.45, depth)) +
    path(polygon(face), light.tone(color, 0.55, depth)) +
    (moss ? path(blob(r, x - u * 16 * s, y - 48 * s, 24 * s, 9 * s), light.tone(moss, 0.2, depth)) : '')
  );
}

/** A trodden path, narrow far away and wide near by. */
export function trail(
  { r, light }: Canvas,
  points: readonly Point[],
  far: number,
  near: number,
  color: Hex = '#dcc192',
): string {
  const steps = 48;
  let earth = '';
  let worn = '';
  let dust = '';
  for (let i = 0; i < steps; i++) {
    const t = i / (steps - 1);
    const along = t * (points.length - 1);
    const k = Math.min(points.length - 2, Math.floor(along));
    const [a, b] = [points[k] ?? [0, 0], points[k + 1] ?? [0, 0]];
    const u = along - k;
    const x = a[0] + (b[0] - a[0]) * u * u * (3 - 2 * u);
    const y = a[1] + (b[1] - a[1]) * u;
    const w = far + (near - far) * t * t;
    earth += dab(x, y + 2, w * 1.25, w * 0.3 + 4, r.spread() * 0.04);
    worn += dab(x + r.spread() * w * 0.15, y, w * 0.9, w * 0.14 + 2, r.spread() * 0.06);
    if (i % 2) dust += dab(x + r.spread() * w * 0.4, y, w * 0.3, w * 0.05 + 1.5, 0);
  }
  return (
    path(earth, light.tone(color, -0.25, 0.12)) +
    path(worn, light.tone(color, 0.25, 0.1)) +
    wash(dust, light.tone(color, 0.8, 0.05), 0.7)
  );
}

/** A wooden fence along a ridge. */
export function fence({ light }: Canvas, from: number, to: number, at: Ridge, s: number): string {
  const posts = Math.round((to - from) / (52 * s));
  const x = (i: number): number => from + ((to - from) * i) / posts;
  const rails = many(posts, (i) =>
    [26, 44]
      .map((h) =>
        polygon([
          [x(i), at(x(i)) - h * s],
          [x(i + 1), at(x(i + 1)) - h * s],
          [x(i + 1), at(x(i + 1)) - (h - 7) * s],
          [x(i), at(x(i)) - (h - 7) * s],
        ]),
      )
      .join(''),
  );
  const stakes = many(posts + 1, (i) =>
    polygon([
      [x(i) - 5 * s, at(x(i)) + 4],
      [x(i) - 4 * s, at(x(i)) - 56 * s],
      [x(i) + 4 * s, at(x(i)) - 58 * s],
      [x(i) + 5 * s, at(x(i)) + 4],
    ]),
  );
  return path(rails, light.tone('#c9a67a', -0.1, 0.1)) + path(stakes, light.tone('#b98f62', 0.15, 0.1));
}
