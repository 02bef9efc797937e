import { draw, ellipse, outlined, path, stroke } from '../brush.ts';
import { chance } from '../chance.ts';
import { lighten, mix } from '../color.ts';
import type { Look } from './look.ts';

/** What a child may wear on the head. Everything is drawn around (0, 0), the middle of the head. */

/** Bright frames with a dark edge: they stand out from every skin. */
const FRAMES = ['#e0574a', '#4a9ad0', '#e8b64a', '#58a86c'] as const;
const EDGE = '#2c2634';
const SCARVES = ['#4f9a94', '#c47f92', '#7f74b4', '#d49a52'] as const;

/** Glasses in front of eyes at (x, y), one wide and one narrower where the head is turned. */
export function glasses(
  look: Pick<Look, 'key'>,
  eyes: readonly (readonly [x: number, y: number, narrow: number])[],
): string {
  const color = chance(`frame|${look.key}`).pick(FRAMES);
  const [left, right] = eyes;
  if (!left || !right) return '';
  const rim = ([x, eyeY, narrow]: readonly [number, number, number]): string => {
    // Slightly high, so that the nose stays visible.
    const [y, w, h, q] = [eyeY - 2, 17.5 * narrow, 15.5, 13 * narrow];
    return draw`M${x - w} ${y}C${x - w} ${y - h} ${x - q} ${y - h} ${x} ${y - h}C${x + q} ${y - h} ${x + w} ${y - h} ${x + w} ${y}C${x + w} ${y + h} ${x + q} ${y + h} ${x} ${y + h}C${x - q} ${y + h} ${x - w} ${y + h} ${x - w} ${y}Z`;
  };
  const bridge = draw`M${left[0] + 17.5 * left[2]} ${left[1] - 2}Q${(left[0] + right[0]) / 2} ${left[1] - 8} ${right[0] - 17.5 * right[2]} ${right[1] - 2}M${left[0] - 17.5 * left[2]} ${left[1] - 3}L-55 ${left[1] - 7}`;
  const frame = rim(left) + rim(right) + bridge;
  const glints = eyes.map(([x, y, narrow]) => draw`M${x - 11 * narrow} ${y - 6}l${7 * narrow} -7`).join('');
  return (
    path(rim(left) + rim(right), '#ffffff', 'fill-opacity=".12"') +
    stroke(frame, EDGE, 6) +
    stroke(frame, color, 3) +
    stroke(glints, '#ffffff', 3, 0.6)
  );
}

/** A hearing aid on the visible ear, in a bright colour. A headscarf leaves its edge visible. */
export function hearingAid(turn: number, covered: boolean): string {
  const [color, line] = ['#3fa9c8', '#1c566c'];
  if (covered)
    return (
      stroke(draw`M${-50 + turn * 8} 6Q${-44 + turn * 8} 18 ${-46 + turn * 8} 26`, line, 5) +
      ellipse(-50 + turn * 8, 2, 8, 10, line) +
      ellipse(-50 + turn * 8, 2, 6, 8, color)
    );
  const x = -58 + turn * 10;
  return (
    outlined(
      draw`M${x - 2} -14C${x - 17} -16 ${x - 22} 2 ${x - 16} 20C${x - 13} 27 ${x - 5} 25 ${x - 7} 17C${x - 11} 4 ${x - 8} -4 ${x} -6Z`,
      color,
      line,
      2.2,
    ) +
    stroke(draw`M${x} -11Q${x + 9} -8 ${x + 4} 7`, '#e4f4f8', 3) +
    ellipse(x + 3, 9, 4.6, 4.6, line) +
    ellipse(x + 3, 9, 2.8, 2.8, color) +
    ellipse(x - 12, 6, 1.8, 3, '#ffffff', 0.8)
  );
}

interface Scarf {
  readonly cloth: string;
  readonly shade: string;
  readonly line: string;
}

function scarfOf(look: Pick<Look, 'key'>): Scarf {
  const cloth = chance(`hijab|${look.key}`).pick(SCARVES);
  return {
    cloth,
    shade: mix(lighten(cloth, -0.09), '#3a2a58', 0.22),
    line: mix(lighten(cloth, -0.25), '#2a1530', 0.4),
  };
}

/** The headscarf behind the shoulders. */
export function hijabBack(look: Pick<Look, 'key'>): string {
  const { shade, line } = scarfOf(look);
  return outlined('M-60 -30C-80 20 -78 90 -58 122Q0 138 58 122C78 90 80 20 60 -30Z', shade, line);
}

/** The headscarf around a face that is turned from 0 to 1, and over the chest. */
export function hijabFront(look: Pick<Look, 'key'>, turn: number): string {
  const { cloth, shade, line } = scarfOf(look);
  const x = turn * 7;
  const face = draw`M${-47 + x} -4C${-49 + x} -50 ${47 + x} -50 ${47 + x} -4C${49 + x} 34 ${26 + x} 61 ${x} 61C${-26 + x} 61 ${-47 + x} 34 ${-47 + x} -4Z`;
  const outer =
    'M-66 -16C-70 -92 70 -92 66 -16C69 18 63 44 52 62C76 74 80 96 66 110Q0 138 -66 110C-80 96 -76 74 -52 62C-63 44 -69 18 -66 -16Z';
  return (
    `<path d="${outer}${face}" fill-rule="evenodd" fill="${cloth}" stroke="${line}" stroke-width="2.6" stroke-linejoin="round"/>` +
    path(
      'M-66 -16C-67 -58 -42 -70 -22 -71C-50 -56 -58 -10 -50 30C-46 50 -40 60 -34 68L-52 62C-63 44 -69 18 -66 -16Z',
      shade,
      'fill-opacity=".8"',
    ) +
    path('M-54 70Q-20 104 44 78Q20 118 -44 110Q-66 98 -54 70Z', shade, 'fill-opacity=".55"') +
    stroke('M-48 72Q-10 104 52 66M-34 92Q4 112 50 92', line, 2.6, 0.5) +
    stroke('M-26 -64Q0 -70 28 -63', lighten(cloth, 0.1), 4, 0.7)
  );
}
