import { draw, ellipse, outlined, path, stroke } from '../brush.ts';
import { mix } from '../color.ts';
import type { Look } from './look.ts';
import type { Feeling } from './poses.ts';
import { glasses } from './wears.ts';

type Corner = readonly [number, number];

/** The outline of a head facing the viewer, and of one turned three-quarters to the right; 8 cubic corners each. */
const TOWARDS: readonly Corner[] = [
  [-57, -10],
  [-58, -52],
  [-34, -66],
  [0, -66],
  [34, -66],
  [58, -52],
  [57, -10],
  [57, 10],
  [54, 26],
  [42, 39],
  [30, 51],
  [14, 58],
  [0, 58],
  [-14, 58],
  [-30, 51],
  [-42, 39],
  [-54, 26],
  [-57, 10],
  [-57, -10],
];
const TURNED: readonly Corner[] = [
  [-56, -12],
  [-58, -52],
  [-32, -66],
  [3, -66],
  [38, -66],
  [59, -50],
  [58, -16],
  [55, -2],
  [61, 16],
  [53, 32],
  [46, 48],
  [32, 58],
  [17, 58],
  [0, 58],
  [-20, 52],
  [-35, 38],
  [-49, 24],
  [-55, 10],
  [-56, -12],
];

/** The outline of the head of this child, turned from 0 to 1. */
export function headOutline({ face }: Pick<Look, 'face'>, turn: number): string {
  const points = TOWARDS.map(([x, y], i): Corner => {
    const [tx, ty] = TURNED[i] ?? [x, y];
    const [px, py] = [x + (tx - x) * turn, y + (ty - y) * turn];
    const low = Math.max(0, Math.min(1, (py - 8) / 40));
    return [px * (1 + (face.jaw - 1) * low), py + face.chin * low];
  });
  let d = '';
  for (const [i, [x, y]] of points.entries())
    d += i === 0 ? draw`M${x} ${y}C` : draw`${x} ${y}${i % 3 === 0 && i < points.length - 1 ? 'C' : ' '}`;
  return `${d}Z`;
}

interface Features {
  readonly turn: number;
  readonly gaze: readonly [number, number];
  readonly feeling: Feeling;
}

function eye(
  look: Look,
  x: number,
  y: number,
  side: 1 | -1,
  narrow: number,
  { gaze, feeling }: Features,
  laughing: boolean,
): string {
  if (laughing)
    return stroke(
      draw`M${x - 11 * narrow} ${y + 4}Q${x} ${y - 11} ${x + 11 * narrow} ${y + 4}`,
      look.eyeLine,
      4.6,
    );
  const wide = 11 * look.face.eyeWide * narrow;
  const high =
    (feeling === 'surprised' ? 15.5 : feeling === 'determined' ? 13 : feeling === 'sad' ? 12.5 : 14) *
    look.face.eyeHigh;
  const [gx, gy] = [x + gaze[0] * 2.6 * narrow, y + gaze[1] * 2.6];
  const lift = look.face.slant * side;
  let s = ellipse(x, y, wide, high, '#fffaf2');
  s +=
    ellipse(gx, gy + 1, 9.2 * narrow, high - 2.4, look.iris) +
    ellipse(gx, gy, 5.4 * narrow, high - 6, '#140c12');
  s += `<path d="${draw`M${gx - 6 * narrow} ${gy + 5}q${6 * narrow} 6 ${12 * narrow} 0q${-2 * narrow} 5 ${-6 * narrow} 5q${-4 * narrow} 0 ${-6 * narrow} -5Z`}" fill="${mix(look.iris, '#ffd9a0', 0.5)}" fill-opacity=".8"/>`;
  s +=
    ellipse(gx - 3.2 * narrow, gy - 4, 3.4 * narrow, 3.8, '#ffffff') +
    ellipse(gx + 3.4 * narrow, gy + 4, 1.6, 1.8, '#ffffff', 0.85);
  const top = y - high * (feeling === 'determined' || feeling === 'sad' ? 0.95 : 1.2);
  s += stroke(
    draw`M${x - wide - 1} ${y - high * 0.3 + lift}C${x - wide * 0.8} ${top} ${x + wide * 0.8} ${top} ${x + wide + 1} ${y - high * 0.3 - lift}`,
    look.eyeLine,
    4.4,
  );
  if (look.girl)
    s += stroke(
      draw`M${x + side * wide} ${y - high * 0.42}l${side * 5} -2.5M${x + side * wide * 0.8} ${y - high * 0.72}l${side * 4} -4`,
      look.eyeLine,
      3.4,
    );
  return s;
}

