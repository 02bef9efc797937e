import { blob, dab, draw, ellipse, many, path, placed, stroke, wash } from '../brush.ts';
import { type Canvas, SIDE } from '../canvas.ts';
import { type Hex, mix } from '../color.ts';

const box = (x: number, y: number, w: number, h: number): string => draw`M${x} ${y}h${w}v${h}h${-w}Z`;

/** A painted wall with strokes of the brush, a rail of wood at its foot, and light from one side. */
export function wall({ r, light, id }: Canvas, floor: number, color: Hex, pattern?: Hex): string {
  const glow = id();
  const side = light.from[0] > 0 ? 1 : 0;
  let s = `<linearGradient id="${glow}" x1="${1 - side}" x2="${side}" y1="1" y2="0"><stop offset="0" stop-color="${light.tone(color, -0.35)}"/><stop offset="1" stop-color="${light.tone(color, 0.35)}"/></linearGradient><rect width="${SIDE}" height="${SIDE}" fill="url(#${glow})"/>`;
  s += wash(
    many(70, () => dab(r() * SIDE, r() * floor, r.between(80, 260), r.between(14, 40), r.spread() * 0.3)),
    light.tone(color, 0.6),
    0.25,
  );
  s += wash(
    many(40, () => dab(r() * SIDE, r() * floor, r.between(80, 220), r.between(14, 36), r.spread() * 0.3)),
    light.tone(color, -0.6),
    0.18,
  );
  if (pattern) {
    let sprigs = '';
    for (let row = 0; row * 92 < floor; row++)
      for (let x = row % 2 ? 46 : 0; x <= SIDE; x += 92)
        sprigs += blob(r, x, row * 92 + 40, 7, 9, 6, 0.2) + dab(x + 4, row * 92 + 56, 20, 4, 1.3);
    s += wash(sprigs, light.tone(pattern, 0.2), 0.55);
  }
  return (
    s +
    path(box(0, floor - 34, SIDE, 34), light.tone(mix(color, '#8a5a3a', 0.4), -0.1)) +
    path(box(0, floor - 38, SIDE, 6), light.tone(mix(color, '#fff4dc', 0.5), 0.4))
  );
}

/** Floorboards that recede from the viewer. */
export function boards({ r, light, id }: Canvas, floor: number, color: Hex): string {
  const fade = id();
  let s = `<linearGradient id="${fade}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${light.tone(color, -0.25)}"/><stop offset="1" stop-color="${light.tone(color, 0.2)}"/></linearGradient><rect y="${floor}" width="${SIDE}" height="${SIDE - floor}" fill="url(#${fade})"/>`;
  const seams = many(
    15,
    (i) => draw`M${SIDE / 2 + (i - 7) * 74} ${floor}L${SIDE / 2 + (i - 7) * 190} ${SIDE}`,
  );
  s += stroke(seams, light.tone(color, -0.7), 3.4, 0.5);
  s += wash(
    many(60, () => {
      const t = r();
      return dab(r() * SIDE, floor + 8 + t * (SIDE - floor), 60 + t * 120, 3 + t * 8, r.spread() * 0.05);
    }),
    light.tone(color, 0.7),
    0.35,
  );
  return s + wash(box(0, floor, SIDE, 16), light.tone(color, -0.9), 0.4);
}

/** Tiles on the floor. */
export function tiles({ light }: Canvas, floor: number, one: Hex, other: Hex): string {
  let s = path(box(0, floor, SIDE, SIDE - floor), light.tone(one, 0.1));
  let dark = '';
  const rows = [0, 0.1, 0.24, 0.43, 0.68, 1].map((t) => floor + t * (SIDE - floor));
  const across = (column: number, y: number): number =>
    SIDE / 2 + column * (86 + ((y - floor) / (SIDE - floor)) * 96);
  for (let row = 0; row < rows.length - 1; row++) {
    const [top, low] = [rows[row] ?? 0, rows[row + 1] ?? 0];
    for (let c = -7; c < 7; c++)
      if ((c + row) % 2 === 0)
        dark += draw`M${across(c, top)} ${top}L${across(c + 1, top)} ${top}L${across(c + 1, low)} ${low}L${across(c, low)} ${low}Z`;
  }
  s += path(dark, light.tone(other, 0));
  return s + wash(box(0, floor, SIDE, 18), light.tone(other, -0.9), 0.35);
}

