import { dab, draw, many, type Point, wash } from '../brush.ts';
import { type Canvas, type Place, SIDE } from '../canvas.ts';
import type { Ridge } from '../chance.ts';
import { type Hex, lighten, mix } from '../color.ts';
import { fern, flowers, grass } from '../props/foliage.ts';
import { hill, rock, trail } from '../props/land.ts';

const BLOOMS = ['#f6efe2', '#e8877a', '#f0b64f', '#b79ad8', '#f2f0ea'] as const;

/** The nearest ground, under the figures. */
export function nearGround(
  canvas: Canvas,
  place: Place,
  line: Ridge,
  path: readonly Point[] | undefined,
): string {
  const { r, light } = canvas;
  const front = place.front;
  if (!front) return '';
  let s = hill(canvas, line, front, 0, 100, 150);
  if (path) s += trail(canvas, path, 12, 190);
  if (place.ground !== 'grass')
    return (
      s +
      many(5, () => {
        const x = r() * SIDE;
        return rock(canvas, x, line(x) + r.between(20, 110), r.between(0.25, 0.5), 0, '#a496b8', null);
      })
    );
  const patches = many(16, () =>
    dab(
      r() * SIDE,
      line(SIDE / 2) + r.between(10, 150),
      r.between(90, 300),
      r.between(8, 22),
      r.spread() * 0.05,
    ),
  );
  s += wash(patches, light.tone(mix(front, '#f2df7a', 0.4), 0.8), 0.4);
  s += many(20, () => {
    const x = r() * SIDE;
    const rise = r.between(6, 120);
    return grass(canvas, x - 14, x + 14, () => line(x) - rise - 40, 6, front, 18 - rise * 0.06, 0.1);
  });
  s += grass(canvas, 0, SIDE, line, 130, front, 30);
  return s + flowers(canvas, 0, SIDE, (x) => line(x) - 10, 22, BLOOMS, 0.7);
}

/** Grass, flowers and ferns in front of the feet. */
export function foreground(canvas: Canvas, front: Hex, line: Ridge, many_flowers: boolean): string {
  const { light } = canvas;
  let s = grass(canvas, 0, SIDE, line, 130, lighten(front, -0.03), 46);
  s += flowers(
    canvas,
    0,
    SIDE,
    (x) => Math.min(SIDE * 0.97, line(x) + 6),
    many_flowers ? 56 : 30,
    BLOOMS,
    0.95,
  );
  const shaded: Canvas = {
    ...canvas,
    light: {
      ...light,
      tone: (color, value = 0, depth = 0) =>
        mix(light.tone(color, value * 0.6 - 0.55, depth), '#1f4a30', 0.2),
    },
  };
  for (const [x, size] of [
    [-0.01, 1.9],
    [0.06, 1.3],
    [0.97, 1.7],
    [1.02, 2.1],
    [0.9, 1.1],
  ] as const)
    s += fern(shaded, SIDE * x, SIDE * 1.03, size, 0, '#3f6f48');
  return s;
}

/** The shadow at a figure's feet, stretched away from the light. */
export function footShadow({ light }: Canvas, x: number, y: number, width: number): string {
  return (
    draw`<ellipse cx="${x}" cy="${y + 6}" rx="${width * 1.25}" ry="${width * 0.24}" fill="${mix(light.shade, '#1a1430', 0.35)}" fill-opacity=".42"/>` +
    draw`<ellipse cx="${x - light.from[0] * width * 0.9}" cy="${y + 14}" rx="${width * 1.8}" ry="${width * 0.26}" fill="${mix(light.shade, '#1a1430', 0.3)}" fill-opacity=".26"/>`
  );
}
