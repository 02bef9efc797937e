import { dab, draw, ellipse, many, path, placed, stroke, wash } from '../brush.ts';
import type { Canvas } from '../canvas.ts';
import type { Hex } from '../color.ts';

/** A long-necked dinosaur in the distance. */
export function sauropod(
  { light }: Canvas,
  x: number,
  y: number,
  s: number,
  depth: number,
  color: Hex = '#7d9a78',
): string {
  const { tone } = light;
  const spots = [
    [-40, -104, 9],
    [0, -108, 7],
    [-70, -92, 7],
    [40, -128, 6],
  ] as const;
  return placed(
    path(
      'M-250 -40C-190 -30 -150 -90 -100 -112C-50 -134 10 -130 40 -150C76 -180 70 -270 96 -320C110 -346 150 -350 172 -332C186 -320 182 -304 164 -300C144 -296 134 -296 128 -280C110 -220 120 -150 96 -104C90 -80 84 -66 84 0H48L44 -50Q0 -36 -48 -44L-54 0H-92L-94 -62C-150 -40 -200 -20 -250 -40Z',
      tone(color, -0.3, depth),
    ) +
      path(
        'M-100 -108C-50 -132 10 -128 44 -148C80 -176 76 -262 100 -312C112 -336 146 -342 166 -328C130 -326 112 -300 104 -250C96 -196 96 -150 60 -124C10 -104 -40 -110 -100 -92Z',
        tone(color, 0.45, depth),
      ) +
      ellipse(146, -324, 5, 6, '#2a2430') +
      stroke('M150 -308q10 4 20 -2', tone(color, -0.8, depth), 3) +
      spots.map(([cx, cy, q]) => ellipse(cx, cy, q, q * 0.7, tone(color, -0.55, depth), 0.6)).join(''),
    x,
    y,
    s,
  );
}

/** A whale that blows. */
export function whale({ light }: Canvas, x: number, y: number, s: number, depth = 0.05): string {
  const { tone } = light;
  return placed(
    path(
      'M-130 30C-120 -50 -20 -84 60 -64C120 -50 150 -10 196 -50C214 -66 206 -90 188 -96C214 -104 226 -84 224 -66C240 -80 258 -76 262 -56C240 -60 226 -44 212 -20C190 20 160 34 120 40Z',
      tone('#4f7f9c', 0.05, depth),
    ) +
      wash('M-110 -8C-80 -56 0 -76 60 -60C20 -58 -60 -44 -110 -8Z', tone('#4f7f9c', 0.8, depth), 0.8) +
      path('M-128 24C-80 40 20 24 80 40L120 40L-120 44Z', tone('#dfe9e4', 0, depth)) +
      ellipse(-76, 2, 5, 6, '#1d2430') +
      stroke('M-112 16Q-92 26 -70 18', tone('#2f5a78', -0.3, depth), 3) +
      stroke(
        'M-20 -74C-36 -130 -70 -128 -78 -112M-14 -74C-8 -130 26 -134 36 -112',
        tone('#e9f6f2', 0.5),
        9,
        0.85,
      ),
    x,
    y,
    s,
  );
}

/** A small fish looking left. */
export function fish(
  { light }: Canvas,
  x: number,
  y: number,
  s: number,
  color: Hex,
  depth = 0.1,
  flip = false,
): string {
  const { tone } = light;
  return (
    draw`<g transform="translate(${x} ${y}) scale(${String((flip ? -1 : 1) * s)} ${String(s)})">` +
    path(
      'M-44 0C-30 -28 14 -30 34 -4L60 -24Q54 0 62 22L34 6C14 30 -30 28 -44 0Z',
      tone(color, -0.05, depth),
    ) +
    wash('M-34 -8C-20 -24 10 -24 28 -8C8 -14 -16 -14 -34 -8Z', tone(color, 0.9, depth), 0.8) +
    wash('M-6 -22Q6 0 -6 22L6 22Q18 0 6 -23Z', tone('#fff6e0', 0.2, depth), 0.75) +
    ellipse(-27, -5, 5, 5.5, '#ffffff') +
    ellipse(-28, -5, 3, 3.6, '#221a28') +
    '</g>'
  );
}

/** A distant sea turtle. */
export function seaTurtle({ light }: Canvas, x: number, y: number, s: number, depth = 0.2): string {
  const { tone } = light;
  return placed(
    path(
      'M-40 10Q-90 30 -104 66Q-66 62 -26 28ZM20 20Q40 60 76 70Q72 40 44 12Z',
      tone('#6f9a78', -0.2, depth),
    ) +
      path('M-62 12C-56 -40 40 -56 70 8C40 34 -30 36 -62 12Z', tone('#8a7a4a', -0.15, depth)) +
      wash('M-46 0C-30 -34 30 -42 54 -4C20 -18 -16 -14 -46 0Z', tone('#b8a45a', 0.5, depth), 0.9) +
      path('M-58 6C-84 -12 -108 2 -104 18C-90 30 -70 24 -58 18Z', tone('#7faa84', 0.1, depth)) +
      ellipse(-92, 8, 3.4, 4, '#221a28'),
    x,
    y,
    s,
  );
}

/** Distant birds. */
export function birds({ r, light }: Canvas, count: number): string {
  const wings = many(count, () => {
    const [x, y, q] = [1024 * r.between(0.3, 0.7), 1024 * r.between(0.1, 0.34), r.between(7, 14)];
    return draw`M${x - q} ${y - q * 0.4}Q${x - q * 0.4} ${y - q * 0.5} ${x} ${y}Q${x + q * 0.4} ${y - q * 0.5} ${x + q} ${y - q * 0.4}`;
  });
  return stroke(wings, light.tone('#4a5068', -0.3, 0.2), 3);
}

/** Butterflies over the grass. */
export function butterflies({ r, light }: Canvas, count: number, top: number, bottom: number): string {
  const colors = ['#f0b64f', '#e8877a', '#b79ad8', '#8cc4d8'] as const;
  return many(count, (i) => {
    const color = light.tone(colors[i % 4] ?? '#f0b64f', 0.3);
    const wings =
      wash('M0 0C-6 -16 -24 -18 -20 -4C-24 8 -8 10 0 2Z', color, 0.95) +
      wash('M0 0C4 -18 20 -22 18 -8C20 4 8 8 0 2Z', color, 0.8) +
      path(dab(0, 0, 14, 3, 1.4), '#4a3440');
    return placed(
      wings,
      r.between(120, 900),
      r.between(top, bottom),
      r.between(0.7, 1.3),
      r.between(-30, 30),
    );
  });
}
