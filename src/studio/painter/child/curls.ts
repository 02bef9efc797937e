import { draw, stroke } from '../brush.ts';
import type { Hex } from '../color.ts';
import type { Look } from './look.ts';

export type Curl = readonly [x: number, y: number, r: number];

type HairPaint = Pick<Look, 'hair' | 'hairShade' | 'hairShine' | 'hairLine'>;

const discs = (list: readonly Curl[], more: number): string =>
  list
    .map(
      ([x, y, r]) =>
        draw`M${x - r - more} ${y}a${r + more} ${r + more} 0 1 0 ${2 * (r + more)} 0a${r + more} ${r + more} 0 1 0 ${-2 * (r + more)} 0Z`,
    )
    .join('');

/** A mass of curls: one outline around all of them, and a shine on every other one. */
export function curls(
  list: readonly Curl[],
  paint: HairPaint,
  fill: Hex = paint.hair,
  shining = true,
): string {
  const shine = list
    .filter((_, i) => i % 2 === 0)
    .map(
      ([x, y, r]) =>
        draw`M${x - r * 0.5} ${y - r * 0.1}a${r * 0.55} ${r * 0.55} 0 0 1 ${r * 0.8} ${-r * 0.42}`,
    )
    .join('');
  const inner = list
    .filter((_, i) => i % 2 === 1)
    .map(
      ([x, y, r]) => draw`M${x - r * 0.2} ${y + r * 0.62}a${r * 0.6} ${r * 0.6} 0 0 0 ${r * 0.8} ${-r * 0.5}`,
    )
    .join('');
  return (
    `<path d="${discs(list, 2.4)}" fill="${paint.hairLine}"/><path d="${discs(list, 0)}" fill="${fill}"/>` +
    (shining ? stroke(inner, paint.hairLine, 2.4, 0.4) + stroke(shine, paint.hairShine, 3.2, 0.7) : '')
  );
}
