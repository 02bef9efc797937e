import { dab, draw, many, type Point, path, polygon, wash } from '../brush.ts';
import type { Canvas } from '../canvas.ts';
import { type Hex, lighten } from '../color.ts';
import { clump } from './foliage.ts';

const CROWN = [
  [-0.62, -0.92, 0.62],
  [0.6, -0.95, 0.66],
  [0, -1.28, 0.84],
  [-0.2, -0.86, 0.6],
  [0.3, -1.6, 0.5],
] as const;

/** A round-headed tree. */
export function tree(
  canvas: Canvas,
  x: number,
  y: number,
  s: number,
  depth = 0,
  color: Hex = '#6f9a45',
): string {
  const { r, light } = canvas;
  const h = 190 * s;
  const w = 120 * s;
  const lean = r.between(-12, 12) * s;
  let out = path(
    draw`M${x - 15 * s} ${y + 4}Q${x - 7 * s} ${y - h * 0.4} ${x + lean - 10 * s} ${y - h * 0.8}L${x + lean + 8 * s} ${y - h * 0.8}Q${x + 8 * s} ${y - h * 0.4} ${x + 17 * s} ${y + 4}Z`,
    light.tone('#7a5238', -0.35, depth),
  );
  const lit = x + lean * 0.5 + (light.from[0] > 0 ? 2 : -9) * s;
  out += path(
    draw`M${lit} ${y - 4}q${3 * s} ${-h * 0.4} ${2 * s} ${-h * 0.72}l${5 * s} 0q0 ${h * 0.4} ${3 * s} ${h * 0.7}Z`,
    light.tone('#a5744a', 0.3, depth),
  );
  for (const [dx, dy, size] of CROWN) {
    out += clump(
      canvas,
      x + lean + dx * w * 0.9,
      y + dy * h,
      w * size * 1.05,
      w * size * 0.86,
      lighten(color, r.spread() * 0.02),
      depth,
      s > 0.5 ? 0.85 : s > 0.3 ? 0.5 : 0.3,
    );
  }
  return out;
}

/** A mountain pine in six tiers. */
export function pine(
  { r, light }: Canvas,
  x: number,
  y: number,
  s: number,
  depth = 0,
  color: Hex = '#3f7358',
): string {
  const h = 250 * s;
  let out = path(
    draw`M${x - 7 * s} ${y}L${x - 4 * s} ${y - h * 0.5}h${8 * s}L${x + 8 * s} ${y}Z`,
    light.tone('#6a4a38', -0.3, depth),
  );
  for (let i = 0; i < 6; i++) {
    const t = i / 6;
    const foot = y - h * 0.14 - h * 0.86 * t * 0.95;
    const w = (78 * (1 - t) + 14) * s;
    const tier: Point[] = [[x, foot - h * 0.26]];
    for (let k = 0; k <= 6; k++) {
      const u = k / 6;
      tier.push([
        x + w - 2 * w * u + r.spread() * 3 * s,
        foot + (k % 2 ? -9 : 6) * s + Math.abs(u - 0.5) * 14 * s,
      ]);
    }
    out += path(polygon(tier), light.tone(color, -0.6 + t * 0.2, depth));
    const touches = many(s > 0.5 ? 9 : 5, () => {
      const u = r();
      return dab(
        x + light.from[0] * w * 0.3 + (u - 0.5) * w * 1.1,
        foot - h * 0.02 - r() * h * 0.12 * (1 - Math.abs(u - 0.5)),
        22 * s,
        7 * s,
        (u - 0.5) * 1.8 + 0.2,
      );
    });
    out += path(touches, light.tone(color, 0.35 + t * 0.4, depth));
  }
  return out;
}

/** A palm that leans to the right. */
export function palm({ r, light }: Canvas, x: number, y: number, s: number, depth = 0): string {
  const h = 240 * s;
  const top = x + 50 * s;
  let out = path(
    draw`M${x - 12 * s} ${y}Q${x + 6 * s} ${y - h * 0.5} ${top - 6 * s} ${y - h}h${11 * s}Q${x + 26 * s} ${y - h * 0.5} ${x + 12 * s} ${y}Z`,
    light.tone('#8c6644', -0.1, depth),
  );
  for (const pass of [0, 1]) {
    for (let i = 0; i < 8; i++) {
      const angle = -Math.PI * 0.98 + (i / 7) * Math.PI + r.spread() * 0.1;
      const l = r.between(105, 140) * s;
      const [ex, ey] = [top + Math.cos(angle) * l, y - h + Math.sin(angle) * l * 0.55 + l * 0.38];
      const [cx, cy] = [top + Math.cos(angle) * l * 0.6, y - h + Math.sin(angle) * l * 0.8 - 14 * s];
      const w = 13 * s;
      out += path(
        draw`M${top} ${y - h}Q${cx} ${cy - w} ${ex} ${ey}Q${cx} ${cy + w} ${top} ${y - h + 4}Z`,
        light.tone('#5f9a4a', pass ? 0.55 : -0.45, depth),
      );
    }
  }
  return out;
}

/** A forest trunk that rises out of the picture. */
export function trunk({ r, light }: Canvas, x: number, y: number, w: number, depth: number): string {
  const lean = r.spread() * 26;
  const bark = (side: number, length: number, width: number): string =>
    many(13, () => {
      const t = r();
      return dab(
        x + lean * t + side * light.from[0] * w * 0.23 + r.spread() * w * 0.14,
        y * (1 - t),
        length,
        w * width,
        1.5 + r.spread() * 0.06,
      );
    });
  return (
    path(
      draw`M${x - w * 0.9} ${y + 20}Q${x - w * 0.4} ${y - 120} ${x + lean - w * 0.45} -20H${x + lean + w * 0.45}Q${x + w * 0.4} ${y - 120} ${x + w} ${y + 20}Z`,
      light.tone('#6d5038', -0.35, depth),
    ) +
    wash(bark(-1, 80, 0.16), light.tone('#5a3f35', -0.75, depth), 0.6) +
    wash(bark(1, 90, 0.14), light.tone('#9a7450', 0.4, depth), 0.7)
  );
}

/** A bough that hangs into a corner of the picture, darker than the day. */
export function bough(canvas: Canvas, side: 1 | -1): string {
  const { light } = canvas;
  const shaded = {
    ...canvas,
    light: { ...light, tone: (c: Hex, v = 0, d = 0) => light.tone(c, v * 0.9 - 0.3, d) },
  };
  const edge = side > 0 ? 1024 : 0;
  const leaves = [
    [10, 0, 150],
    [110, 10, 110],
    [190, 70, 90],
    [60, 110, 100],
    [270, 120, 58],
    [150, -10, 90],
  ] as const;
  return (
    draw`<path d="M${edge + side * 20} 60Q${edge - side * 120} 70 ${edge - side * 260} 120" stroke="${shaded.light.tone('#6a4a34', -0.2)}" stroke-width="15" fill="none" stroke-linecap="round"/>` +
    leaves.map(([dx, y, q]) => clump(shaded, edge - side * dx, y, q, q * 0.66, '#5f9048', 0, 0.8)).join('')
  );
}
