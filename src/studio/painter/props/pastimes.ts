import { draw, ellipse, many, path, placed, stroke, wash } from '../brush.ts';
import type { Canvas } from '../canvas.ts';

/** Props for activities: each stands on (0, 0), about 240 wide. */

/** A big drum, a guitar and a xylophone. */
export function instruments({ light }: Canvas): string {
  const { tone } = light;
  const bars = ['#d9634a', '#f0a24f', '#f0cf5a', '#7fb870', '#5fa8c0', '#8f7fc8'] as const;
  const guitar =
    path('M-9 -96L-7 -214H7L9 -96Z', tone('#7a4f34', -0.1)) +
    path('M-14 -214H14L11 -250H-11Z', tone('#5a3626', -0.2)) +
    path(
      'M0 -6C-46 -6 -54 -46 -34 -64C-44 -92 -24 -112 0 -112C24 -112 44 -92 34 -64C54 -46 46 -6 0 -6Z',
      tone('#d9924a', 0.1),
    ) +
    wash(
      'M0 -10C-40 -10 -48 -44 -30 -64C-38 -88 -22 -106 -2 -108C-20 -84 -16 -66 -18 -58C-30 -34 -20 -16 0 -10Z',
      tone('#d9924a', -0.7),
      0.5,
    ) +
    ellipse(0, -62, 17, 17, tone('#5a3626', -0.2)) +
    path('M-18 -30h36v8h-36Z', tone('#5a3626', -0.1)) +
    stroke('M-5 -30V-238M0 -30V-238M5 -30V-238', '#f6ead0', 1.4, 0.85);
  return (
    ellipse(0, 4, 190, 16, '#241a38', 0.25) +
    placed(guitar, 96, 2, 1, 13) +
    path('M-130 -8V-96Q-66 -120 -2 -96V-8Q-66 16 -130 -8Z', tone('#c9483c', 0)) +
    wash('M-130 -8V-96L-104 -102V0Z', tone('#c9483c', -0.8), 0.6) +
    ellipse(-66, -98, 64, 19, tone('#fbf0dc', 0.25)) +
    stroke('M-130 -90L-112 -8L-92 -84L-68 4L-44 -84L-22 -4L-2 -90', '#f2d27a', 5) +
    stroke('M-92 -112L-30 -156M-44 -112L-100 -162', tone('#b98a56', 0.1), 8) +
    ellipse(-28, -158, 10, 10, tone('#f6ead0', 0.3)) +
    ellipse(-102, -164, 10, 10, tone('#f6ead0', 0.3)) +
    path('M-40 16L164 10L150 44L-24 48Z', tone('#8a5a3a', -0.1)) +
    bars
      .map((color, i) =>
        path(draw`M${-28 + i * 30} ${4 + i * 1.2}h24l-2 ${50 - i * 3}h-20Z`, tone(color, 0.15)),
      )
      .join('')
  );
}

/** A goal with its net. */
export function goal({ light }: Canvas): string {
  const { tone } = light;
  const net =
    many(11, (i) => draw`M${-140 + i * 28} -176L${-120 + i * 24} 0`) +
    many(6, (i) => draw`M${-140 + i * 3} ${-150 + i * 28}H${140 - i * 3}`);
  return (
    ellipse(0, 4, 170, 14, '#241a38', 0.22) +
    stroke(net, '#f6fbf6', 2.2, 0.65) +
    stroke('M-144 0V-180H144V0', tone('#5f6a70', -0.2), 15) +
    stroke('M-144 0V-180H144V0', tone('#fbfaf4', 0.4), 10)
  );
}

/** A ball, separate so that it can be placed at a figure's feet. */
export function ball({ light }: Canvas, x: number, y: number, r: number): string {
  const { tone } = light;
  const patch = [0, 1, 2, 3, 4]
    .map((i) => {
      const a = (i / 5) * Math.PI * 2 - 1.4;
      return ellipse(
        Math.cos(a) * r * 0.78,
        -r + Math.sin(a) * r * 0.78,
        r * 0.22,
        r * 0.18,
        tone('#3f4a5c', 0),
      );
    })
    .join('');
  return placed(
    ellipse(0, 2, r * 1.2, r * 0.26, '#241a38', 0.3) +
      ellipse(0, -r, r, r, tone('#fbf8f0', 0.2)) +
      ellipse(0, -r, r * 0.3, r * 0.3, tone('#3f4a5c', 0)) +
      patch +
      wash(
        draw`M${-r * light.from[0]} ${-r}A${r} ${r} 0 0 ${light.from[0] > 0 ? 0 : 1} ${r * 0.5} ${-r * 0.14}Q${-r * 0.3 * light.from[0]} ${-r * 0.3} ${-r * light.from[0]} ${-r}Z`,
        '#2a2a4a',
        0.22,
      ),
    x,
    y,
  );
}

