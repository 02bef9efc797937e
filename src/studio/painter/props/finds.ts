import { blob, draw, ellipse, many, path, stroke, TURN, wash } from '../brush.ts';
import type { Canvas } from '../canvas.ts';
import type { Hex } from '../color.ts';

/** Props to find: each stands on (0, 0), about 220 wide. */

/** A chest that is full. */
export function chest({ light, id, r }: Canvas): string {
  const { tone } = light;
  const glow = id();
  const coins = many(22, () =>
    ellipse(r.between(-78, 78), -72 - r() * 24, 11, 6, tone('#f2c648', r.between(-0.1, 0.7))),
  );
  return (
    ellipse(0, 4, 130, 14, '#241a38', 0.3) +
    `<radialGradient id="${glow}"><stop offset="0" stop-color="#ffe79a" stop-opacity=".7"/><stop offset="1" stop-color="#ffe79a" stop-opacity="0"/></radialGradient>` +
    path('M-98 -74L-110 -130Q0 -186 110 -130L98 -74Z', tone('#7a4a2c', -0.3)) +
    path('M-84 -78L-94 -122Q0 -166 94 -122L84 -78Z', tone('#4a2a1c', -0.4)) +
    ellipse(0, -90, 150, 70, `url(#${glow})`) +
    path(blob(r, 0, -74, 84, 22, 10, 0.14), tone('#d9a02f', 0)) +
    coins +
    ellipse(-40, -92, 9, 9, '#d9434a') +
    ellipse(34, -94, 9, 9, '#4fa8c0') +
    path('M-102 0V-70H102V0Z', tone('#9c6238', 0.05)) +
    wash('M-102 0V-70H-60V0Z', tone('#9c6238', -0.8), 0.5) +
    stroke('M-102 -36H102', tone('#6a4026', -0.2), 3) +
    path('M-104 -74H104V-58H-104ZM-84 -70h16V0h-16ZM68 -70h16V0h-16Z', tone('#d9a84a', 0.1)) +
    path('M-18 -66h36v34q-18 14 -36 0Z', tone('#f0cc6a', 0.3)) +
    ellipse(0, -48, 5, 6, '#4a2a1c')
  );
}

/** A nest of straw with eggs in it. */
export function nest({ light, r }: Canvas, shell: Hex, spot: Hex): string {
  const { tone } = light;
  const straw = (count: number, y: number): string =>
    many(count, () => {
      const a = r() * TURN;
      const x = Math.cos(a) * 112;
      return draw`M${x - 40} ${y + r.spread() * 22}q40 ${r.between(4, 24)} 84 ${r.spread() * 26}`;
    });
  const egg = (x: number, y: number, s: number, turn: number): string => {
    const spots = many(6, () =>
      ellipse(r.spread() * 30, -54 + r.spread() * 50, r.between(5, 10), r.between(4, 8), tone(spot, 0)),
    );
    return draw`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${String(s)})">${path('M0 -122C34 -122 52 -70 50 -42C48 -12 28 0 0 0C-28 0 -48 -12 -50 -42C-52 -70 -34 -122 0 -122Z', tone(shell, 0.1))}${spots}${wash('M-20 -104C-40 -84 -46 -44 -36 -20C-30 -54 -28 -82 -20 -104Z', light.from[0] > 0 ? '#3a2a5a' : '#ffffff', 0.3)}${wash('M18 -106C36 -84 42 -56 36 -30C30 -60 28 -84 18 -106Z', light.from[0] > 0 ? '#ffffff' : '#3a2a5a', 0.35)}</g>`;
  };
  return (
    ellipse(0, 8, 170, 20, '#241a38', 0.28) +
    ellipse(0, -28, 132, 34, tone('#8a6432', -0.4)) +
    egg(-52, -14, 0.92, -10) +
    egg(58, -16, 0.86, 12) +
    egg(2, -4, 1.04, 2) +
    path('M-150 -34Q-130 22 0 24Q130 22 150 -34Q90 4 0 6Q-90 4 -150 -34Z', tone('#b98a48', 0)) +
    stroke(straw(34, -2), tone('#d9b46a', 0.3), 4) +
    stroke(straw(20, 4), tone('#8a6432', -0.3), 3.4)
  );
}

