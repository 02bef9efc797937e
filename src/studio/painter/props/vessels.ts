import { blob, draw, ellipse, many, path, placed, stroke, wash } from '../brush.ts';
import type { Canvas } from '../canvas.ts';
import { type Hex, mix } from '../color.ts';

/** A rocket on its fins. */
export function rocket({ light }: Canvas, x: number, y: number, s: number, depth = 0): string {
  const { tone } = light;
  return placed(
    path('M-34 -30L-74 20L-66 40L-30 14Z', tone('#c94f42', -0.35, depth)) +
      path('M34 -30L74 20L66 40L30 14Z', tone('#c94f42', 0.2, depth)) +
      path('M0 -250C54 -190 58 -80 36 10H-36C-58 -80 -54 -190 0 -250Z', tone('#efe6d2', 0.15, depth)) +
      path('M0 -250C-54 -190 -58 -80 -36 10H-12C-30 -80 -28 -190 0 -250Z', tone('#efe6d2', -0.45, depth)) +
      path('M0 -250C20 -226 34 -200 41 -172H-41C-34 -200 -20 -226 0 -250Z', tone('#c94f42', 0.1, depth)) +
      path('M-47 -60H47L45 -40H-45Z', tone('#d9a23f', 0.1, depth)) +
      ellipse(0, -112, 25, 25, tone('#d9a23f', -0.1, depth)) +
      ellipse(0, -112, 18, 18, tone('#7fb4cc', 0.2, depth)) +
      ellipse(-6, -118, 6, 8, '#ffffff', 0.7) +
      path('M-24 10H24L18 26H-18Z', tone('#6a6a78', -0.3, depth)) +
      path('M-6 -30L6 -30L6 34L-6 34Z', tone('#c94f42', -0.1, depth)),
    x,
    y,
    s,
    8,
  );
}

/** A planet, with a ring if wanted. */
export function planet(
  { r, light, id }: Canvas,
  x: number,
  y: number,
  radius: number,
  color: Hex,
  ringed: boolean,
): string {
  const clip = id();
  const [lx, ly] = light.from;
  const ring = (sweep: 0 | 1): string =>
    draw`<path d="M${x - radius * 1.75} ${y + radius * 0.2}A${radius * 1.8} ${radius * 0.46} -10 0 ${sweep} ${x + radius * 1.75} ${y - radius * 0.2}" fill="none" stroke="${mix(color, '#ffe6c0', 0.65)}" stroke-width="${radius * 0.14}" stroke-opacity=".9"/>`;
  const bands = many(9, (i) =>
    path(
      blob(
        r,
        x + r.spread() * radius * 0.5,
        y - radius + i * radius * 0.25,
        radius * r.between(0.6, 1.1),
        radius * 0.09,
        9,
        0.3,
      ),
      mix(color, i % 2 ? '#fff0d0' : '#5a3a6a', 0.26),
    ),
  );
  const shadow = [0.42, 0.6, 0.78, 0.96]
    .map((q) =>
      ellipse(x - lx * radius * q, y - ly * radius * q, radius * 1.12, radius * 1.12, '#2a1a58', 0.2),
    )
    .join('');
  return (
    draw`<clipPath id="${clip}"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>` +
    (ringed ? ring(1) : '') +
    `<g clip-path="url(#${clip})">${ellipse(x, y, radius, radius, color)}${bands}${shadow}${ellipse(x + lx * radius * 0.5, y + ly * radius * 0.5, radius * 0.42, radius * 0.34, '#fff0d8', 0.22)}</g>` +
    (ringed ? ring(0) : '')
  );
}

/** A sailing ship. */
export function ship({ light }: Canvas, x: number, y: number, s: number, depth = 0): string {
  const { tone } = light;
  return placed(
    path('M-6 -40V-300H6V-40Z', tone('#7a5238', -0.1, depth)) +
      path('M-92 -40V-220H-84V-40Z', tone('#7a5238', -0.3, depth)) +
      path(
        'M-70 -280Q40 -300 84 -270Q104 -190 78 -120Q10 -96 -66 -116Q-34 -200 -70 -280Z',
        tone('#f4e6cb', 0.3, depth),
      ) +
      path(
        'M-70 -280Q-50 -284 -30 -287Q0 -200 -28 -108L-66 -116Q-34 -200 -70 -280Z',
        tone('#f4e6cb', -0.35, depth),
      ) +
      path('M-64 -214Q20 -232 92 -208L92 -176Q20 -198 -58 -182Z', tone('#c9503f', 0.05, depth)) +
      path(
        'M-150 -206Q-96 -214 -66 -200Q-52 -150 -70 -104Q-110 -94 -146 -106Q-130 -150 -150 -206Z',
        tone('#ecdcbc', 0, depth),
      ) +
      path('M6 -300q26 -12 54 2q-22 8 -24 20q-14 -8 -30 -4Z', tone('#c9503f', 0.2, depth)) +
      path(
        'M-170 -60Q-120 -34 0 -34Q110 -34 170 -72Q164 20 100 46H-110Q-156 20 -170 -60Z',
        tone('#8a5a3a', -0.15, depth),
      ) +
      path(
        'M-168 -46Q-120 -18 0 -18Q110 -18 168 -58L166 -42Q110 -2 0 -2Q-120 -2 -164 -30Z',
        tone('#e0b468', 0.2, depth),
      ) +
      [-90, -30, 30, 90].map((at) => ellipse(at, 14, 9, 9, tone('#4a2c20', -0.3, depth))).join(''),
    x,
    y,
    s,
  );
}

