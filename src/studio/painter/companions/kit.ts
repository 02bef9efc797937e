import { draw, ellipse, outlined, stroke } from '../brush.ts';
import type { Hex } from '../color.ts';

/** A companion with the feet at (0, 0), about 180 high, facing right. Joyful ones shut their eyes. */
export type Companion = (joyful: boolean) => string;

/** Two eyes, shut when joyful. */
export function eyes(
  joyful: boolean,
  at: readonly (readonly [number, number])[],
  color: Hex = '#3a2418',
  size = 8,
): string {
  return at
    .map(([x, y]) =>
      joyful
        ? stroke(draw`M${x - size - 1} ${y + 3}Q${x} ${y - 9} ${x + size + 1} ${y + 3}`, color, 4)
        : ellipse(x, y, size, size * 1.2, color) +
          ellipse(x - size * 0.3, y - size * 0.45, size * 0.38, size * 0.42, '#ffffff') +
          ellipse(x + size * 0.35, y + size * 0.45, size * 0.18, size * 0.2, '#ffffff', 0.8),
    )
    .join('');
}

/** Warm cheeks. */
export const cheeks = (x: number, y: number, color: Hex = '#f08a6a'): string =>
  ellipse(-x, y, 9, 6, color, 0.45) + ellipse(x, y, 9, 6, color, 0.45);

/** A small nose with a mouth under it. */
export const muzzle = (y: number, line: Hex, nose: Hex = '#3a2020'): string =>
  outlined(draw`M-9 ${y}Q0 ${y - 6} 9 ${y}Q5 ${y + 10} 0 ${y + 10}Q-5 ${y + 10} -9 ${y}Z`, nose, nose, 1) +
  stroke(draw`M0 ${y + 10}v4M-9 ${y + 15}Q-3 ${y + 20} 0 ${y + 14}Q3 ${y + 20} 9 ${y + 15}`, line, 2.6);

/** Moves a head and tips it. */
export const headAt = (x: number, y: number, turn: number, markup: string): string =>
  draw`<g transform="translate(${x} ${y}) rotate(${turn})">${markup}</g>`;

/** Two front paws. */
export const paws = (color: Hex, line: Hex, wide = 26): string =>
  outlined(draw`M${-wide - 4} 0C${-wide - 8} -15 -6 -15 -6 0Z`, color, line) +
  outlined(draw`M6 0C6 -15 ${wide + 8} -15 ${wide + 4} 0Z`, color, line);
