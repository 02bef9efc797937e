import { draw, ellipse, outlined, path, stroke } from '../brush.ts';
import { type Hex, lab, lighten, mix } from '../color.ts';
import type { Look } from './look.ts';

/** The measures of a body, taken once for a pose. */
export interface Measures {
  readonly shoulderY: number;
  readonly hipY: number;
  readonly torso: number;
  readonly shoulder: number;
  readonly hip: number;
  readonly arm: number;
  readonly leg: number;
  /** Body turned to the right, 0 to 1. */
  readonly turn: number;
}

export interface Cloth {
  readonly top: Hex;
  readonly topShade: Hex;
  readonly topLine: Hex;
  readonly bottom: Hex;
  readonly bottomShade: Hex;
  readonly bottomLine: Hex;
  /** The colour of the sleeves. */
  readonly sleeve: Hex;
  readonly sleeveShade: Hex;
  readonly sleeveLine: Hex;
  /** How far sleeves and legs of the clothes reach, 0–1. */
  readonly sleeves: number;
  readonly legs: number;
}

const SHIRT = { sleeve: '#f4e6c8', sleeveShade: '#d8c6a6', sleeveLine: '#8a6f52' } as const;

/** The cloth of a child's clothes. */
export function clothOf(look: Look): Cloth {
  const topShade = mix(lighten(look.top, -0.09), '#4a2a58', 0.2);
  const topLine = mix(lighten(look.top, -0.25), '#2a1530', 0.4);
  const own = { sleeve: look.top, sleeveShade: topShade, sleeveLine: topLine };
  const short = look.outfit === 'dress' || look.outfit === 'dungarees' || look.outfit === 'shorts';
  return {
    top: look.top,
    topShade,
    topLine,
    bottom: look.bottom,
    bottomShade: mix(lighten(look.bottom, -0.08), '#231f48', 0.25),
    bottomLine: mix(lighten(look.bottom, -0.22), '#1a1530', 0.4),
    ...(look.outfit === 'dungarees' ? SHIRT : own),
    sleeves: short ? 0.45 : 0.9,
    legs:
      look.outfit === 'dress'
        ? 0
        : look.outfit === 'shorts'
          ? 0.42
          : look.outfit === 'dungarees'
            ? 0.95
            : 0.85,
  };
}

/** Clips a shade to a shape. */
export const clipped = (id: string, shape: string, inside: string): string =>
  `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`;

function torsoOutline(m: Measures, flare: number, hem: number): string {
  const [sw, hw, top] = [m.shoulder, m.hip, m.shoulderY];
  // The far shoulder is a little narrower than the near one.
  const far = 1 - m.turn * 0.1;
  return draw`M${-sw * 0.62} ${top}C${-sw * 1.02} ${top + 4} ${-sw * 1.05} ${top + 26} ${-sw * 0.98} ${top + 44}C${-hw * 1.02} ${top + m.torso * 0.7} ${-flare} ${hem - 16} ${-flare} ${hem}Q0 ${hem + 18} ${flare * far} ${hem}C${flare * far} ${hem - 16} ${hw * 1.02 * far} ${top + m.torso * 0.7} ${sw * 0.98 * far} ${top + 44}C${sw * 1.05 * far} ${top + 26} ${sw * 1.02 * far} ${top + 4} ${sw * 0.62 * far} ${top}Z`;
}