/** A blanket with a basket and food. */
export function picnic({ light }: Canvas): string {
  const { tone } = light;
  return (
    path('M-170 6L-110 -40H120L180 6Q10 34 -170 6Z', tone('#d9634a', 0.1)) +
    stroke(
      'M-146 -12H158M-128 -26H138M-90 10L-60 -38M-20 18L0 -38M60 18L60 -38M130 10L112 -38',
      '#fbf0dc',
      6,
      0.75,
    ) +
    path('M-104 -24V-74H-4V-24Q-54 -8 -104 -24Z', tone('#c8964f', 0)) +
    stroke('M-100 -58H-8M-100 -42H-8M-80 -72V-22M-54 -72V-18M-28 -72V-22', tone('#8f6230', -0.1), 3, 0.7) +
    stroke('M-96 -72Q-54 -136 -12 -72', tone('#a87438', 0), 9) +
    path('M-108 -74Q-54 -92 0 -74V-64Q-54 -80 -108 -64Z', tone('#f6ead6', 0.3)) +
    ellipse(44, -18, 40, 9, tone('#fbf8f0', 0.3)) +
    ellipse(32, -30, 14, 13, tone('#d0453c', 0.1)) +
    ellipse(54, -29, 14, 13, tone('#e0a63f', 0.1)) +
    ellipse(44, -42, 13, 12, tone('#8fb45a', 0.1)) +
    path('M104 -14l8 -44h28l8 44Z', tone('#8fc4cc', 0.2)) +
    ellipse(126, -58, 14, 4, tone('#f6dc8a', 0.3))
  );
}

/** A kite that flies over the meadow; (0, 0) is where its string is held. */
export function kite({ light }: Canvas, x: number, y: number, s: number): string {
  const { tone } = light;
  return placed(
    path('M0 -78L54 0L0 92L-54 0Z', tone('#e0634a', 0.1)) +
      path('M0 -78L54 0H0Z', tone('#f0b64f', 0.2)) +
      path('M0 92L-54 0H0Z', tone('#5f8fc0', 0.1)) +
      stroke('M0 -78V92M-54 0H54', tone('#7a4f34', 0), 3) +
      stroke('M0 92Q30 130 2 164Q-26 200 14 240', tone('#f6ead0', 0.1), 3) +
      [
        [14, 124],
        [-6, 178],
        [6, 226],
      ]
        .map(([cx, cy]) =>
          path(
            draw`M${cx ?? 0} ${cy ?? 0}l-16 -10v20ZM${cx ?? 0} ${cy ?? 0}l16 -10v20Z`,
            tone('#f0b64f', 0.1),
          ),
        )
        .join(''),
    x,
    y,
    s,
    24,
  );
}

/** A wheelbarrow of vegetables and a watering can. */
export function harvest({ light }: Canvas): string {
  const { tone } = light;
  const leaves = (cx: number, cy: number): string =>
    path(
      draw`M${cx} ${cy}q-14 -26 -26 -30q8 14 14 30q0 -30 8 -44q8 16 6 44q6 -18 18 -26q-4 16 -12 28Z`,
      tone('#5f9a48', 0.1),
    );
  return (
    ellipse(0, 6, 180, 15, '#241a38', 0.25) +
    leaves(-60, -108) +
    path('M-72 -112Q-60 -60 -54 -112Z', tone('#e8823c', 0.1)) +
    leaves(-20, -112) +
    path('M-32 -114Q-20 -64 -12 -114Z', tone('#e8823c', 0)) +
    ellipse(30, -106, 40, 32, tone('#e08a34', 0)) +
    ellipse(18, -106, 15, 31, tone('#e8a04a', 0.3)) +
    ellipse(44, -106, 14, 30, tone('#c8702a', -0.2)) +
    path('M26 -136q2 -18 16 -20l4 10q-10 0 -10 12Z', tone('#5f8f4a', 0)) +
    path('M-118 -96H92L58 -32H-74Z', tone('#4f8a7a', 0)) +
    wash('M-118 -96H-78L-50 -32H-74Z', tone('#4f8a7a', -0.8), 0.6) +
    path('M-124 -104H98V-92H-124Z', tone('#3f6f66', 0.2)) +
    stroke('M84 -80L168 -104M50 -34L66 0M-62 -32L-80 -10', tone('#8a5a3a', 0), 9) +
    ellipse(-84, -18, 28, 28, tone('#3a3440', 0)) +
    ellipse(-84, -18, 16, 16, tone('#c9c0b0', 0.2)) +
    path('M112 0L118 -58H176L182 0Q147 10 112 0Z', tone('#5f8fc0', 0.1)) +
    stroke('M122 -56Q147 -102 172 -56M114 -22L84 -50', tone('#4f7aa8', 0), 8) +
    path('M92 -60L72 -38L64 -52L80 -68Z', tone('#4f7aa8', 0.1))
  );
}

/** A tent and a ring of stones with a fire. */
export function camp({ light }: Canvas): string {
  const { tone } = light;
  return (
    ellipse(0, 6, 190, 16, '#241a38', 0.25) +
    path('M-150 0L-40 -170L70 0Z', tone('#d9953f', 0)) +
    wash('M-40 -170L70 0H10Z', tone('#d9953f', -0.8), 0.55) +
    path('M-74 0L-40 -120L-8 0Z', tone('#5a3a2c', -0.3)) +
    path('M-40 -120L-8 0H6L-38 -126Z', tone('#f2c87a', 0.3)) +
    stroke('M-40 -168V-190', tone('#7a4f34', 0), 6) +
    path('M-40 -190l30 8l-30 10Z', tone('#d9503f', 0.1)) +
    ellipse(130, -40, 70, 70, '#ffb45c', 0.16) +
    stroke('M96 0L164 -22M164 0L96 -22', tone('#6a4630', -0.1), 13) +
    path('M130 -84C152 -58 166 -38 152 -16C146 -4 114 -4 108 -16C96 -38 124 -52 130 -84Z', '#f2862f') +
    path('M132 -58C146 -40 150 -28 142 -16C138 -8 122 -8 118 -16C112 -30 126 -38 132 -58Z', '#ffd25c') +
    [86, 108, 132, 154, 174].map((cx) => ellipse(cx, 4, 13, 9, tone('#9a948c', 0.1))).join('')
  );
}
