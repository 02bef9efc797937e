import { draw, ellipse, many, path, stroke } from '../brush.ts';
import { type Canvas, SIDE } from '../canvas.ts';

interface Air {
  /** Where the sun is on the picture. */
  readonly sun: readonly [number, number];
  /** Middle of the figures and their size: the lamp they carry shines from there. */
  readonly lamp: readonly [number, number, number];
  readonly indoors: boolean;
  readonly motes: number;
  readonly magic: boolean;
}

const fade = (id: string, color: string, strength: number, x: number, y: number, radius: number): string =>
  draw`<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}">` +
  `<stop offset="0" stop-color="${color}" stop-opacity="${strength}"/><stop offset=".45" stop-color="${color}" stop-opacity="${strength * 0.38}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;

/** The light in the air: bloom and rays of the sun, lamplight, motes and rain. It brightens what it covers. */
export function air({ r, light, id }: Canvas, { sun, lamp, indoors, motes, magic }: Air): string {
  const [sx, sy] = sun;
  let s = '';
  if (light.sun && !indoors) {
    const bloom = id();
    s +=
      fade(bloom, light.key, light.lamps ? 0.2 : 0.32, sx, sy, SIDE * 0.7) +
      `<rect width="${SIDE}" height="${SIDE}" fill="url(#${bloom})"/>`;
  }
  if (light.sun && !light.sun.moon && !light.lamps && !indoors) {
    const ray = id();
    const middle = Math.atan2(SIDE * 0.8 - sy, SIDE * 0.5 - sx);
    const beams = Array.from(
      { length: 7 },
      (_, i) => [middle + (i - 3) * 0.24 + r.spread() * 0.05, r.between(0.025, 0.07)] as const,
    );
    const tip = (a: number): string => draw`${sx + Math.cos(a) * 1500} ${sy + Math.sin(a) * 1500}`;
    s += fade(ray, light.key, 0.13, sx, sy, SIDE * 0.95);
    // Rays within rays: their edges are soft without a filter, which would be slow.
    for (const breadth of [1.25, 0.85, 0.45]) {
      s += path(
        beams
          .map(
            ([angle, w]) => `${draw`M${sx} ${sy}L`}${tip(angle - w * breadth)}L${tip(angle + w * breadth)}Z`,
          )
          .join(''),
        `url(#${ray})`,
      );
    }
  }
  if (light.lamps) {
    const glow = id();
    const [x, y, size] = lamp;
    s +=
      fade(glow, '#ffc078', light.rain || !light.sun?.moon ? 0.2 : 0.36, x, y, 430 * size) +
      draw`<circle cx="${x}" cy="${y}" r="${430 * size}" fill="url(#${glow})"/>`;
  }
  if (light.rain && !indoors) {
    const drops = many(150, () => {
      const l = r.between(30, 90);
      return draw`M${r() * SIDE * 1.1} ${r() * SIDE}l${-l * 0.25} ${l}`;
    });
    s += stroke(drops, '#e6f0f2', 2.2, 0.3);
  } else {
    const color = magic ? '#c8fff0' : '#fff2c8';
    s += many(motes, () => {
      const [x, y, q] = [r() * SIDE, SIDE * r.between(0.3, 0.95), r.between(1.6, 4)];
      return ellipse(x, y, q * 3.4, q * 3.4, color, 0.16) + ellipse(x, y, q, q, color, 0.85);
    });
  }
  return s;
}
