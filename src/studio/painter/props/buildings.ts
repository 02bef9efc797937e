import { dab, draw, many, path, placed, polygon, wash } from '../brush.ts';
import type { Canvas } from '../canvas.ts';
import type { Hex } from '../color.ts';

/** A cottage; its windows shine when the lamps are lit. */
export function cottage(
  { r, light }: Canvas,
  x: number,
  y: number,
  s: number,
  depth = 0,
  wall: Hex = '#efdcb8',
  roof: Hex = '#b5543f',
): string {
  const w = 120 * s;
  const h = 80 * s;
  const u = light.from[0];
  const { tone } = light;
  const slab = (left: number, top: number, right: number, bottom: number): string =>
    polygon([
      [x + left * w, y - bottom * h],
      [x + left * w, y - top * h],
      [x + right * w, y - top * h],
      [x + right * w, y - bottom * h],
    ]);
  const shadowSide = u > 0 ? [-0.5, -0.18] : [0.18, 0.5];
  let out =
    path(slab(-0.5, 1, 0.5, 0), tone(wall, 0.2, depth)) +
    path(slab(shadowSide[0] ?? 0, 1, shadowSide[1] ?? 0, 0), tone(wall, -0.3, depth));
  out += path(
    polygon([
      [x + w * 0.22, y - h - 70 * s],
      [x + w * 0.22, y - h - 20 * s],
      [x + w * 0.36, y - h - 10 * s],
      [x + w * 0.36, y - h - 70 * s],
    ]),
    tone('#9c7060', -0.1, depth),
  );
  out += path(
    draw`M${x - w * 0.66} ${y - h * 0.84}Q${x - w * 0.3} ${y - h * 1.15} ${x - w * 0.04} ${y - h * 2}Q${x + w * 0.3} ${y - h * 1.2} ${x + w * 0.66} ${y - h * 0.84}Q${x} ${y - h * 0.98} ${x - w * 0.66} ${y - h * 0.84}Z`,
    tone(roof, -0.3, depth),
  );
  const tiles = many(24, () => {
    const t = r();
    const q = r() - 0.5;
    return dab(
      x + u * w * 0.06 + q * w * 0.78 * (1 - t) ** 1.35,
      y - h * (0.98 + t * 0.72),
      13 * s,
      5 * s,
      0.1 + q * 0.8,
    );
  });
  out += path(tiles, tone(roof, 0.5, depth));
  const pane = light.lamps ? '#ffdf8a' : tone('#7fa6b8', 0, depth);
  for (const at of [-0.26, 0.27]) {
    out += path(slab(at - 0.11, 0.72, at + 0.11, 0.3), tone('#7a5238', -0.2, depth));
    out += path(slab(at - 0.085, 0.68, at - 0.008, 0.34) + slab(at + 0.008, 0.68, at + 0.085, 0.34), pane);
  }
  return (
    out +
    path(
      draw`M${x - w * 0.09} ${y}V${y - h * 0.48}Q${x} ${y - h * 0.66} ${x + w * 0.09} ${y - h * 0.48}V${y}Z`,
      tone('#7d4a34', -0.1, depth),
    )
  );
}

/** A castle with blue roofs and red pennants. */
export function castle({ light }: Canvas, x: number, y: number, s: number, depth = 0): string {
  const { tone } = light;
  const stone = '#d6c6ac';
  const roof = '#5d6f9c';
  const u = light.from[0];
  const slit = light.lamps ? '#ffdc86' : tone('#5a4a58', -0.3, depth);
  const tower = (dx: number, width: number, height: number, roofed = true): string => {
    const [cx, w, h] = [x + dx * s, width * s, height * s];
    const wall = (a: number, b: number): string =>
      polygon([
        [cx + a * w, y],
        [cx + a * w, y - h],
        [cx + b * w, y - h],
        [cx + b * w, y],
      ]);
    let out =
      path(wall(-0.5, 0.5), tone(stone, 0.25, depth)) +
      path(u > 0 ? wall(-0.5, -0.12) : wall(0.12, 0.5), tone(stone, -0.3, depth));
    if (roofed) {
      out += path(
        polygon([
          [cx - w * 0.66, y - h + 4],
          [cx, y - h - w * 1.5],
          [cx + w * 0.66, y - h + 4],
        ]),
        tone(roof, -0.2, depth),
      );
      out += path(
        polygon([
          [cx + u * w * 0.05, y - h - w * 1.4],
          [cx + u * w * 0.6, y - h + 4],
          [cx + u * w * 0.12, y - h + 4],
        ]),
        tone(roof, 0.45, depth),
      );
      out += path(
        draw`M${cx} ${y - h - w * 1.45}v${-26 * s}q${18 * s} ${4 * s} ${26 * s} ${9 * s}q${-14 * s} ${2 * s} ${-26 * s} ${8 * s}Z`,
        tone('#d9523f', 0.2, depth),
      );
    } else {
      const teeth = many(4, (i) => {
        const left = cx - w / 2 + i * w * 0.28;
        return polygon([
          [left, y - h + 1],
          [left, y - h - 14 * s],
          [left + w * 0.16, y - h - 14 * s],
          [left + w * 0.16, y - h + 1],
        ]);
      });
      out += path(teeth, tone(stone, 0.1, depth));
    }
    return (
      out +
      path(draw`M${cx - 5 * s} ${y - h + 46 * s}v${-16 * s}q${5 * s} ${-9 * s} ${10 * s} 0v${16 * s}Z`, slit)
    );
  };
  return (
    tower(-20, 60, 250) +
    tower(62, 50, 190) +
    tower(-100, 54, 170) +
    tower(10, 170, 110, false) +
    tower(118, 44, 130) +
    tower(-58, 46, 130, false) +
    path(
      draw`M${x - 12 * s} ${y}v${-42 * s}q${24 * s} ${-34 * s} ${48 * s} 0v${42 * s}Z`,
      tone('#6a4a3a', -0.5, depth),
    )
  );
}

