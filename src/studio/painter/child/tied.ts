import { curve, draw, outlined, type Point, stroke } from '../brush.ts';
import type { Chance } from '../chance.ts';
import { mix } from '../color.ts';
import { type Curl, curls } from './curls.ts';
import type { Head } from './head.ts';

const BAND = '#e2574a';

/** The skull under hair that is tied up. */
const SKULL: readonly Point[] = [
  [-60, -4],
  [-62, -36],
  [-44, -66],
  [0, -78],
  [44, -66],
  [62, -36],
  [60, -4],
  [40, 20],
  [0, 28],
  [-40, 20],
];

function puff(head: Head, r: Chance, x: number, y: number): string {
  const list: Curl[] = [[x, y, 27]];
  for (let i = 0; i < 9; i++) {
    const angle = (i / 9) * Math.PI * 2;
    list.push([x + Math.cos(angle) * 25, y + Math.sin(angle) * 25, 15 + r.spread() * 3]);
  }
  return (
    curls(list, head, mix(head.hair, head.hairShade, 0.35)) +
    outlined(draw`M${x * 0.74 - 9} ${y * 0.8 + 2}h18v11h-18Z`, BAND, mix(BAND, '#3a1020', 0.55))
  );
}

function plait(head: Head, side: 1 | -1): string {
  let s = '';
  // Strands cross from left and from right in turn.
  for (let i = 0; i < 9; i++) {
    const cross = i % 2 ? 1 : -1;
    const [x, y, w] = [side * (62 + i * 1.2) + cross * 4, 8 + i * 14, 14 - i * 0.5];
    s += draw`<g transform="translate(${x} ${y}) rotate(${cross * 32})">${outlined(draw`M${-w} 0C${-w} -13 ${w} -13 ${w} 0C${w} 12 ${-w} 12 ${-w} 0Z`, head.hair, head.hairLine, 2.2)}${stroke(draw`M${-w * 0.5} -3Q0 -8 ${w * 0.4} -4`, head.hairShine, 2.4, 0.6)}</g>`;
  }
  const [x, y] = [side * 73, 18 + 7 * 18];
  return (
    outlined(
      draw`M${x - 8} ${y - 4}Q${x - 15} ${y + 24} ${x} ${y + 30}Q${x + 15} ${y + 22} ${x + 8} ${y - 4}Z`,
      head.hair,
      head.hairLine,
      2.4,
    ) +
    s +
    outlined(draw`M${x - 10} ${y - 8}h20v9h-20Z`, BAND, mix(BAND, '#3a1020', 0.55), 2.2)
  );
}

/** What shows behind the head of hair that is tied up. */
export function tiedBack(head: Head, r: Chance): string {
  const skull = outlined(curve(SKULL), head.hairShade, head.hairLine);
  if (head.tied === 'puffs') return puff(head, r, -54, -66) + puff(head, r, 54, -66) + skull;
  if (head.tied === 'braids') return skull;
  const long = head.length === 'long' ? 132 : 84;
  if (head.style === 'curly') {
    const list: Curl[] = [];
    for (let i = 0; i < 11; i++)
      list.push([
        -62 - Math.sin(i * 0.5) * 20 + r.spread() * 12,
        -46 + (i / 10) * long * 0.8,
        21 + r.spread() * 4,
      ]);
    return curls(list, head, mix(head.hair, head.hairShade, 0.4)) + skull;
  }
  const sway = head.style === 'wavy' ? 10 : 0;
  const tail: Point[] = [
    [-38, -62],
    [-66, -72],
    [-98, -44],
    [-100 - sway, long * 0.3 - 20],
    [-86 + sway, long * 0.7 - 20],
    [-96, long],
    [-74, long - 14],
    [-62 - sway, long * 0.5],
    [-66, 0],
    [-54, -34],
  ];
  return (
    outlined(curve(tail), mix(head.hair, head.hairShade, 0.4), head.hairLine) +
    stroke(draw`M-70 -56Q-94 -20 ${-84 - sway} ${long * 0.6}`, head.hairLine, 3, 0.4) +
    skull +
    outlined('M-58 -66l16 -8l10 18l-16 8Z', BAND, mix(BAND, '#3a1020', 0.55))
  );
}

/** What hangs in front of the shoulders. */
export function tiedFront(head: Head): string {
  return head.tied === 'braids' ? plait(head, -1) + plait(head, 1) : '';
}
