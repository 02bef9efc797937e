import { draw, ellipse, path, placed } from '../brush.ts';
import type { Canvas } from '../canvas.ts';

const SPOTS = [
  [-26, -72, 8],
  [4, -84, 10],
  [30, -70, 7],
  [-4, -64, 6],
] as const;

/** A red mushroom, or one that glows in the dark. */
export function mushroom({ light, id }: Canvas, x: number, y: number, s: number, glowing = false): string {
  const { tone } = light;
  const cap = glowing ? '#7fd6d0' : '#cf4a3a';
  let halo = '';
  if (glowing) {
    const glow = id();
    halo = `<radialGradient id="${glow}"><stop offset="0" stop-color="#a8fff0" stop-opacity=".5"/><stop offset="1" stop-color="#a8fff0" stop-opacity="0"/></radialGradient><circle cx="0" cy="-60" r="110" fill="url(#${glow})"/>`;
  }
  return placed(
    halo +
      path('M-13 0Q-6 -40 -10 -62h20Q8 -40 15 0Z', tone('#f2e4cc')) +
      path('M-54 -56C-50 -124 50 -124 54 -56Q0 -38 -54 -56Z', glowing ? cap : tone(cap, -0.15)) +
      path('M-34 -82Q0 -118 34 -86Q0 -98 -34 -82Z', glowing ? '#d8fff2' : tone(cap, 0.6)) +
      SPOTS.map(([cx, cy, q]) =>
        ellipse(cx, cy, q, q * 0.7, glowing ? '#f0fff8' : tone('#fbf0dc', 0.2)),
      ).join(''),
    x,
    y,
    s,
  );
}

/** A crystal that lights its surroundings. */
export function crystal({ light, id }: Canvas, x: number, y: number, s: number): string {
  const glow = id();
  return placed(
    draw`<radialGradient id="${glow}"><stop offset="0" stop-color="#d8b8ff" stop-opacity=".55"/><stop offset="1" stop-color="#d8b8ff" stop-opacity="0"/></radialGradient><circle cx="0" cy="-60" r="130" fill="url(#${glow})"/>` +
      path('M-40 0L-52 -54L-36 -84L-18 -48L-16 0Z', light.tone('#8f7fd8', -0.2)) +
      path('M-20 4L-24 -92L0 -138L26 -90L20 4Z', light.tone('#b09cf0', 0)) +
      path('M0 -138L26 -90L20 4L2 4Z', light.tone('#dccbff', 0.3)) +
      path('M18 2L26 -52L44 -78L56 -44L44 2Z', light.tone('#a08ce4', 0.1)),
    x,
    y,
    s,
  );
}
