import { blob, draw, ellipse, many, path, placed, stroke, wash } from '../brush.ts';
import type { Canvas } from '../canvas.ts';

const box = (x: number, y: number, w: number, h: number): string => draw`M${x} ${y}h${w}v${h}h${-w}Z`;

/** An old stove with a pot that steams. */
export function stove({ r, light }: Canvas, x: number, y: number, s: number): string {
  const { tone } = light;
  const steam = many(5, (i) => blob(r, 40 + r.spread() * 16, -300 - i * 26, 15 + i * 5, 12 + i * 4, 8, 0.16));
  return placed(
    path(box(-110, -200, 220, 200), tone('#4f7f86', 0)) +
      wash(box(light.from[0] > 0 ? -110 : 50, -200, 60, 200), tone('#4f7f86', -0.7), 0.5) +
      path(box(-122, -216, 244, 22), tone('#35545c', 0)) +
      path(box(-76, -140, 152, 96), tone('#2f4a52', -0.2)) +
      path(box(-62, -126, 124, 68), light.lamps ? '#ffb15c' : tone('#e08a4a', 0.1)) +
      stroke('M-70 -156H70', tone('#d9c7a2', 0.4), 9) +
      [-76, -26, 26, 76].map((cx) => ellipse(cx, -178, 9, 9, tone('#f0dcae', 0.2))).join('') +
      path('M-16 -216V-276Q-16 -284 -6 -284H86Q96 -284 96 -276V-216Z', tone('#d9634a', -0.05)) +
      wash('M-4 -222V-276H14V-222Z', tone('#d9634a', 0.9), 0.6) +
      path(box(-24, -290, 128, 12), tone('#b8503c', 0)) +
      ellipse(40, -296, 10, 8, tone('#f0dcae', 0.2)) +
      path('M-96 -216L-84 -240H-44Q-32 -226 -40 -216Z', tone('#8f8a96', 0.1)) +
      stroke('M-84 -236q-26 -8 -30 -30', tone('#5a5664', -0.2), 9) +
      wash(steam, '#ffffff', 0.4),
    x,
    y,
    s,
  );
}

/** Pans that hang in a row. */
export function pans({ light }: Canvas, x: number, y: number): string {
  const { tone } = light;
  const pan = (cx: number, q: number, color: string): string =>
    stroke(draw`M${cx} ${y}v30`, tone('#5a5664', 0), 7) +
    ellipse(cx, y + 30 + q, q, q, tone(color, -0.1)) +
    ellipse(cx - 3, y + 27 + q, q * 0.72, q * 0.72, tone(color, 0.4));
  return (
    stroke(draw`M${x - 30} ${y}h230`, tone('#7a4f34', -0.1), 9) +
    pan(x, 34, '#c8794a') +
    pan(x + 84, 27, '#8f8a96') +
    pan(x + 156, 22, '#c8794a')
  );
}

/** A large cake with cream and cherries. */
export function cake({ light }: Canvas, x: number, y: number, s: number): string {
  const { tone } = light;
  return placed(
    ellipse(0, 0, 96, 16, tone('#e8e2ee', 0.3)) +
      path('M-74 -4V-58H74V-4Q0 16 -74 -4Z', tone('#d9a05c', 0)) +
      wash('M-74 -34Q0 -18 74 -34V-24Q0 -8 -74 -24Z', tone('#c2484a', 0), 0.9) +
      path(
        'M-78 -58C-78 -80 78 -80 78 -58C78 -44 70 -36 62 -46C54 -30 40 -30 34 -46C26 -30 10 -28 4 -46C-6 -28 -22 -30 -28 -46C-38 -32 -52 -34 -56 -46C-64 -36 -78 -44 -78 -58Z',
        tone('#fdf3e4', 0.2),
      ) +
      path('M-46 -66V-104H46V-66Q0 -54 -46 -66Z', tone('#d9a05c', 0.1)) +
      path(
        'M-50 -104C-50 -120 50 -120 50 -104C50 -92 42 -86 36 -94C28 -82 18 -82 12 -94C2 -82 -8 -82 -14 -94C-22 -84 -32 -84 -36 -94C-44 -88 -50 -94 -50 -104Z',
        tone('#f6c8cc', 0.2),
      ) +
      [-30, 0, 30]
        .map(
          (cx) =>
            ellipse(cx, -118, 8, 8, tone('#c8323c', 0.1)) + ellipse(cx - 2, -121, 2.4, 2.4, '#ffffff', 0.8),
        )
        .join(''),
    x,
    y,
    s,
  );
}

/** A mixing bowl with a spoon. */
export function bowl({ light }: Canvas, x: number, y: number, s: number): string {
  const { tone } = light;
  return placed(
    stroke('M30 -50L64 -118', tone('#c99a62', 0.1), 9) +
      path('M-64 -54Q-56 0 -26 0H26Q56 0 64 -54Z', tone('#7fb0bc', 0)) +
      wash('M-56 -44Q-48 -6 -24 -4L-34 -44Z', tone('#7fb0bc', 0.9), 0.7) +
      ellipse(0, -54, 64, 14, tone('#5f8f9c', 0)) +
      ellipse(0, -54, 54, 10, tone('#f6e2b4', 0.2)),
    x,
    y,
    s,
  );
}

/** A long table seen from the front. */
export function table({ r, light }: Canvas, x: number, y: number, w: number, h: number): string {
  const { tone } = light;
  const grain = many(18, () => draw`M${x + r() * w * 0.8} ${y + 6 + r() * 14}h${r.between(30, 110)}`);
  return (
    path(box(x + 26, y, 26, h) + box(x + w - 52, y, 26, h), tone('#8a5a3a', -0.35)) +
    path(box(x + 14, y + 22, w - 28, 34), tone('#9c6a44', -0.25)) +
    path(box(x, y, w, 26), tone('#c48a56', 0.2)) +
    stroke(grain, tone('#9c6a44', -0.2), 2.4, 0.6)
  );
}