/** A hot-air balloon. */
export function balloon({ light }: Canvas, x: number, y: number, s: number, depth = 0): string {
  const { tone } = light;
  return placed(
    path(
      'M0 -120C72 -120 84 -40 44 6C30 24 20 34 16 46H-16C-20 34 -30 24 -44 6C-84 -40 -72 -120 0 -120Z',
      tone('#d9523f', 0, depth),
    ) +
      path(
        'M0 -120C30 -120 36 -40 18 6L8 46H-8L-18 6C-36 -40 -30 -120 0 -120Z',
        tone('#f6e3b8', 0.25, depth),
      ) +
      wash(
        'M0 -120C-72 -120 -84 -40 -44 6C-30 24 -20 34 -16 46L-10 46C-30 10 -62 -40 0 -120Z',
        tone('#a53a3a', -0.4, depth),
        0.5,
      ) +
      path('M-14 64H14L11 88H-11Z', tone('#9a6a3f', 0, depth)) +
      stroke('M-15 46L-13 64M15 46L13 64', tone('#6a4a3a', 0, depth), 2.4),
    x,
    y,
    s,
  );
}

/** A small red car with a roof rack. */
export function car({ light }: Canvas, x: number, y: number, s: number, depth = 0): string {
  const { tone } = light;
  const red = '#d9503f';
  const wheel = (cx: number): string =>
    ellipse(cx, -22, 27, 27, tone('#3a3440', -0.2, depth)) +
    ellipse(cx, -22, 15, 15, tone('#e6dcc6', 0.2, depth)) +
    ellipse(cx, -22, 6, 6, tone('#8a8494', 0, depth));
  const glass = light.lamps ? '#ffe6a8' : tone('#9fd0dc', 0.25, depth);
  return placed(
    ellipse(0, 4, 150, 12, '#241a38', 0.28) +
      path('M-74 -128h104v-24h-104Z', tone('#b98a56', 0, depth)) +
      path('M-60 -152h34v-22h-34ZM-22 -152h44v-16h-44Z', tone('#5a7fa8', 0.1, depth)) +
      path('M-92 -70C-86 -120 -70 -130 -40 -130H30C58 -130 74 -112 88 -72Z', tone(red, 0.1, depth)) +
      path('M-78 -74C-74 -108 -62 -118 -40 -118H-14V-74ZM-2 -118H26C48 -118 60 -104 70 -74H-2Z', glass) +
      wash('M-66 -80L-44 -116H-30L-52 -80ZM12 -80L30 -114H38L24 -80Z', '#ffffff', 0.45) +
      path(
        'M-140 -24C-144 -62 -130 -74 -92 -76H86C124 -72 142 -62 142 -24Q142 -14 130 -14H-128Q-140 -14 -140 -24Z',
        tone(red, -0.05, depth),
      ) +
      path('M-138 -46Q0 -38 141 -46L142 -30Q0 -22 -140 -30Z', tone('#f4e6cb', 0.2, depth)) +
      ellipse(132, -54, 10, 11, light.lamps ? '#fff0a8' : tone('#fff0c0', 0.4, depth)) +
      ellipse(-134, -52, 6, 9, tone('#f2a23f', 0.1, depth)) +
      stroke('M-8 -74V-22M12 -62h16', tone(red, -0.6, depth), 3) +
      wheel(-80) +
      wheel(82),
    x,
    y,
    s,
  );
}

/** A little steam train: an engine and one wagon. */
export function train({ light, r }: Canvas, x: number, y: number, s: number, depth = 0): string {
  const { tone } = light;
  const wheels = (at: readonly number[], q: number): string =>
    at
      .map(
        (cx) =>
          ellipse(cx, -q, q, q, tone('#3a3440', -0.2, depth)) +
          ellipse(cx, -q, q * 0.5, q * 0.5, tone('#d9a23f', 0.1, depth)),
      )
      .join('');
  const steam = many(7, (i) => blob(r, 66 + i * -22, -138 - i * 20, 13 + i * 5, 11 + i * 4, 8, 0.14));
  return placed(
    wash(steam, tone('#fffaf0', 0.2, depth), 0.85) +
      path('M54 -84V-126h-6v-10h34v10h-6v42Z', tone('#3f5a6a', -0.2, depth)) +
      path('M-20 -88H96Q112 -88 112 -60Q112 -28 96 -28H-20Z', tone('#3f7f86', 0, depth)) +
      path('M-20 -88H96Q108 -88 110 -70H-20Z', tone('#3f7f86', 0.6, depth)) +
      path('M-72 -28V-132H-12V-28Z', tone('#c9503f', 0, depth)) +
      path('M-84 -132Q-42 -156 0 -132V-124H-84Z', tone('#7d4a34', 0, depth)) +
      path('M-60 -116h36v34h-36Z', light.lamps ? '#ffe08c' : tone('#bfe0e0', 0.3, depth)) +
      path('M-84 -30H118L128 -16H-84Z', tone('#d9a23f', 0, depth)) +
      path('M-214 -28L-222 -92H-104L-112 -28Z', tone('#d9953f', 0.1, depth)) +
      path(
        blob(r, -166, -96, 52, 16, 9, 0.2) + blob(r, -150, -106, 24, 14, 7, 0.2),
        tone('#6f9a45', 0.2, depth),
      ) +
      stroke('M-112 -24H-82', tone('#3a3440', 0, depth), 7) +
      wheels([-56, -6, 84], 20) +
      wheels([38], 16) +
      wheels([-196, -130], 17),
    x,
    y,
    s,
  );
}