/** Torso and what is worn on it. */
export function torso(look: Look, cloth: Cloth, m: Measures, id: () => string): string {
  const { shoulderY: top, hipY, torso: long, shoulder: sw, hip: hw } = m;
  const dress = look.outfit === 'dress';
  const flare = dress ? hw * 1.75 : hw * 1.08;
  const hem = dress ? hipY + 44 * look.tall : hipY + (look.outfit === 'dungarees' ? 4 : 8);
  const shape = torsoOutline(m, flare, hem);
  const shift = m.turn * 7;
  const base = look.outfit === 'dungarees' ? cloth.sleeve : look.top;
  const shadow = draw`M-160 ${top - 20}L${-sw * 0.9} ${top}Q${-sw * 0.55} ${top + long * 0.5} ${-flare * 0.62} ${hem - 14}Q0 ${hem + 2} ${flare * 1.3} ${hem - 12}L${flare * 1.3} ${hem + 40}L-160 ${hem + 40}Z`;
  let s = outlined(shape, base, look.outfit === 'dungarees' ? cloth.sleeveLine : cloth.topLine);
  let inside = path(shadow, look.outfit === 'dungarees' ? cloth.sleeveShade : cloth.topShade);
  let over = '';
  switch (look.outfit) {
    case 'dungarees': {
      const bib = draw`M${-hw * 0.62 + shift} ${top + 34}L${hw * 0.62 + shift} ${top + 34}L${hw * 0.78 + shift * 0.6} ${top + long * 0.58}L${hw * 1.12} ${top + long * 0.62}L${hw * 1.12} ${hem + 10}Q0 ${hem + 24} ${-hw * 1.12} ${hem + 10}L${-hw * 1.12} ${top + long * 0.62}L${-hw * 0.78 + shift * 0.6} ${top + long * 0.58}Z`;
      const bibShade = draw`M-160 ${top}L${-hw * 0.62 + shift} ${top + long * 0.5}Q${-hw * 0.75} ${hem - 20} ${-hw * 0.5} ${hem + 40}L-160 ${hem + 40}Z`;
      over += `<path d="${draw`M${-sw * 0.5} ${top + 2}L${-hw * 0.55 + shift} ${top + 38}M${sw * 0.5} ${top + 2}L${hw * 0.55 + shift} ${top + 38}`}" stroke="${cloth.bottom}" stroke-width="${Math.round(11 * look.wide)}"/>`;
      over +=
        outlined(bib, cloth.bottom, cloth.bottomLine) + clipped(id(), bib, path(bibShade, cloth.bottomShade));
      over += path(
        draw`M${-hw * 0.34 + shift} ${top + 52}h${hw * 0.68}v16q${-hw * 0.34} 12 ${-hw * 0.68} 0Z`,
        cloth.bottomShade,
      );
      over +=
        ellipse(-hw * 0.52 + shift, top + 40, 4, 4, '#f3cf6a') +
        ellipse(hw * 0.52 + shift, top + 40, 4, 4, '#f3cf6a');
      break;
    }
    case 'sweater':
      for (const at of [0.42, 0.56])
        inside += path(
          draw`M-90 ${top + long * at}Q0 ${top + long * at + 12} 90 ${top + long * at}v8Q0 ${top + long * at + 20} -90 ${top + long * at + 8}Z`,
          '#fbeed2',
        );
      over += stroke(
        draw`M${-hw * 0.96} ${hem - 6}Q0 ${hem + 10} ${hw * 0.96} ${hem - 6}`,
        cloth.topLine,
        2,
        0.45,
      );
      break;
    case 'hoodie':
      over += path(
        draw`M${-sw * 0.5} ${top + 2}Q${shift} ${top + 34} ${sw * 0.5} ${top + 2}L${sw * 0.66} ${top + 6}Q${shift} ${top + 50} ${-sw * 0.66} ${top + 6}Z`,
        cloth.topShade,
      );
      over +=
        stroke(draw`M${-9 + shift} ${top + 30}v22M${9 + shift} ${top + 30}v22`, '#f6ead2', 3) +
        stroke(draw`M${-hw * 0.55 + shift} ${hem - 30}q${hw * 0.55} 12 ${hw * 1.1} 0`, cloth.topLine, 3, 0.5);
      break;
    case 'suit': {
      const bright = lab(look.top)[0] > 0.8;
      const [panel, band] = bright ? ['#5f8fc0', '#e08a4a'] : ['#f0a24f', '#f6cf5a'];
      over += outlined(draw`M${-15 + shift} ${top + 38}h30v26h-30Z`, panel ?? '', cloth.topLine, 2.2);
      over +=
        ellipse(-6 + shift, top + 46, 3.4, 3.4, '#f6e6c4') +
        ellipse(6 + shift, top + 46, 3.4, 3.4, '#e0574a');
      inside += path(
        draw`M-90 ${hem - 20}Q0 ${hem - 4} 90 ${hem - 20}v11Q0 ${hem + 8} -90 ${hem - 9}Z`,
        band ?? '',
      );
      over += stroke(
        draw`M${-sw * 0.44} ${top + 3}Q${shift} ${top + 22} ${sw * 0.44} ${top + 3}`,
        band ?? '',
        7,
      );
      break;
    }
    case 'shorts':
      inside += path(
        draw`M-90 ${top + long * 0.3}Q0 ${top + long * 0.3 + 14} 90 ${top + long * 0.3}v16Q0 ${top + long * 0.3 + 30} -90 ${top + long * 0.3 + 16}Z`,
        mix(look.top, '#fff6e2', 0.75),
      );
      over += stroke(
        draw`M${-sw * 0.42 + shift * 0.5} ${top + 3}Q${shift} ${top + 20} ${sw * 0.42 + shift * 0.5} ${top + 3}`,
        mix(look.top, '#fff6e2', 0.6),
        6,
      );
      break;
    default:
      over += outlined(
        draw`M${-sw * 0.5} ${top + 3}Q${-sw * 0.5} ${top + 26} ${-4 + shift} ${top + 20}Q${-sw * 0.1 + shift} ${top + 12} ${shift} ${top + 8}Q${sw * 0.1 + shift} ${top + 12} ${4 + shift} ${top + 20}Q${sw * 0.5} ${top + 26} ${sw * 0.5} ${top + 3}Z`,
        '#fdf3de',
        cloth.topLine,
        2,
      );
      inside += path(
        draw`M-140 ${hem - 15}Q0 ${hem + 4} 140 ${hem - 15}v7Q0 ${hem + 11} -140 ${hem - 8}Z`,
        '#fbeed2',
      );
  }
  s += clipped(id(), shape, inside) + over;
  return s;
}

