import { blob, draw, ellipse, many, path, stroke, wash } from '../brush.ts';
import { type Canvas, type Place, SIDE, type View } from '../canvas.ts';
import { planet } from '../props/vessels.ts';

function porthole(canvas: Canvas, x: number, y: number, radius: number, world: string): string {
  const { r, light, id } = canvas;
  const [clip, deep] = [id(), id()];
  const stars = many(40, () => {
    const q = r.between(1.2, 3.4);
    return blob(r, x + r.spread() * radius * 1.6, y + r.spread() * radius * 1.6, q, q, 5, 0.1);
  });
  const bolts = many(12, (i) => {
    const a = (i / 12) * Math.PI * 2;
    return ellipse(
      x + Math.cos(a) * (radius + 19),
      y + Math.sin(a) * (radius + 19),
      6,
      6,
      light.tone('#5f6a8a', -0.2),
    );
  });
  return (
    ellipse(x, y, radius + 38, radius + 38, light.tone('#8f9ab4', 0.3)) +
    ellipse(x, y, radius + 32, radius + 32, light.tone('#a9b2c8', -0.05)) +
    bolts +
    ellipse(x, y, radius + 6, radius + 6, light.tone('#5f6a8a', -0.5)) +
    draw`<radialGradient id="${deep}"><stop offset="0" stop-color="${light.sky[1]}"/><stop offset="1" stop-color="${light.sky[0]}"/></radialGradient><clipPath id="${clip}"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>` +
    `<g clip-path="url(#${clip})">${ellipse(x, y, radius, radius, `url(#${deep})`)}${wash(
      many(7, () =>
        blob(r, x + r.spread() * radius, y + r.spread() * radius, radius * 0.5, radius * 0.16, 8, 0.3),
      ),
      light.sky[2],
      0.3,
    )}${path(stars, '#fff6dc')}${world}${wash(draw`M${x - radius * 0.9} ${y - radius * 0.2}A${radius} ${radius} 0 0 1 ${x - radius * 0.1} ${y - radius * 0.94}L${x + radius * 0.05} ${y - radius * 0.8}A${radius * 0.9} ${radius * 0.9} 0 0 0 ${x - radius * 0.74} ${y - radius * 0.1}Z`, '#ffffff', 0.35)}</g>`
  );
}

function desk({ r, light }: Canvas, x: number, y: number, s: number): string {
  const { tone } = light;
  const lights = ['#f0695a', '#f6cf5a', '#7fe0b0', '#8fd0f4'] as const;
  const knobs = many(22, (i) =>
    ellipse(
      -178 + (i % 11) * 35,
      -92 + Math.floor(i / 11) * 26,
      8,
      8,
      r() < 0.7 ? r.pick(lights) : tone('#5f6a8a', -0.3),
    ),
  );
  const inner =
    ellipse(0, 4, 240, 16, '#14102e', 0.4) +
    path('M-220 0L-200 -74H200L220 0Z', tone('#5f6a92', -0.3)) +
    path('M-214 -70L-190 -120H190L214 -70Z', tone('#7f8ab0', 0.2)) +
    knobs +
    path('M-120 -122L-106 -206Q-104 -214 -94 -214H94Q104 -214 106 -206L120 -122Z', tone('#6f7aa2', 0)) +
    path('M-98 -134L-88 -198H88L98 -134Z', tone('#1f3a5a', 0)) +
    stroke('M-80 -150L-50 -176L-24 -154L8 -188L40 -160L76 -180', '#8ff0d8', 5) +
    stroke('M150 -120V-170M168 -120V-158', tone('#c9d0e4', 0.3), 8) +
    ellipse(150, -176, 13, 13, '#f0695a') +
    ellipse(168, -164, 11, 11, '#f6cf5a');
  return draw`<g transform="translate(${x} ${y}) scale(${String(s)})">${inner}</g>`;
}

/** Inside the space ship: round windows with stars, a control desk with lights. */
export function cabin(canvas: Canvas, view: View): Place {
  const { r, light, id } = canvas;
  const floor = SIDE * (view.ground - 0.07);
  const [hull, deck] = [id(), id()];
  let s = `<linearGradient id="${hull}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${light.tone('#aab4d0', -0.35)}"/><stop offset=".5" stop-color="${light.tone('#c9d0e2', 0.25)}"/><stop offset="1" stop-color="${light.tone('#9aa4c4', -0.2)}"/></linearGradient><rect width="${SIDE}" height="${SIDE}" fill="url(#${hull})"/>`;
  s += stroke(
    draw`M0 ${floor * 0.12}Q${SIDE / 2} ${floor * 0.04} ${SIDE} ${floor * 0.12}M0 ${floor * 0.86}H${SIDE}`,
    light.tone('#7f8ab0', -0.3),
    8,
    0.7,
  );
  s += stroke(
    [0.06, 0.36, 0.66, 0.95]
      .map((x) => draw`M${SIDE * x} ${floor * 0.1}Q${SIDE * (x - 0.02)} ${floor * 0.5} ${SIDE * x} ${floor}`)
      .join(''),
    light.tone('#7f8ab0', -0.3),
    5,
    0.6,
  );
  s +=
    path(draw`M0 ${floor * 0.9}h${SIDE}v16h-${SIDE}Z`, light.tone('#e08a4a', 0.1)) +
    wash(draw`M0 ${floor * 0.9 + 20}h${SIDE}v6h-${SIDE}Z`, '#ffffff', 0.4);
  const at = SIDE * (view.turn ? 0.62 : 0.38);
  const radius = floor * 0.26;
  s += porthole(
    canvas,
    at,
    floor * 0.42,
    radius,
    planet(
      canvas,
      at + radius * 0.3,
      floor * 0.42 + radius * 0.4,
      radius * 0.62,
      view.turn ? '#7fb0c4' : '#dd9a6a',
      !view.turn,
    ),
  );
  s += porthole(canvas, SIDE * (view.turn ? 0.2 : 0.82), floor * 0.36, radius * 0.52, '');
  s += `<linearGradient id="${deck}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${light.tone('#6f7aa2', -0.4)}"/><stop offset="1" stop-color="${light.tone('#8f9ac0', 0.2)}"/></linearGradient><rect y="${floor}" width="${SIDE}" height="${SIDE - floor}" fill="url(#${deck})"/>`;
  s += stroke(
    many(11, (i) => draw`M${SIDE / 2 + (i - 5) * 100} ${floor}L${SIDE / 2 + (i - 5) * 230} ${SIDE}`) +
      [0.2, 0.5].map((t) => draw`M0 ${floor + t * (SIDE - floor)}H${SIDE}`).join(''),
    light.tone('#4f5a86', -0.4),
    4,
    0.6,
  );
  s += wash(
    many(20, () =>
      blob(r, r() * SIDE, floor + r() * (SIDE - floor), r.between(20, 70), r.between(3, 8), 7, 0.2),
    ),
    light.tone('#c9d4f0', 0.6),
    0.35,
  );
  s += desk(canvas, view.landmark * SIDE, floor + 34, 1.05);
  return { markup: s, ground: 'floor' };
}