/** A window with the weather in it. */
export function pane(canvas: Canvas, x: number, y: number, w: number, h: number, curtain?: Hex): string {
  const { r, light, id } = canvas;
  const [sky, clip] = [id(), id()];
  let s =
    path(box(x - 16, y - 16, w + 32, h + 32), light.tone('#f2e6cc', 0.1)) +
    path(box(x - 26, y + h + 10, w + 52, 18), light.tone('#e6d4b0', 0.3));
  s += `<linearGradient id="${sky}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${light.sky[0]}"/><stop offset=".6" stop-color="${light.sky[1]}"/><stop offset="1" stop-color="${light.sky[2]}"/></linearGradient><clipPath id="${clip}"><path d="${box(x, y, w, h)}"/></clipPath><g clip-path="url(#${clip})"><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#${sky})"/>`;
  s += wash(
    blob(r, x + w * 0.3, y + h * 0.42, w * 0.22, h * 0.09, 9, 0.2) +
      blob(r, x + w * 0.42, y + h * 0.36, w * 0.16, h * 0.1, 9, 0.2),
    light.cloud[0],
    0.8,
  );
  if (light.stars)
    s += path(
      many(16, () => {
        const q = r.between(1.4, 3.4);
        return blob(r, x + r() * w, y + r() * h * 0.7, q, q, 5, 0.1);
      }),
      '#fff6dc',
    );
  if (light.sun)
    s +=
      ellipse(x + w * 0.7, y + h * 0.26, 28, 28, light.sun.color) +
      ellipse(x + w * 0.7, y + h * 0.26, 60, 60, light.sun.color, 0.25);
  s += path(
    draw`M${x} ${y + h}V${y + h * 0.76}Q${x + w * 0.3} ${y + h * 0.58} ${x + w * 0.6} ${y + h * 0.76}T${x + w} ${y + h * 0.7}V${y + h}Z`,
    light.tone('#86a85a', 0.1, 0.25),
  );
  s += path(
    many(3, (i) => blob(r, x + w * (0.2 + i * 0.3), y + h * 0.78, w * 0.09, h * 0.12, 8, 0.2)),
    light.tone('#5f8f4a', -0.1, 0.2),
  );
  if (light.rain)
    s += stroke(
      many(26, () => draw`M${x + r() * w * 1.1} ${y + r() * h}l-8 30`),
      '#eef4f4',
      2,
      0.6,
    );
  s += `</g>${stroke(draw`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.5}h${w}`, light.tone('#f2e6cc', 0.1), 11)}`;
  if (curtain) {
    for (const side of [0, 1]) {
      const [edge, out] = side ? [x + w + 26, -1] : [x - 26, 1];
      s += path(
        draw`M${edge} ${y - 30}h${out * 92}Q${edge + out * 84} ${y + h * 0.4} ${edge + out * 18} ${y + h * 0.62}Q${edge + out * 46} ${y + h * 0.8} ${edge + out * 40} ${y + h + 46}H${edge}Z`,
        light.tone(curtain, 0),
      );
      s += wash(
        draw`M${edge + out * 30} ${y - 30}h${out * 22}Q${edge + out * 44} ${y + h * 0.4} ${edge + out * 8} ${y + h * 0.6}Z`,
        light.tone(curtain, 0.8),
        0.55,
      );
    }
    s += stroke(draw`M${x - 50} ${y - 32}H${x + w + 50}`, light.tone('#8a5a3a', -0.2), 10);
  }
  return s;
}

/** A shelf with `things` on it, drawn from (0, 0) upward and `w` wide. */
export function shelf({ light }: Canvas, x: number, y: number, w: number, things: string): string {
  return (
    placed(things, x, y) +
    path(box(x - 10, y, w + 20, 14), light.tone('#a8744a', 0.25)) +
    path(box(x - 10, y + 14, w + 20, 7), light.tone('#7a4f34', -0.4)) +
    path(
      draw`M${x + 24} ${y + 20}h14v26l-14 -22ZM${x + w - 38} ${y + 20}h14l-0 4l-14 22Z`,
      light.tone('#8a5a3a', -0.2),
    )
  );
}

