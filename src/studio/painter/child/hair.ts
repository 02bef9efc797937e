import { curve, draw, outlined, type Point, stroke, wash } from '../brush.ts';
import { type Chance, chance } from '../chance.ts';
import { mix } from '../color.ts';
import { type Curl, curls } from './curls.ts';
import type { Head } from './head.ts';
import { tiedBack, tiedFront } from './tied.ts';
import { hijabBack, hijabFront } from './wears.ts';

/** Roughens the outline of wavy hair. */
function waves(points: readonly Point[]): string {
  const out: Point[] = [];
  for (const [i, a] of points.entries()) {
    const b = points[(i + 1) % points.length] ?? a;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const steps = Math.max(1, Math.round(length / 13));
    for (let k = 0; k < steps; k++) {
      const swing = (out.length % 4 < 2 ? 1 : -1) * (a[1] > -20 ? 4.4 : 1.2);
      out.push([
        a[0] + ((b[0] - a[0]) * k) / steps - ((b[1] - a[1]) / length) * swing,
        a[1] + ((b[1] - a[1]) * k) / steps + ((b[0] - a[0]) / length) * swing,
      ]);
    }
  }
  return curve(out);
}

const outline = (points: readonly Point[], head: Head): string =>
  head.style === 'wavy' ? waves(points) : curve(points);

function curlyBack(head: Head, r: Chance): string {
  const size = { short: 19, medium: 25, long: 27 }[head.length];
  const rows = { short: 1, medium: 3, long: 6 }[head.length];
  const list: Curl[] = [];
  for (let i = 0; i < 15; i++) {
    const angle = Math.PI + (i / 14) * Math.PI;
    list.push([
      Math.cos(angle) * (58 + size * 0.25),
      -8 + Math.sin(angle) * (60 + size * 0.25) + r.spread() * 2,
      size + r.spread() * 3,
    ]);
  }
  for (let row = 0; row < rows; row++) {
    const wide = 64 + (head.length === 'short' ? -6 : 10 + Math.sin(row * 1.1) * 7);
    for (let x = -wide; x <= wide + 1; x += wide / 2.5)
      list.push([x + r.spread() * 4, 6 + row * size * 1.02 + r.spread() * 4, size * (0.95 + r() * 0.15)]);
  }
  return curls(list, head, head.hairShade, false);
}

/** The hair behind the head. */
export function backHair(head: Head): string {
  if (head.wears.includes('hijab')) return hijabBack(head);
  const r = chance(`hair|${head.key}|back`);
  if (head.tied !== 'loose') return tiedBack(head, r);
  if (head.style === 'curly') return curlyBack(head, r);
  const foot = { short: 8, medium: 66, long: 158 }[head.length];
  const wide = { short: 62, medium: 74, long: 80 }[head.length];
  const tips = head.length === 'short' ? 5 : 7;
  const points: Point[] = [
    [-wide + 4, -14],
    [-50, -58],
    [0, -76],
    [50, -58],
    [wide - 4, -14],
    [wide, foot * 0.55],
    [wide - 6, foot - 6],
  ];
  for (let i = 0; i <= tips; i++) {
    const x = wide - 8 - ((2 * wide - 16) * i) / tips;
    points.push([
      x,
      foot +
        (i % 2 ? -9 : 6) +
        (head.style === 'straight' ? 0 : r.spread() * 5) +
        (1 - Math.abs(x) / wide) * 8,
    ]);
  }
  points.push([-wide + 6, foot - 6], [-wide, foot * 0.55]);
  let strands = '';
  if (head.length !== 'short')
    for (const x of [-0.66, -0.33, 0, 0.33, 0.66])
      strands += draw`M${x * wide * 0.5} -60Q${x * wide * 1.1} 0 ${x * wide} ${foot - 10}`;
  return (
    outlined(outline(points, head), head.hairShade, head.hairLine) + stroke(strands, head.hairLine, 3, 0.35)
  );
}

function curlyFront(head: Head, r: Chance): string {
  const size = { short: 16, medium: 18, long: 19 }[head.length];
  const list: Curl[] = [];
  const arc = (count: number, wide: number, y: number, rise: number, q: number): void => {
    for (let i = 0; i < count; i++) {
      const t = (i / (count - 1)) * 2 - 1;
      list.push([
        t * wide,
        y - Math.sqrt(Math.max(0, 1 - t * t)) * rise + Math.abs(t) * 6 + r.spread() * 2.2,
        size * q * (0.92 + r() * 0.16),
      ]);
    }
  };
  arc(9, 54, -36, 13, 0.95);
  arc(8, 50, -52, 17, 1.05);
  arc(5, 32, -74, 9, 1.1);
  if (head.length !== 'short' && head.tied === 'loose') {
    for (const side of [-1, 1])
      for (let k = 0; k < (head.length === 'long' ? 5 : 3); k++)
        list.push([side * (63 + r.spread() * 3), -20 + k * size * 1.25, size * 0.95]);
  }
  return curls(list, head);
}

