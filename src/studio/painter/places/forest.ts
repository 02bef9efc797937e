import { blob, ellipse, many, path, wash } from '../brush.ts';
import { type Canvas, type Place, SIDE, type View } from '../canvas.ts';
import { ridge } from '../chance.ts';
import { mix } from '../color.ts';
import { bush, clump, fern } from '../props/foliage.ts';
import { hill } from '../props/land.ts';
import { mushroom } from '../props/mushrooms.ts';
import { mist, sky } from '../props/sky.ts';
import { trunk } from '../props/trees.ts';

const LAYERS = [
  { depth: 0.62, trunks: 11, width: 16, foot: 0.66, gap: 0, crowns: 8, crown: 110, mist: 0.5, bush: 0.5 },
  { depth: 0.4, trunks: 8, width: 30, foot: 0.7, gap: 110, crowns: 7, crown: 130, mist: 0.35, bush: 0.8 },
  { depth: 0.18, trunks: 5, width: 58, foot: 0.78, gap: 230, crowns: 6, crown: 150, mist: 0.12, bush: 0 },
] as const;

/** A clearing between tall trunks; it glows in magic themes. */
export function forest(canvas: Canvas, view: View, glowing = false): Place {
  const { r, light, id } = canvas;
  const green = glowing ? '#4f8a78' : '#5f9050';
  const drop = (view.ground - 0.8) * SIDE;
  const clearing = view.landmark * SIDE;
  let s = sky(canvas, SIDE * 0.7);
  const glade = id();
  s += `<radialGradient id="${glade}"><stop offset="0" stop-color="${mix(light.key, '#ffffff', 0.2)}" stop-opacity=".9"/><stop offset="1" stop-color="${light.haze}" stop-opacity="0"/></radialGradient>`;
  s += `<ellipse cx="${clearing}" cy="${SIDE * 0.42}" rx="${SIDE * 0.5}" ry="${SIDE * 0.45}" fill="url(#${glade})"/>`;
  s += hill(canvas, ridge(r, SIDE, SIDE * 0.645 + drop, 18, 2), green, 0.6, 30, 80);
  for (const [i, layer] of LAYERS.entries()) {
    for (let k = 0; k < layer.trunks; k++) {
      const x = ((k + 0.5) / layer.trunks) * SIDE * 1.1 - SIDE * 0.05 + r.spread() * 40;
      if (Math.abs(x - clearing) < layer.gap) continue;
      s += trunk(canvas, x, SIDE * layer.foot + drop, layer.width * (view.turn ? 1.2 : 1), layer.depth);
      if (layer.bush)
        s += bush(canvas, x + r.spread() * 50, SIDE * layer.foot + drop + 10, layer.bush, layer.depth, green);
    }
    for (let k = 0; k < layer.crowns; k++) {
      const x = ((k + 0.5) / layer.crowns) * SIDE + r.spread() * 40;
      const aside = Math.abs(x - clearing) / SIDE;
      s += clump(
        canvas,
        x,
        20 + aside * (120 + i * 60) - i * 20,
        layer.crown,
        layer.crown * 0.7,
        green,
        layer.depth,
        0.6,
      );
    }
    s += mist(canvas, SIDE * 0.5 + drop, SIDE * 0.24, light.haze, layer.mist);
  }
  const floor = ridge(r, SIDE, SIDE * 0.72 + drop, 24, 2);
  s += hill(canvas, floor, glowing ? '#5a8f70' : '#7a9a4a', 0.16, 80, 110);
  s += many(7, () => {
    const x = r() * SIDE;
    return Math.abs(x - clearing) > SIDE * 0.16
      ? fern(canvas, x, floor(x) + 30, r.between(0.5, 0.8), 0.1)
      : '';
  });
  s += many(6, () => {
    const x = r() < 0.5 ? r.between(0, SIDE * 0.26) : r.between(SIDE * 0.74, SIDE);
    return bush(canvas, x, floor(x) + 14, r.between(0.4, 0.8), 0.14, green);
  });
  if (view.turn) {
    const [x, y] = [clearing + 150, SIDE * 0.78 + drop];
    s += path(
      `M${x - 190} ${y - 6}Q${x - 40} ${y - 62} ${x + 170} ${y - 56}Q${x + 196} ${y - 40} ${x + 186} ${y - 8}Q${x} ${y + 26} ${x - 190} ${y - 6}Z`,
      light.tone('#7a5a40', -0.3, 0.06),
    );
    s += wash(
      `M${x - 160} ${y - 18}Q${x - 30} ${y - 60} ${x + 160} ${y - 54}Q${x + 20} ${y - 40} ${x - 160} ${y - 18}Z`,
      light.tone('#8fa85a', 0.6, 0.04),
      0.9,
    );
    s +=
      ellipse(x + 178, y - 32, 17, 25, light.tone('#d9b182', 0.2, 0.05)) +
      ellipse(x + 178, y - 32, 10, 15, light.tone('#b98a5a', 0, 0.05));
  }
  const patches = many(26, () =>
    blob(r, r() * SIDE, SIDE * r.between(0.77, 0.97) + drop, r.between(14, 44), r.between(4, 9), 8, 0.3),
  );
  s += wash(patches, light.tone('#d6d36a', 0.7), 0.5);
  for (const [x, size] of [
    [0.12, 0.8],
    [0.2, 0.5],
    [0.86, 0.9],
    [0.78, 0.55],
    [0.93, 0.5],
  ] as const) {
    s += mushroom(canvas, SIDE * x, SIDE * 0.79 + drop + size * 14, size * 0.8, glowing);
  }
  return { markup: s, front: glowing ? '#4f8a6a' : '#6f9444', ground: 'grass' };
}
