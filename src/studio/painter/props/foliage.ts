import { blob, dab, draw, many, path, stroke, TURN, wash } from '../brush.ts';
import type { Canvas } from '../canvas.ts';
import type { Ridge } from '../chance.ts';
import type { Hex } from '../color.ts';

/** A mass of leaves: dark body, half-tone, and sunlit touches on the side of the light. */
export function clump(
  { r, light }: Canvas,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: Hex,
  depth = 0,
  detail = 1,
): string {
  const [lx, ly] = light.from;
  const n = Math.round(8 * detail);
  const scatter = (count: number, reach: number, one: (dx: number, dy: number) => string): string =>
    many(count, () => {
      const angle = r() * TURN;
      const q = Math.sqrt(r()) * reach;
      return one(Math.cos(angle) * q, Math.sin(angle) * q);
    });
  // Leaves far away are a few touches.
  const small = detail < 0.5;
  const body = scatter(n, 0.78, (dx, dy) =>
    blob(r, x + dx * rx, y + dy * ry, rx * 0.42, ry * 0.4, small ? 5 : 7, 0.2),
  );
  const edge = small
    ? ''
    : many(n * 2, () => {
        const angle = r() * TURN;
        const q = 0.85 + r() * 0.3;
        return dab(x + Math.cos(angle) * rx * q, y + Math.sin(angle) * ry * q, rx * 0.12, ry * 0.07, r() * 3);
      });
  const half = scatter(n, 0.72, (dx, dy) =>
    blob(r, x + (lx * 0.14 + dx) * rx, y + (ly * 0.16 - 0.04 + dy) * ry, rx * 0.26, ry * 0.22, 5, 0.3),
  );
  const lit = scatter(n * 1.4, 0.62, (dx, dy) =>
    blob(r, x + (lx * 0.3 + dx) * rx, y + (ly * 0.34 + dy * 0.8) * ry, rx * 0.16, ry * 0.12, 5, 0.35),
  );
  const bright = scatter(n * 1.6, 0.5, (dx, dy) =>
    dab(
      x + (lx * 0.45 + dx) * rx,
      y + (ly * 0.5 + dy * 0.75) * ry,
      rx * 0.17,
      ry * 0.07,
      r.between(-0.9, 0.5),
    ),
  );
  return (
    path(body, light.tone(color, -0.75, depth)) +
    path(edge, light.tone(color, -0.5, depth)) +
    path(half, light.tone(color, -0.2, depth)) +
    path(lit, light.tone(color, 0.35, depth)) +
    wash(bright, light.tone(color, 0.95, depth), 0.85)
  );
}

export const bush = (
  canvas: Canvas,
  x: number,
  y: number,
  s: number,
  depth = 0,
  color: Hex = '#5f8f4a',
): string =>
  clump(canvas, x, y - 34 * s, 70 * s, 48 * s, color, depth, s > 0.5 ? 0.9 : 0.6) +
  clump(canvas, x + 56 * s, y - 22 * s, 48 * s, 34 * s, color, depth, 0.5);

/** A fern with nine fronds. */
export function fern(
  { r, light }: Canvas,
  x: number,
  y: number,
  s: number,
  depth = 0,
  color: Hex = '#4f8a4a',
): string {
  const tones = ['', '', ''] as [string, string, string];
  for (let i = 0; i < 9; i++) {
    const angle = -Math.PI / 2 + (i - 4) * 0.27 + r.spread() * 0.08;
    const length = r.between(70, 120) * s;
    const bend = angle + Math.PI / 2;
    for (let k = 2; k < 8; k++) {
      const t = k / 8;
      const px = x + Math.cos(angle) * length * t + bend * t * t * 26 * s;
      const py = y + Math.sin(angle) * length * t + t * t * Math.abs(bend) * 40 * s;
      const w = 26 * s * (1 - t * 0.75);
      tones[(i % 3) as 0 | 1 | 2] +=
        dab(px - w * 0.4, py, w, 7 * s, angle + 1.1) + dab(px + w * 0.4, py, w, 7 * s, angle - 1.1);
    }
  }
  return (
    path(tones[2], light.tone(color, -0.6, depth)) +
    path(tones[1], light.tone(color, -0.1, depth)) +
    path(tones[0], light.tone(color, 0.5, depth))
  );
}

/** Blades of grass along a ridge. */
export function grass(
  { r, light }: Canvas,
  from: number,
  to: number,
  at: Ridge,
  count: number,
  color: Hex,
  height = 34,
  depth = 0,
): string {
  const tones = ['', '', ''] as [string, string, string];
  for (let i = 0; i < count; i++) {
    const x = r.between(from, to);
    const y = at(x) + r.between(-4, 70);
    const h = height * r.between(0.5, 1.2);
    const bend = r.spread() * 14;
    tones[r.whole(0, 2) as 0 | 1 | 2] +=
      draw`M${x - 2.6} ${y}Q${x + bend * 0.2} ${y - h * 0.6} ${x + bend} ${y - h}Q${x + bend * 0.4 + 3} ${y - h * 0.5} ${x + 3} ${y}Z`;
  }
  return (
    path(tones[0], light.tone(color, -0.55, depth)) +
    path(tones[1], light.tone(color, 0.1, depth)) +
    path(tones[2], light.tone(color, 0.8, depth))
  );
}

/** Meadow flowers in a few colours. */
export function flowers(
  { r, light }: Canvas,
  from: number,
  to: number,
  at: Ridge,
  count: number,
  colors: readonly [Hex, ...Hex[]],
  s = 1,
): string {
  const petals = new Map<Hex, string>();
  let stems = '';
  let hearts = '';
  for (let i = 0; i < count; i++) {
    const x = r.between(from, to);
    const y = at(x) + r.between(8, 90) * s;
    const h = r.between(16, 38) * s;
    const w = r.between(4.5, 8) * s;
    const color = r.pick(colors);
    stems += draw`M${x} ${y}q${r.spread() * 6} ${-h * 0.6} ${r.spread() * 4} ${-h}`;
    const bloom = many(5, (p) => {
      const angle = (p / 5) * TURN + r();
      return dab(x + Math.cos(angle) * w * 0.7, y - h + Math.sin(angle) * w * 0.55, w * 1.5, w * 0.85, angle);
    });
    petals.set(color, (petals.get(color) ?? '') + bloom);
    hearts += blob(r, x, y - h, w * 0.42, w * 0.36, 4, 0.1);
  }
  let out = stroke(stems, light.tone('#4f8a48', -0.1), 2.6 * s);
  for (const [color, bloom] of petals) out += path(bloom, light.tone(color, 0.25));
  return out + path(hearts, light.tone('#f6cf5a', 0.3));
}