/** The tips of a straight fringe, right to left. */
const FRINGE: readonly Point[] = [
  [55, -20],
  [46, -30],
  [37, -20],
  [27, -31],
  [14, -21],
  [2, -32],
  [-12, -21],
  [-24, -32],
  [-36, -20],
  [-46, -30],
  [-55, -20],
];
const CROP: readonly Point[] = [
  [56, -12],
  [47, -34],
  [32, -23],
  [21, -40],
  [4, -25],
  [-9, -42],
  [-26, -25],
  [-39, -38],
  [-56, -12],
];

function smoothFront(head: Head): string {
  const { part, length, style } = head;
  let s = '';
  if (length !== 'short' && head.tied === 'loose') {
    const foot = length === 'medium' ? 50 : 92;
    const lock = style === 'wavy' ? 6 : 0;
    for (const d of [-1, 1]) {
      const points: Point[] = [
        [d * 40, -56],
        [d * 62, -40],
        [d * (72 + lock), foot * 0.4],
        [d * (66 - lock), foot - 6],
        [d * 58, foot + 8],
        [d * (54 + lock), foot * 0.45],
        [d * 50, -8],
        [d * 44, -30],
      ];
      s += outlined(outline(points, head), head.hair, head.hairLine);
    }
  }
  const side = length === 'short' ? 59 : 62;
  const cap: Point[] = [
    [-side, length === 'short' ? 6 : -6],
    [-65, -34],
    [-46, -66],
    [0, -78],
    [46, -66],
    [65, -34],
    [side, length === 'short' ? 6 : -6],
  ];
  if (style === 'straight') {
    const tips = head.girl || length === 'medium' ? FRINGE : CROP;
    const edge = tips
      .map(([x, y], i) =>
        i % 2 ? draw`L${x} ${y}` : draw`Q${x + part * 6 + 4} ${y - 9} ${x + part * 3} ${y}`,
      )
      .join('');
    s += outlined(`${curve(cap, false)}${edge}Z`, head.hair, head.hairLine);
  } else {
    const sweep: Point[] = [
      [56, -14],
      [52, -30],
      [36, -42],
      [part * 18, -52],
      [-22, -42],
      [-52, -28],
      [-56, -14],
    ];
    s += outlined(curve([...cap, ...sweep]), head.hair, head.hairLine);
    s += stroke(
      draw`M${part * 16} -72Q${part * 30} -56 ${part * 52} -34M${part * 10} -70Q${-part * 20} -60 ${-part * 50} -34`,
      head.hairLine,
      3,
      0.4,
    );
  }
  s +=
    wash('M-46 -50Q-30 -68 -6 -66L-8 -60Q-28 -60 -42 -42Z', head.hairShine, 0.8) +
    wash('M4 -66Q16 -66 24 -62L21 -57Q12 -60 3 -60Z', head.hairShine, 0.7);
  if (length === 'short' && !head.girl)
    s =
      outlined('M-14 -70Q-22 -90 -4 -96Q-6 -86 4 -82Q8 -94 22 -94Q14 -84 20 -70Z', head.hair, head.hairLine) +
      s;
  return s;
}

/** A bow on the side away from the parting. */
function bow(head: Head): string {
  const color = head.top === '#d9473b' ? '#f4d27a' : '#e2574a';
  const line = mix(color, '#3a1020', 0.55);
  const side = -head.part;
  return `<g transform="translate(${side * 44} -62) rotate(${side * 28})">${outlined('M0 0C-10 -18 -34 -18 -30 0C-34 18 -10 18 0 0C10 -18 34 -18 30 0C34 18 10 18 0 0Z', color, line, 3)}${outlined('M-7 -7h14v14h-14Z', mix(color, '#ffffff', 0.15), line)}</g>`;
}

/** The hair in front of the forehead and at the sides of the face, or the scarf around a face turned from 0 to 1. */
export function frontHair(head: Head, turn: number): string {
  if (head.wears.includes('hijab')) return hijabFront(head, turn);
  const r = chance(`hair|${head.key}|front`);
  const hair = head.style === 'curly' ? curlyFront(head, r) : smoothFront(head);
  return hair + tiedFront(head) + (head.bow && head.tied !== 'puffs' ? bow(head) : '');
}