/** Jars of many colours. */
export function jars({ r, light }: Canvas, w: number): string {
  const colors = ['#d9634a', '#e0a63f', '#7fa86a', '#8fb4c8', '#c79ac0', '#e8cfa0'] as const;
  let s = '';
  for (let x = 4; x < w - 34; ) {
    const [width, h] = [r.between(34, 48), r.between(44, 74)];
    const color = r.pick(colors);
    s +=
      path(
        draw`M${x} 0V${-h + 8}Q${x} ${-h} ${x + 8} ${-h}H${x + width - 8}Q${x + width} ${-h} ${x + width} ${-h + 8}V0Z`,
        light.tone(color, 0),
      ) +
      wash(box(x + 6, -h + 8, 7, h - 16), '#ffffff', 0.4) +
      path(box(x + 3, -h - 11, width - 6, 13), light.tone('#b98a56', -0.1));
    x += width + r.between(6, 18);
  }
  return s;
}

/** Books that lean on one another. */
export function books({ r, light }: Canvas, w: number): string {
  const colors = ['#2f5fa8', '#d9512c', '#3f7f6b', '#6a4a7c', '#e3a63c', '#c2708a'] as const;
  let s = '';
  for (let x = 0; x < w - 22; ) {
    const [width, h] = [r.between(15, 30), r.between(58, 96)];
    const color = r.pick(colors);
    s +=
      path(box(x, -h, width, h), light.tone(color, 0)) +
      wash(box(x, -h + 12, width, 6), '#fbf1dc', 0.7) +
      wash(box(x, -h, 4, h), light.tone(color, 0.8), 0.6);
    x += width + (r() < 0.15 ? 24 : 1.5);
  }
  return s;
}

/** A rug. */
export function rug({ light }: Canvas, x: number, y: number, rx: number, color: Hex): string {
  return (
    ellipse(x, y + 4, rx + 8, rx * 0.2 + 4, light.tone('#3a2a3a', -0.4), 0.3) +
    ellipse(x, y, rx, rx * 0.2, light.tone(color, 0.05)) +
    ellipse(x, y, rx * 0.84, rx * 0.158, light.tone('#f6e6c4', 0.2)) +
    ellipse(x, y, rx * 0.74, rx * 0.135, light.tone(color, 0.2))
  );
}

/** Bunting across the wall. */
export function bunting({ light }: Canvas, y: number): string {
  const colors = ['#d9634a', '#f0b64f', '#6fa8a0', '#b79ad8'];
  const sag = (x: number): number => y + 46 * Math.sin((Math.PI * x) / SIDE);
  return (
    stroke(draw`M0 ${y}Q${SIDE / 2} ${y + 92} ${SIDE} ${y}`, light.tone('#8a6a4a', 0), 4) +
    many(13, (i) => {
      const x = 34 + i * 78;
      return path(draw`M${x} ${sag(x)}h50l-25 52Z`, light.tone(colors[i % 4] ?? '#d9634a', 0.15));
    })
  );
}

/** A small lamp on a stand; it shines when the lamps are lit. */
export function lamp({ light, id }: Canvas, x: number, y: number, s: number): string {
  const glow = id();
  const lit = light.lamps
    ? `<radialGradient id="${glow}"><stop offset="0" stop-color="#ffe0a0" stop-opacity=".7"/><stop offset="1" stop-color="#ffc070" stop-opacity="0"/></radialGradient><circle cx="0" cy="-110" r="190" fill="url(#${glow})"/>`
    : '';
  return placed(
    lit +
      path('M-30 0h60l-10 -14h-40ZM-6 -10V-84h12v74Z', light.tone('#3f7f86', 0)) +
      path('M-52 -78L-30 -150H30L52 -78Z', light.lamps ? '#ffeab4' : light.tone('#f6dfae', 0.2)) +
      wash('M-52 -78L-30 -150H-14L-30 -78Z', light.tone('#e0a45c', -0.1), 0.6),
    x,
    y,
    s,
  );
}