/** A windmill with four sails. */
export function windmill({ light }: Canvas, x: number, y: number, s: number, depth = 0): string {
  const { tone } = light;
  const u = light.from[0];
  const body =
    path('M-34 0L-22 -150H22L34 0Z', tone('#e9dcc0', 0.2, depth)) +
    path(draw`M${-u * 34} 0L${-u * 22} -150H0V0Z`, tone('#e9dcc0', -0.3, depth)) +
    path('M-28 -148Q0 -206 28 -148Z', tone('#b5543f', -0.1, depth));
  const sails = many(4, (i) =>
    placed(
      path('M-3 0L-3 -110L3 -110L3 0Z', tone('#7a5238', -0.1, depth)) +
        path('M4 -24L28 -28L26 -106L4 -108Z', tone('#f6ead0', 0.3 - i * 0.12, depth)),
      0,
      -158,
      1,
      22 + i * 90,
    ),
  );
  return placed(body + sails + path('M-8 0v-34q8 -12 16 0v34Z', tone('#7d4a34', -0.2, depth)), x, y, s);
}

/** A house in a mushroom, for small people. */
export function mushroomHouse({ light }: Canvas, x: number, y: number, s: number, depth = 0): string {
  const { tone } = light;
  const pane = light.lamps ? '#ffe08c' : tone('#8fc0c8', 0.1, depth);
  const spots = [
    [-70, -150, 22, 14],
    [-10, -196, 26, 16],
    [58, -158, 20, 13],
    [16, -140, 13, 8],
    [-106, -122, 12, 8],
    [104, -124, 12, 8],
  ] as const;
  return placed(
    path('M-64 0Q-48 -60 -58 -118H58Q48 -60 66 0Z', tone('#f2e4cc', 0.15, depth)) +
      path(
        light.from[0] > 0
          ? 'M-64 0Q-48 -60 -58 -118H-26Q-34 -60 -30 0Z'
          : 'M66 0Q48 -60 58 -118H26Q34 -60 30 0Z',
        tone('#f2e4cc', -0.35, depth),
      ) +
      path(
        'M-142 -108C-130 -250 130 -250 142 -108Q70 -78 0 -80Q-70 -78 -142 -108Z',
        tone('#cf4a3a', -0.15, depth),
      ) +
      wash(
        light.from[0] > 0
          ? 'M-40 -200Q60 -236 118 -138Q60 -190 -40 -200Z'
          : 'M40 -200Q-60 -236 -118 -138Q-60 -190 40 -200Z',
        tone('#cf4a3a', 0.8, depth),
        0.8,
      ) +
      spots
        .map(
          ([cx, cy, rx, ry]) =>
            draw`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${tone('#fbf0dc', 0.2, depth)}"/>`,
        )
        .join('') +
      path('M-22 0V-48Q0 -76 22 -48V0Z', tone('#7d4a34', -0.1, depth)) +
      draw`<circle cx="12" cy="-28" r="3.4" fill="#f0c65a"/>` +
      draw`<circle cx="40" cy="-84" r="13" fill="${tone('#7d4a34', -0.2, depth)}"/><circle cx="40" cy="-84" r="10" fill="${pane}"/>`,
    x,
    y,
    s,
  );
}
