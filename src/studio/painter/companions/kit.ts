import { draw, ellipse, outlined, stroke } from '../brush.ts';
import type { Hex } from '../color.ts';

/** The posture of a companion: joyful ones leap with their eyes shut, timid ones shrink, eager ones look up. */
export type Bearing = 'calm' | 'joyful' | 'timid' | 'eager';

/** A companion with the feet at (0, 0), about 180 high, facing right. */
export type Companion = (mood: Bearing) => string;

/** Two eyes: shut when joyful, under worried brows when timid, turned up when eager. */
export function eyes(
  mood: Bearing,
  at: readonly (readonly [number, number])[],
  color: Hex = '#3a2418',
  size = 8,
): string {
  const [lookX, lookY] = mood === 'eager' ? [0.1, -0.62] : mood === 'timid' ? [-0.1, 0] : [-0.3, -0.45];
  return at
    .map(([x, y]) =>
      mood === 'joyful'
        ? stroke(draw`M${x - size - 1} ${y + 3}Q${x} ${y - 9} ${x + size + 1} ${y + 3}`, color, 4)
        : ellipse(x, y, size, size * 1.2, color) +
          ellipse(x + size * lookX, y + size * lookY, size * 0.38, size * 0.42, '#ffffff') +
          ellipse(x + size * 0.35, y + size * 0.45, size * 0.18, size * 0.2, '#ffffff', 0.8) +
          (mood === 'timid'
            ? stroke(
                draw`M${x - size} ${y - size * (x < 0 ? 1.5 : 2.1)}L${x + size} ${y - size * (x < 0 ? 2.1 : 1.5)}`,
                color,
                3.4,
              )
            : ''),
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

const NOD: Readonly<Record<Bearing, readonly [drop: number, turn: number]>> = {
  calm: [0, 0],
  joyful: [-3, 7],
  timid: [13, 12],
  eager: [-2, -10],
};

/** Moves and tilts a head; its height depends on the mood. */
export function headAt(mood: Bearing, x: number, y: number, turn: number, markup: string): string {
  const [drop, more] = NOD[mood];
  return draw`<g transform="translate(${x} ${y + drop}) rotate(${turn + more})">${markup}</g>`;
}

/** The whole body: off the ground for joy, smaller for fear. */
export function posture(mood: Bearing, markup: string): string {
  if (mood === 'joyful') return `<g transform="translate(0 -20) rotate(-6)">${markup}</g>`;
  return mood === 'timid' ? `<g transform="scale(1.04 .93)">${markup}</g>` : markup;
}

/** Two front paws. */
export const paws = (color: Hex, line: Hex, wide = 26): string =>
  outlined(draw`M${-wide - 4} 0C${-wide - 8} -15 -6 -15 -6 0Z`, color, line) +
  outlined(draw`M6 0C6 -15 ${wide + 8} -15 ${wide + 4} 0Z`, color, line);