/** A pot that bubbles with magic, and a book. */
export function cauldron({ light, id, r }: Canvas): string {
  const { tone } = light;
  const glow = id();
  const sparks = many(16, () => {
    const [x, y, q] = [r.spread() * 90, -150 - r() * 130, r.between(4, 9)];
    return draw`M${x} ${y - q}Q${x} ${y} ${x + q} ${y}Q${x} ${y} ${x} ${y + q}Q${x} ${y} ${x - q} ${y}Q${x} ${y} ${x} ${y - q}Z`;
  });
  return (
    ellipse(0, 6, 150, 15, '#14202e', 0.4) +
    `<radialGradient id="${glow}"><stop offset="0" stop-color="#b8ffe8" stop-opacity=".75"/><stop offset="1" stop-color="#b8ffe8" stop-opacity="0"/></radialGradient>` +
    ellipse(0, -150, 170, 150, `url(#${glow})`) +
    stroke('M-50 -10L-62 6M50 -10L62 6', tone('#2a2a3a', 0), 14) +
    path('M-84 -116C-116 -70 -92 -4 0 -4C92 -4 116 -70 84 -116Z', tone('#3f4258', 0)) +
    wash('M60 -112C92 -74 74 -22 16 -8C70 -30 72 -76 44 -112Z', '#8fe8d8', 0.4) +
    ellipse(0, -116, 92, 22, tone('#2f3246', 0)) +
    ellipse(0, -117, 80, 16, '#7ff0d0') +
    [
      [-40, -120, 13],
      [10, -126, 17],
      [44, -118, 10],
      [-12, -114, 8],
    ]
      .map(([x, y, q]) => ellipse(x ?? 0, y ?? 0, q ?? 5, (q ?? 5) * 0.9, '#d8fff0', 0.9))
      .join('') +
    path(sparks, '#fff2b0') +
    path('M98 0L112 -20H216L204 0Z', tone('#7a4a8c', 0)) +
    path(
      'M108 -20Q136 -34 160 -20Q186 -34 212 -20L208 -26Q186 -42 160 -28Q136 -42 112 -26Z',
      tone('#fbf0d8', 0.3),
    )
  );
}

/** A workbench with gears and tools. */
export function workbench({ light }: Canvas): string {
  const { tone } = light;
  const gear = (x: number, y: number, q: number, color: Hex): string => {
    const teeth = many(9, (i) => {
      const a = (i / 9) * TURN;
      return draw`M${x + Math.cos(a - 0.16) * q} ${y + Math.sin(a - 0.16) * q}L${x + Math.cos(a - 0.1) * q * 1.3} ${y + Math.sin(a - 0.1) * q * 1.3}L${x + Math.cos(a + 0.1) * q * 1.3} ${y + Math.sin(a + 0.1) * q * 1.3}L${x + Math.cos(a + 0.16) * q} ${y + Math.sin(a + 0.16) * q}Z`;
    });
    return (
      path(teeth, tone(color, 0)) +
      ellipse(x, y, q * 1.04, q * 1.04, tone(color, 0)) +
      ellipse(x, y, q * 0.7, q * 0.7, tone(color, 0.5)) +
      ellipse(x, y, q * 0.26, q * 0.26, tone('#3a3440', 0))
    );
  };
  return (
    ellipse(0, 4, 180, 14, '#241a38', 0.28) +
    path('M-146 -84h24V0h-24ZM122 -84h24V0h-24Z', tone('#8a5a3a', -0.3)) +
    path('M-134 -40H134V-26H-134Z', tone('#8a5a3a', -0.1)) +
    path('M-164 -102H164V-82H-164Z', tone('#c48a56', 0.2)) +
    gear(-104, -138, 28, '#d9a23f') +
    gear(-54, -126, 19, '#8f9aa8') +
    path('M-10 -102V-150Q-10 -158 0 -158H64Q74 -158 74 -150V-102Z', tone('#c9503f', 0)) +
    path('M-14 -134H78V-124H-14Z', tone('#8a3a30', 0)) +
    stroke('M14 -158Q14 -180 32 -180Q50 -180 50 -158', tone('#5a5664', 0), 7) +
    stroke('M98 -106L140 -156', tone('#8f9aa8', 0.3), 11) +
    ellipse(144, -160, 16, 16, tone('#8f9aa8', 0.2)) +
    path('M146 -178L166 -172L152 -156Z', tone('#c48a56', 0.2)) +
    gear(-20, -14, 22, '#6fa8a0') +
    gear(70, -10, 15, '#d9a23f')
  );
}

