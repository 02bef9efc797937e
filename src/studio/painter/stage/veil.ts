import { type Canvas, type Place, SIDE } from '../canvas.ts';
import { mix } from '../color.ts';
import { clump, fern } from '../props/foliage.ts';
import { rock } from '../props/land.ts';
import { coral, weed } from '../props/seabed.ts';
import { palm } from '../props/trees.ts';

/** Near, shaded objects at the edges of a picture seen from afar, which frame a small figure. */
export function veil(canvas: Canvas, ground: Place['ground'], side: 1 | -1): string {
  const { light } = canvas;
  const shade = light.exposure < -0.1 ? '#0c1730' : '#1f3a38';
  const dark: Canvas = {
    ...canvas,
    light: {
      ...light,
      tone: (color, value = 0, depth = 0) => mix(light.tone(color, value * 0.5 - 0.55, depth), shade, 0.35),
    },
  };
  const x = (t: number): number => (side > 0 ? SIDE * (1 - t) : SIDE * t);
  switch (ground) {
    case 'grass':
      return (
        clump(dark, x(-0.02), SIDE * 0.93, 190, 150, '#4f7f48', 0, 1) +
        clump(dark, x(0.13), SIDE * 1.02, 150, 96, '#4f7f48', 0, 0.8) +
        fern(dark, x(0.2), SIDE * 1.03, 2, 0, '#3f6f48') +
        clump(dark, x(1.02), SIDE * 1.0, 150, 100, '#4f7f48', 0, 0.8) +
        fern(dark, x(0.9), SIDE * 1.04, 1.7, 0, '#3f6f48')
      );
    case 'sand':
      return (
        rock(dark, x(0.02), SIDE * 1.03, 3, 0, '#8f8478', null) +
        rock(dark, x(0.17), SIDE * 1.04, 1.6, 0, '#8f8478', null) +
        palm(dark, x(side > 0 ? 0.12 : -0.02), SIDE * 1.1, 2.1, 0)
      );
    case 'bare':
      return (
        rock(dark, x(0.02), SIDE * 1.04, 3.2, 0, '#8a7ca4', null) +
        rock(dark, x(0.19), SIDE * 1.05, 1.8, 0, '#8a7ca4', null) +
        rock(dark, x(0.99), SIDE * 1.05, 2.1, 0, '#8a7ca4', null)
      );
    case 'seabed':
      return (
        rock(dark, x(0.03), SIDE * 1.04, 2.8, 0, '#6f7a8c', null) +
        coral(dark, x(0.12), SIDE * 0.98, 2.3, '#c8587a') +
        weed(dark, x(0.02), SIDE * 1.02, 2.2, '#2f7a5c') +
        weed(dark, x(0.97), SIDE * 1.04, 1.8, '#2f7a5c')
      );
    default:
      return '';
  }
}
