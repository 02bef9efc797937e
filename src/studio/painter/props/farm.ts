import { draw, ellipse, many, outlined, path, placed, stroke, wash } from '../brush.ts';
import type { Canvas } from '../canvas.ts';

/** Props for fields in the distance. */

/** A grazing or listening sheep with its feet at (x, y), about 60 wide; `facing` 1 looks right. */
export function sheep(
  { r, light }: Canvas,
  x: number,
  y: number,
  s: number,
  facing: 1 | -1,
  depth = 0.15,
): string {
  const { tone } = light;
  const grazing = r() < 0.5;
  const [hx, hy] = grazing ? [31, -14] : [29, -38];
  const wool = [
    [-18, -28, 14],
    [-6, -36, 15],
    [9, -36, 14],
    [20, -28, 12],
    [-14, -20, 13],
    [4, -19, 15],
    [17, -20, 11],
  ] as const;
  const drawing =
    ellipse(2, 0, 30, 5, '#241a38', 0.22) +
    stroke('M-14 -12V-1M-6 -12V0M10 -12V0M17 -12V-1', tone('#4a3c40', 0, depth), 5) +
    wool.map(([wx, wy, q]) => ellipse(wx, wy, q, q * 0.92, tone('#f4ecdc', 0, depth))).join('') +
    wash(
      'M-30 -22Q-20 -8 4 -6Q22 -8 28 -20Q10 -12 -6 -14Q-20 -14 -30 -22Z',
      tone('#cbbfae', -0.4, depth),
      0.8,
    ) +
    ellipse(hx, hy, 9, 11, tone('#4a3c40', 0.1, depth), 1, grazing ? 30 : -20) +
    ellipse(hx - 9, hy - 5, 6, 3.4, tone('#4a3c40', -0.1, depth), 1, -20) +
    ellipse(hx - 3, hy - 9, 7, 5, tone('#f4ecdc', 0.2, depth));
  return draw`<g transform="translate(${x} ${y}) scale(${String(Math.round(s * facing * 100) / 100)} ${String(Math.round(s * 100) / 100)})">${drawing}</g>`;
}

/** A haystack with its foot at (x, y), about 110 wide. */
export function haystack({ r, light }: Canvas, x: number, y: number, s: number, depth = 0.15): string {
  const { tone } = light;
  const side = light.from[0] > 0 ? 1 : -1;
  const straw = many(16, () => {
    const [sx, sy] = [r.between(-44, 44), r.between(-58, -6)];
    return Math.abs(sx) < 50 + sy * 0.5 ? draw`M${sx} ${sy}l${r.spread() * 10} ${r.between(8, 18)}` : '';
  });
  const shape = 'M-56 0C-58 -34 -36 -78 0 -84C36 -78 58 -34 56 0Q0 10 -56 0Z';
  return placed(
    ellipse(0, 2, 66, 8, '#241a38', 0.25) +
      outlined(shape, tone('#dfb65c', 0, depth), tone('#a27a3a', -0.4, depth), 2) +
      path(
        side > 0
          ? 'M-56 0C-58 -34 -36 -78 0 -84C-20 -60 -28 -24 -22 5Q-42 4 -56 0Z'
          : 'M56 0C58 -34 36 -78 0 -84C20 -60 28 -24 22 5Q42 4 56 0Z',
        tone('#c2934a', -0.5, depth),
      ) +
      stroke(straw, tone('#f2d88c', 0.5, depth), 3, 0.8) +
      stroke('M0 -82V-100M-4 -84L-10 -96', tone('#a27a3a', -0.2, depth), 4),
    x,
    y,
    s,
  );
}
