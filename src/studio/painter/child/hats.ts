import type { Hat } from '../../theme-lens.ts';
import { draw, ellipse, outlined, path, placed, stroke } from '../brush.ts';
import type { Look } from './look.ts';

type Hair = Pick<Look, 'style' | 'length'>;

const broad = ({ style }: Hair): number => (style === 'curly' ? 1.22 : 1.04);

function helmet(hair: Hair): string {
  const r = hair.style === 'curly' ? 102 : hair.length === 'short' ? 88 : 94;
  return (
    draw`<circle cx="0" cy="-4" r="${r}" fill="#dff0ff" fill-opacity=".13" stroke="#f2f6fa" stroke-width="5" stroke-opacity=".9"/>` +
    draw`<path d="M${-r * 0.72} -30A${r * 0.8} ${r * 0.8} 0 0 1 ${-r * 0.2} ${-r * 0.8}" fill="none" stroke="#ffffff" stroke-width="9" stroke-linecap="round" stroke-opacity=".75"/>` +
    outlined(
      draw`M${-r * 0.62} ${r * 0.68}Q0 ${r * 1.08} ${r * 0.62} ${r * 0.68}L${r * 0.66} ${r * 0.84}Q0 ${r * 1.28} ${-r * 0.66} ${r * 0.84}Z`,
      '#eef0f2',
      '#7a8496',
    )
  );
}

const wizard = (hair: Hair): string =>
  placed(
    outlined(
      'M-52 -4C-30 -40 -26 -96 14 -128C10 -112 22 -104 30 -112C20 -80 36 -36 52 -4Z',
      '#5a5fae',
      '#2c2a5c',
    ) +
      outlined('M-84 2C-50 -22 50 -22 84 2C50 18 -50 18 -84 2Z', '#5a5fae', '#2c2a5c') +
      path('M-52 -10Q0 6 52 -10L47 -24Q0 -8 -45 -24Z', '#f0c04f') +
      ellipse(-8, -52, 5, 5, '#ffe9a0') +
      ellipse(10, -80, 4, 4, '#ffe9a0') +
      ellipse(22, -40, 3.5, 3.5, '#ffe9a0'),
    0,
    -50,
    broad(hair),
    -6,
  );

const pirate = (hair: Hair): string =>
  placed(
    outlined(
      'M-66 -2C-66 -34 -34 -48 0 -48C34 -48 66 -34 66 -2C40 -16 -40 -16 -66 -2Z',
      '#c9433a',
      '#6a1f24',
    ) +
      outlined(
        'M-62 -6C-80 -2 -92 10 -94 24C-82 20 -76 12 -66 6C-70 18 -68 28 -62 36C-56 24 -56 8 -56 -4Z',
        '#b83a34',
        '#6a1f24',
      ) +
      (
        [
          [-40, -18],
          [-14, -32],
          [16, -22],
          [42, -22],
          [0, -16],
        ] as const
      )
        .map(([x, y]) => ellipse(x, y, 4, 4, '#fbeed2'))
        .join(''),
    0,
    -46,
    broad(hair),
  );

const crown = (hair: Hair): string =>
  placed(
    outlined('M-36 4L-42 -34L-20 -14L0 -42L20 -14L42 -34L36 4Q0 14 -36 4Z', '#f2c14e', '#94611f') +
      ellipse(0, -4, 5, 6, '#d9473b') +
      ellipse(-20, -4, 4, 4.5, '#5b9fc0') +
      ellipse(20, -4, 4, 4.5, '#5b9fc0'),
    0,
    -62 * broad(hair),
    1,
    -4,
  );

const chef = (hair: Hair): string =>
  placed(
    outlined(
      'M-44 0V-34C-82 -40 -70 -88 -36 -80C-26 -108 26 -108 36 -80C70 -88 82 -40 44 -34V0Q0 12 -44 0Z',
      '#fdf6ea',
      '#a08a78',
    ) + stroke('M-44 -26Q0 -14 44 -26M-18 -34v-22M16 -34v-24', '#d8c8b4', 3),
    0,
    -54,
    broad(hair),
    5,
  );

const headband = (hair: Hair): string =>
  placed(
    outlined('M-62 -12Q0 -34 62 -12L61 4Q0 -18 -61 4Z', '#f2f2ee', '#8a8fa0', 2.4) +
      path('M-61 -5Q0 -27 61 -5L61 0Q0 -22 -61 0Z', '#d9473b'),
    0,
    -32,
    broad(hair) * 0.99,
  );

const sunhat = (hair: Hair): string =>
  placed(
    outlined('M-46 -6C-46 -58 46 -58 46 -6Z', '#ecc981', '#94703a') +
      outlined('M-98 4C-60 -22 60 -22 98 4C60 20 -60 20 -98 4Z', '#f0d394', '#94703a') +
      path('M-47 -10Q0 4 47 -10L46 -22Q0 -8 -46 -22Z', '#d9634a') +
      stroke('M-70 2Q0 -16 70 2M-24 -36Q0 -42 24 -36', '#c9a35c', 2.4, 0.8),
    0,
    -52,
    broad(hair),
    -5,
  );

const flowers = (hair: Hair): string =>
  placed(
    stroke('M-60 -4Q0 -40 60 -4', '#5a8f4a', 7) +
      (
        [
          [-52, -8, '#e8877a'],
          [-30, -19, '#f6efe2'],
          [-4, -24, '#b79ad8'],
          [24, -21, '#f0b64f'],
          [48, -10, '#e8877a'],
        ] as const
      )
        .map(
          ([x, y, color]) =>
            [0, 72, 144, 216, 288]
              .map((a) => ellipse(x + Math.cos(a / 57.3) * 7, y + Math.sin(a / 57.3) * 7, 6, 6, color))
              .join('') + ellipse(x, y, 4.5, 4.5, '#f6cf5a'),
        )
        .join(''),
    0,
    -40,
    broad(hair),
  );

const diver = (hair: Hair): string =>
  placed(
    outlined(
      'M-50 -18C-50 -30 50 -30 50 -18L46 12Q24 22 8 8Q0 2 -8 8Q-24 22 -46 12Z',
      '#e0944a',
      '#7a4420',
      3,
    ) +
      path('M-42 -15C-42 -22 42 -22 42 -15L39 7Q24 14 10 0Q0 -6 -10 0Q-24 14 -39 7Z', '#c8f0f4') +
      path('M-34 -14L-18 -16L-30 6L-38 4Z', '#ffffff', 'fill-opacity=".8"') +
      stroke('M-62 -20Q0 -34 62 -20', '#7a4420', 6),
    0,
    -56,
    broad(hair),
  );

const HATS: Readonly<Record<Hat, (hair: Hair) => string>> = {
  helmet,
  wizard,
  pirate,
  crown,
  chef,
  headband,
  sunhat,
  flowers,
  diver,
};

/** A hat on a head around (0, 0). */
export const hatOn = (hat: Hat, hair: Hair): string => HATS[hat](hair);