/** A scarf around the neck. */
export const scarf = ({ shoulderY: y, shoulder: sw }: Measures): string =>
  outlined(
    draw`M${-sw * 0.62} ${y - 6}Q0 ${y + 26} ${sw * 0.62} ${y - 6}L${sw * 0.66} ${y + 12}Q0 ${y + 46} ${-sw * 0.66} ${y + 12}Z`,
    '#e9b949',
    '#8a5a22',
    3,
  ) + outlined(draw`M${sw * 0.3} ${y + 22}q16 26 8 58q-16 6 -28 0q4 -30 -2 -52Z`, '#dca53a', '#8a5a22', 3);

/** A shoe under a leg that ends at (x, y). */
export function shoe(x: number, y: number, side: 1 | -1, width: number, color: Hex, turn: number): string {
  const line = mix(lighten(color, -0.25), '#2a1520', 0.4);
  // A turned body points both toes the same way.
  const toe = (side > 0 ? 5 : -5) * (1 - turn) + 8 * turn;
  const w = width;
  return (
    outlined(
      draw`M${x - w * 0.52} ${y - 8}C${x - w * 0.8 + toe * 0.4} ${y + 14} ${x - w * 0.5 + toe * 0.4} ${y + 17} ${x + toe} ${y + 17}C${x + w * 0.7 + toe} ${y + 17} ${x + w * 0.8 + toe} ${y + 6} ${x + w * 0.52} ${y - 8}Z`,
      color,
      line,
    ) + stroke(draw`M${x - w * 0.5} ${y - 9}h${w}`, '#f6ead2', 7)
  );
}