/** A banner and a shield on a stand. */
export function banner({ light }: Canvas): string {
  const { tone } = light;
  return (
    ellipse(0, 4, 120, 12, '#241a38', 0.28) +
    stroke('M60 0V-272', tone('#7a4f34', 0), 12) +
    ellipse(60, -278, 11, 11, tone('#f0c65a', 0.3)) +
    path(
      'M60 -258C10 -250 -20 -268 -64 -254L-50 -212L-70 -166C-30 -178 16 -156 60 -168Z',
      tone('#c9483c', 0),
    ) +
    path('M60 -228C10 -220 -16 -234 -58 -224L-54 -200C-16 -210 16 -192 60 -200Z', tone('#f2cf7a', 0.2)) +
    wash('M60 -258C40 -254 26 -256 12 -258V-170C30 -164 44 -164 60 -168Z', '#2a1a3a', 0.16) +
    path('M-62 -112H34C36 -50 14 -16 -14 0C-42 -16 -64 -50 -62 -112Z', tone('#d9dde6', 0.2)) +
    path('M-54 -104H-14V-10C-38 -26 -56 -56 -54 -104Z', tone('#5d7fb8', 0)) +
    path('M-14 -104H26C28 -56 10 -26 -14 -10Z', tone('#f0c65a', 0.1)) +
    stroke('M-14 -104V-10M-54 -66H24', tone('#6a4a3a', 0), 4)
  );
}

/** A pond with two ducks. */
export function pond({ light }: Canvas): string {
  const { tone } = light;
  const duck = (x: number, y: number, k: number, body: Hex): string =>
    draw`<g transform="translate(${x} ${y}) scale(${String(k)} ${String(Math.abs(k))})">` +
    path(
      'M-44 -6C-52 -24 -40 -30 -30 -24C-10 -34 8 -26 14 -16C16 -30 6 -52 24 -58C44 -60 48 -36 38 -26C36 0 20 10 -10 10C-30 10 -40 4 -44 -6Z',
      tone(body, 0.2),
    ) +
    path('M42 -46l20 4l-18 8Z', tone('#e8962f', 0.1)) +
    ellipse(31, -46, 3, 3.6, '#241a20') +
    wash('M-32 -14C-16 -24 4 -18 8 -8C-4 2 -24 0 -32 -14Z', tone(body, -0.6), 0.5) +
    '</g>';
  return (
    ellipse(0, -8, 196, 46, tone('#7a8f4a', -0.5)) +
    ellipse(0, -10, 182, 40, tone('#5fa8bc', 0.1)) +
    ellipse(-30, -18, 110, 18, tone('#a9dce0', 0.4), 0.7) +
    duck(-50, -16, 1, '#fbf4e2') +
    duck(62, -4, -0.8, '#e8c87a') +
    stroke(
      'M-170 -10q-6 -50 -2 -76M-156 -4q4 -40 12 -64M166 -6q-4 -54 4 -84M178 -10q6 -40 16 -58',
      tone('#5f8f4a', 0),
      6,
    ) +
    [
      [-172, -90],
      [170, -96],
    ]
      .map(([x, y]) => ellipse(x ?? 0, y ?? 0, 7, 20, tone('#8a5a34', 0)))
      .join('')
  );
}

/** A castle of sand with a bucket. */
export function sandcastle({ light }: Canvas): string {
  const { tone } = light;
  const tower = (x: number, w: number, h: number): string =>
    path(
      draw`M${x - w / 2} 0L${x - w * 0.42} ${-h}h${w * 0.2}v10h${w * 0.2}v-10h${w * 0.12}v10h${w * 0.2}v-10h${w * 0.14}L${x + w / 2} 0Z`,
      tone('#e8cc94', 0.15),
    ) +
    wash(
      draw`M${x - w / 2} 0L${x - w * 0.42} ${-h}h${w * 0.26}L${x - w * 0.2} 0Z`,
      tone('#b98f58', -0.4),
      0.5,
    );
  return (
    ellipse(0, 4, 150, 14, '#5a3a2a', 0.25) +
    tower(-54, 62, 96) +
    tower(50, 62, 92) +
    tower(0, 78, 130) +
    path('M-14 0V-36Q0 -54 14 -36V0Z', tone('#9a7444', -0.3)) +
    stroke('M0 -130V-168', tone('#8a5a3a', 0), 4) +
    path('M0 -168l34 10l-34 12Z', tone('#d9503f', 0.2)) +
    path('M104 0L96 -56H156L148 0Z', tone('#4f8fc0', 0.1)) +
    stroke('M98 -54Q126 -96 154 -54', tone('#f2e6cc', 0.2), 5) +
    path('M94 -62h64v10h-64Z', tone('#6fb0dc', 0.3))
  );
}
