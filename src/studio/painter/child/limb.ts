import { curve, draw, outlined, type Point, path, stroke } from '../brush.ts';
import type { Hex } from '../color.ts';
import type { HandShape } from './poses.ts';

/** Three joints: shoulder, elbow, hand; or hip, knee, foot. */
export interface Limb {
  readonly root: Point;
  readonly bend: Point;
  readonly end: Point;
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Hangs a limb from a joint. `side` is −1 for the left of the picture. */
export function limb(
  root: Point,
  side: 1 | -1,
  upper: number,
  lower: number,
  first: number,
  second: number,
): Limb {
  const bend: Point = [
    root[0] + side * Math.sin(radians(upper)) * first,
    root[1] + Math.cos(radians(upper)) * first,
  ];
  const end: Point = [
    bend[0] + side * Math.sin(radians(lower)) * second,
    bend[1] + Math.cos(radians(lower)) * second,
  ];
  return { root, bend, end };
}

const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** The outline of a limb from its root to `until` (0–1), tapering, with a soft bend. */
export function taper(
  { root, bend, end }: Limb,
  widths: readonly [number, number, number],
  until = 1,
): string {
  const spine: [Point, number][] = [];
  const corner = between(bend, between(root, end, 0.5), 0.12);
  const steps: [Point, Point, number, number, number][] = [
    [root, bend, 0, 0, 1],
    [root, bend, 0.45, 0.45, 1],
    [root, bend, 0.8, 0.8, 1],
  ];
  for (const [a, b, t, k] of steps) spine.push([between(a, b, t), widths[0] + (widths[1] - widths[0]) * k]);
  spine.push([corner, widths[1]]);
  for (const t of [0.2, 0.6, 1]) spine.push([between(bend, end, t), widths[1] + (widths[2] - widths[1]) * t]);
  const pointCount = Math.max(3, Math.round(spine.length * until));
  const line = spine.slice(0, pointCount);
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [i, [at, width]] of line.entries()) {
    const before = line[Math.max(0, i - 1)]?.[0] ?? at;
    const after = line[Math.min(line.length - 1, i + 1)]?.[0] ?? at;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const [nx, ny] = [
      (-(after[1] - before[1]) / length) * (width / 2),
      ((after[0] - before[0]) / length) * (width / 2),
    ];
    left.push([at[0] + nx, at[1] + ny]);
    right.unshift([at[0] - nx, at[1] - ny]);
  }
  return curve([...left, ...right]);
}

/** The direction in which a limb ends, degrees, 0 pointing down. */
export const directionOf = ({ bend, end }: Limb): number =>
  (Math.atan2(end[1] - bend[1], end[0] - bend[0]) * 180) / Math.PI - 90;

/** A hand at the end of an arm. `thumb` is 1 when the thumb is on the right of a hand that points down. */
export function hand(arm: Limb, size: number, shape: HandShape, thumb: 1 | -1, skin: Hex, line: Hex): string {
  const q = size;
  const finger = (x: number, y: number, toX: number, toY: number, width: number): [string, number] => [
    draw`M${x * q} ${y * q}L${toX * q} ${toY * q}`,
    width * q,
  ];
  const digits: [string, number][] = [];
  const t = thumb;
  if (shape === 'open') {
    digits.push(
      finger(-0.34 * t, 0.5, -0.62 * t, 1.12, 0.36),
      finger(-0.12 * t, 0.6, -0.22 * t, 1.36, 0.38),
      finger(0.12 * t, 0.6, 0.2 * t, 1.34, 0.38),
      finger(0.32 * t, 0.5, 0.56 * t, 1.16, 0.37),
      finger(0.4 * t, 0.2, 0.98 * t, 0.5, 0.4),
    );
  } else if (shape === 'point') {
    digits.push(finger(0.1 * t, 0.6, 0.14 * t, 1.5, 0.38), finger(0.3 * t, 0.2, 0.66 * t, 0.62, 0.4));
  } else if (shape === 'relaxed') {
    digits.push(
      finger(-0.24 * t, 0.5, -0.18 * t, 1.06, 0.44),
      finger(0.04 * t, 0.5, 0.1 * t, 1.12, 0.44),
      finger(0.34 * t, 0.15, 0.56 * t, 0.72, 0.38),
    );
  } else digits.push(finger(0.36 * t, 0.3, 0.1 * t, 0.62, 0.42));
  const palm = draw`M${-0.52 * q} ${-0.1 * q}C${-0.72 * q} ${0.4 * q} ${-0.56 * q} ${0.92 * q} 0 ${0.92 * q}C${0.56 * q} ${0.92 * q} ${0.72 * q} ${0.4 * q} ${0.52 * q} ${-0.1 * q}Z`;
  const knuckles =
    shape === 'open'
      ? ''
      : stroke(
          draw`M${-0.22 * q} ${0.88 * q}v${-0.22 * q}M${0.06 * q} ${0.9 * q}v${-0.22 * q}`,
          line,
          1.8,
          0.6,
        );
  const under = digits.map(([d, w]) => stroke(d, line, w + 4.2)).join('');
  const over = digits.map(([d, w]) => stroke(d, skin, w)).join('');
  const drawing =
    shape === 'fist' || shape === 'point'
      ? outlined(palm, skin, line, 2.4) + under + over + knuckles
      : under + outlined(palm, skin, line, 2.4) + over + path(palm, skin) + knuckles;
  return draw`<g transform="translate(${arm.end[0]} ${arm.end[1]}) rotate(${directionOf(arm)})">${drawing}</g>`;
}
