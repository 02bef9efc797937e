import { draw, ellipse, many, path, placed, stroke, wash } from '../brush.ts';
import type { Canvas, Place } from '../canvas.ts';
import type { Hex } from '../color.ts';
import { rock } from './land.ts';

/** A log to sit on; its top is 70 above (0, 0). */
function log({ light, r }: Canvas, mossy: boolean): string {
  const { tone } = light;
  const bark = many(9, () => draw`M${r.between(-110, 60)} ${r.between(-56, -10)}h${r.between(20, 60)}`);
  return (
    ellipse(0, 2, 140, 14, '#241a38', 0.3) +
    path('M-122 -4Q-134 -36 -122 -66Q0 -76 122 -66Q134 -36 122 -4Q0 6 -122 -4Z', tone('#8a6242', -0.1)) +
    wash(
      'M-122 -66Q0 -76 122 -66Q126 -56 127 -50Q0 -62 -127 -50Q-126 -58 -122 -66Z',
      tone(mossy ? '#8fa85a' : '#c09668', 0.5),
      0.9,
    ) +
    stroke(bark, tone('#5f4230', -0.3), 4, 0.6) +
    ellipse(122, -35, 15, 32, tone('#d9b182', 0.2)) +
    stroke('M122 -54Q131 -36 122 -18M122 -46Q127 -36 122 -26', tone('#a97c50', 0), 3)
  );
}

/** A wooden stool; its seat is 70 above (0, 0). */
function stool({ light }: Canvas): string {
  const { tone } = light;
  return (
    ellipse(0, 2, 84, 11, '#241a38', 0.3) +
    path('M-60 0L-48 -62H-32L-42 0ZM60 0L48 -62H32L42 0ZM-10 -6V-60H10V-6Z', tone('#8a5a3a', -0.2)) +
    stroke('M-48 -26H48', tone('#8a5a3a', -0.3), 8) +
    path('M-78 -70Q-78 -56 -66 -56H66Q78 -56 78 -70Z', tone('#b98252', 0)) +
    ellipse(0, -70, 78, 13, tone('#d9a56c', 0.3))
  );
}

/** A seat: a log outside, a stool in a room, a stone where nothing grows. Its top is 70 above the ground. */
export function seat(canvas: Canvas, ground: Place['ground'], x: number, y: number, s: number): string {
  if (ground === 'floor') return placed(stool(canvas), x, y, s * 1.15);
  if (ground === 'grass' || ground === 'sand') return placed(log(canvas, ground === 'grass'), x, y, s);
  return rock(canvas, x, y + 8, s * 1.7, 0, '#a39a90', null);
}

/** A stone in the colour of the ground. */
const PERCH: Readonly<Record<Place['ground'], Hex>> = {
  grass: '#9a8a6c',
  sand: '#d2b98c',
  bare: '#9486b0',
  seabed: '#a3a58e',
  floor: '#b98252',
};

/** The perch of a small companion next to the hero; its top is at (x, y). */
export function perch(
  canvas: Canvas,
  ground: Place['ground'],
  x: number,
  y: number,
  moss: string | undefined,
): string {
  if (ground === 'floor') return placed(stool(canvas), x, y + 140, 2);
  return rock(canvas, x, y + 72, 2.5, 0, PERCH[ground], ground === 'grass' ? (moss ?? null) : null);
}
