import { draw, many, path, placed, stroke } from '../brush.ts';
import type { Canvas } from '../canvas.ts';
import type { Hex } from '../color.ts';

/** Branches of coral. */
export function coral({ r, light }: Canvas, x: number, y: number, s: number, color: Hex, depth = 0): string {
  let d = '';
  const grow = (px: number, py: number, angle: number, length: number, level: number): void => {
    const [ex, ey] = [px + Math.cos(angle) * length, py + Math.sin(angle) * length];
    d += draw`M${px} ${py}Q${px + Math.cos(angle - 0.2) * length * 0.5} ${py + Math.sin(angle - 0.2) * length * 0.5} ${ex} ${ey}`;
    if (level > 0)
      for (const turn of [-0.5, 0.15, 0.6])
        if (r() < 0.85) grow(ex, ey, angle + turn + r.spread() * 0.2, length * 0.68, level - 1);
  };
  grow(0, 0, -Math.PI / 2 - 0.2, 54, 2);
  grow(14, 0, -Math.PI / 2 + 0.3, 46, 2);
  return placed(
    stroke(d, light.tone(color, -0.4, depth), 17) +
      stroke(d, light.tone(color, 0.1, depth), 11) +
      placed(stroke(d, light.tone(color, 0.9, depth), 3.4, 0.7), light.from[0] * 3, -2),
    x,
    y,
    s,
  );
}

/** Weed that sways. */
export function weed({ r, light }: Canvas, x: number, y: number, s: number, color: Hex, depth = 0): string {
  return many(5, (i) => {
    const [px, h, sway] = [x + (i - 2) * 17 * s, r.between(120, 230) * s, r.spread() * 44 * s];
    const d = draw`M${px - 8 * s} ${y}C${px + sway - 10} ${y - h * 0.35} ${px - sway - 8} ${y - h * 0.7} ${px + sway} ${y - h}C${px - sway + 9} ${y - h * 0.66} ${px + sway + 10} ${y - h * 0.34} ${px + 9 * s} ${y}Z`;
    return path(d, light.tone(color, i % 2 ? 0.3 : -0.4, depth));
  });
}