function brow(look: Look, x: number, y: number, side: 1 | -1, narrow: number, feeling: Feeling): string {
  // How much the inner and the outer end of the brow rise.
  const [inner, outer, height] = {
    happy: [0, 0, 22],
    curious: [0, side > 0 ? -3 : 0, side > 0 ? 26 : 22],
    worried: [-5, 3, 22],
    sad: [-6, 3, 21],
    surprised: [-1, 0, 27],
    determined: [1, -2, 20],
    proud: [-1, 0, 23],
  }[feeling] as [number, number, number];
  const top = y - height;
  const [left, right] = side < 0 ? [outer, inner] : [inner, outer];
  return stroke(
    draw`M${x - 10 * narrow} ${top + 2 + left}Q${x} ${top - 4 + (left + right) / 2} ${x + 10 * narrow} ${top + 2 + right}`,
    mix(look.hairLine, look.hair, 0.35),
    4.4,
  );
}

function mouth(look: Look, x: number, y: number, feeling: Feeling, laughing: boolean): string {
  if (laughing) {
    return (
      outlined(
        draw`M${x - 14} ${y - 3}Q${x} ${y + 2} ${x + 14} ${y - 3}Q${x + 10} ${y + 15} ${x} ${y + 15}Q${x - 10} ${y + 15} ${x - 14} ${y - 3}Z`,
        '#8f2f35',
        look.lip,
        2.6,
      ) +
      path(
        draw`M${x - 8} ${y + 10.5}Q${x} ${y + 4} ${x + 8} ${y + 10.5}Q${x} ${y + 16} ${x - 8} ${y + 10.5}Z`,
        '#e8807c',
      )
    );
  }
  switch (feeling) {
    case 'surprised':
      return outlined(
        draw`M${x - 6} ${y + 2}Q${x} ${y - 8} ${x + 6} ${y + 2}Q${x} ${y + 13} ${x - 6} ${y + 2}Z`,
        '#8f2f35',
        look.lip,
        2.4,
      );
    case 'worried':
      return stroke(draw`M${x - 9} ${y + 4}Q${x - 2} ${y - 4} ${x + 9} ${y + 3}`, look.lip, 3.6);
    case 'sad':
      return stroke(draw`M${x - 9} ${y + 5}Q${x} ${y - 4} ${x + 9} ${y + 5}`, look.lip, 3.6);
    case 'determined':
      return stroke(draw`M${x - 9} ${y + 2}Q${x + 2} ${y + 3} ${x + 9} ${y - 1}`, look.lip, 3.8);
    case 'curious':
      return stroke(draw`M${x - 8} ${y + 1}Q${x + 1} ${y + 6} ${x + 9} ${y - 2}`, look.lip, 3.6);
    default:
      return stroke(draw`M${x - 11} ${y - 1}Q${x} ${y + 8} ${x + 11} ${y - 1}`, look.lip, 3.6);
  }
}

/** The features of a face around (0, 0), the middle of the head. `laughing` closes the eyes. */
export function features(look: Look, shown: Features, blushId: string, laughing = false): string {
  const { turn, gaze, feeling } = shown;
  const [ox, oy] = [turn * 16, gaze[1] * 6];
  let s = `<radialGradient id="${blushId}"><stop offset="0" stop-color="${look.blush}" stop-opacity=".7"/><stop offset="1" stop-color="${look.blush}" stop-opacity="0"/></radialGradient>`;
  s +=
    ellipse(-34 + ox * 0.8, 29 + oy, 17, 11, `url(#${blushId})`) +
    ellipse(37 + ox * 0.5, 29 + oy, 17 - turn * 4, 11, `url(#${blushId})`);
  if (look.freckles) {
    for (const [x, y] of [
      [-32, 20],
      [-25, 25],
      [-38, 26],
      [30, 20],
      [24, 25],
      [36, 26],
      [-8, 17],
      [8, 17],
    ] as const)
      s += ellipse(x + ox, y + oy, 1.9, 1.7, look.skinShade);
  }
  const sockets: (readonly [number, number, number])[] = [];
  for (const side of [-1, 1] as const) {
    const narrow = side > 0 ? 1 - turn * 0.16 : 1 - turn * 0.02;
    const x = side * 25 * (side > 0 ? 1 - turn * 0.12 : 1) + ox;
    const y = 12 + oy * 1.2;
    sockets.push([x, y, narrow]);
    s += eye(look, x, y, side, narrow, shown, laughing) + brow(look, x, y, side, narrow, feeling);
  }
  if (look.wears.includes('glasses')) s += glasses(look, sockets);
  s += stroke(
    draw`M${-3 + ox * 1.5} ${27 + oy}q${3 + turn * 2} 4.5 ${7 - turn} .5`,
    mix(look.skinLine, look.skin, 0.25),
    3.2,
  );
  return (
    s + mouth(look, ox * 1.1, 40 + oy * 0.9 + look.face.chin * 0.4, feeling, laughing || feeling === 'happy')
  );
}
