import { lensOf } from '../../content/en/themes.ts';
import type { PictureBrief } from '../../illustrations.ts';
import type { HeldThing } from '../../theme-lens.ts';
import { ellipse, outlined, path, stroke, wash } from '../brush.ts';
import type { PoseName } from './poses.ts';

/** Objects held in a hand: drawn around the grip at (0, 0), upright. */

const wand =
  stroke('M-4 22L14 -58', '#3a2a4a', 9) +
  stroke('M-4 22L14 -58', '#7a5a9c', 5.5) +
  ellipse(17, -70, 26, 26, '#fff2b0', 0.4) +
  outlined(
    'M17 -92L23 -77L39 -75L27 -65L31 -49L17 -58L3 -49L7 -65L-5 -75L11 -77Z',
    '#ffe27a',
    '#a8782a',
    2.2,
  );

const spoon =
  stroke('M-3 24L8 -46', '#7a4f34', 10) +
  stroke('M-3 24L8 -46', '#c99a62', 6) +
  outlined('M10 -44C-6 -50 -6 -78 12 -82C30 -80 28 -52 10 -44Z', '#c99a62', '#7a4f34', 2.4);

const flag =
  stroke('M-2 40L6 -100', '#5a3a2a', 8) +
  stroke('M-2 40L6 -100', '#a8744a', 5) +
  outlined(
    'M6 -100Q34 -112 58 -96Q76 -86 92 -94L88 -50Q70 -42 52 -54Q30 -68 4 -56Z',
    '#e0634a',
    '#7a2a26',
    2.4,
  ) +
  stroke('M6 -78Q34 -92 56 -76Q74 -64 90 -72', '#f6dfae', 6);

const lantern =
  ellipse(0, 44, 74, 74, '#ffd88a', 0.3) +
  stroke('M-14 20Q0 -16 14 20', '#4a3a3a', 4) +
  outlined('M-20 24H20L24 66H-24Z', '#ffe9a8', '#4a3a3a', 3) +
  path('M0 34C8 44 10 56 0 60C-10 56 -8 44 0 34Z', '#f2862f') +
  outlined('M-24 20H24L18 10H-18ZM-27 66H27V74H-27Z', '#6a5a6a', '#3a2e3a', 2.2);

const flower =
  stroke('M-2 26Q6 -8 4 -40', '#4f8a48', 5) +
  [0, 60, 120, 180, 240, 300]
    .map((a) => ellipse(4 + Math.cos(a / 57.3) * 13, -48 + Math.sin(a / 57.3) * 13, 9.5, 9.5, '#f6efe2'))
    .join('') +
  ellipse(4, -48, 8, 8, '#f0b64f');

const balloon =
  stroke('M0 6Q-10 -40 6 -84', '#6a5a5a', 2.4) +
  outlined('M6 -84C-30 -100 -28 -156 6 -158C40 -156 42 -100 6 -84Z', '#e0574a', '#7a2a2a', 2.6) +
  wash('M-8 -146C-20 -136 -20 -116 -12 -106C-12 -122 -10 -136 -8 -146Z', '#ffffff', 0.6);

const spyglass = `<g transform="rotate(-24)">${outlined('M-22 -10H20V10H-22Z', '#8a5a3a', '#4a2c20', 2.4)}${outlined('M20 -13H58V13H20Z', '#a8744a', '#4a2c20', 2.4)}${outlined('M56 -16H68V16H56ZM16 -15H24V15H16Z', '#e0b458', '#7a5420', 2.2)}</g>`;

const maraca =
  stroke('M-3 26L6 -28', '#7a4f34', 9) +
  stroke('M-3 26L6 -28', '#d9a56c', 5.5) +
  outlined('M6 -26C-18 -30 -18 -72 10 -74C36 -70 32 -28 6 -26Z', '#d9634a', '#7a2a26', 2.4) +
  stroke('M-10 -54Q10 -46 28 -56', '#f6dfae', 5);

const THINGS: Readonly<Record<HeldThing, string>> = { balloon, flag, flower, maraca, spoon, spyglass, wand };

/** Poses whose right hand is up, or hangs with room for something. */
const UP: ReadonlySet<PoseName> = new Set(['fistUp']);
const DOWN: ReadonlySet<PoseName> = new Set(['walk', 'stand']);

/** What the hero holds in this pose: the object of the theme in a raised hand, a lantern in the dark. */
export function heldIn(
  pose: PoseName,
  { theme, time }: Pick<PictureBrief, 'theme' | 'time'>,
): string | undefined {
  const { held } = lensOf(theme);
  if (UP.has(pose)) return held && THINGS[held];
  return DOWN.has(pose) && time === 'night' ? lantern : undefined;
}
