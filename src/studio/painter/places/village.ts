import { many } from '../brush.ts';
import { type Canvas, type Place, SIDE, type View } from '../canvas.ts';
import { ridge } from '../chance.ts';
import { cottage } from '../props/buildings.ts';
import { bush, flowers } from '../props/foliage.ts';
import { fence, hill } from '../props/land.ts';
import { cloud, cloudTower, mist, sky } from '../props/sky.ts';
import { tree } from '../props/trees.ts';

const ROOFS = ['#b5543f', '#7a6a8a', '#a8744a'] as const;

/** A village of cottages and gardens. */
export function village(canvas: Canvas, view: View): Place {
  const { r, light } = canvas;
  const horizon = SIDE * view.horizon;
  const span = SIDE * view.ground - horizon;
  const home = view.landmark * SIDE;
  let s = sky(canvas, horizon);
  s += cloudTower(
    canvas,
    SIDE * r.between(0.3, 0.6),
    horizon + 10,
    SIDE * 0.55,
    horizon * r.between(0.42, 0.6),
    0.18,
  );
  s += many(2, () =>
    cloud(canvas, SIDE * r.between(0.05, 0.95), horizon * r.between(0.2, 0.6), r.between(240, 420), 0.12),
  );
  const far = ridge(r, SIDE, horizon - 20, 60, 2.4);
  s += hill(canvas, far, '#84a872', 0.55, 50, 90);
  s += many(10, () => {
    const x = r() * SIDE;
    return tree(canvas, x, far(x) + 5, r.between(0.12, 0.2), 0.52);
  });
  s += mist(canvas, horizon - 40, 110, light.haze, 0.6);
  const middle = ridge(r, SIDE, horizon + span * 0.2, 30, 2);
  s += hill(canvas, middle, '#8aac58', 0.28, 60, 100);
  const row = home > SIDE / 2 ? [0.14, 0.3, 0.46] : [0.58, 0.74, 0.9];
  for (const [i, x] of row.entries())
    s += cottage(
      canvas,
      SIDE * x,
      middle(SIDE * x) + 14,
      [0.54, 0.66, 0.52][i] ?? 0.5,
      0.3,
      '#ead8b8',
      r.pick(ROOFS),
    );
  for (const x of row)
    s +=
      bush(canvas, SIDE * (x + 0.06), middle(SIDE * (x + 0.06)) + 20, 0.34, 0.26) +
      tree(canvas, SIDE * (x - 0.075), middle(SIDE * (x - 0.075)) + 14, 0.42, 0.26);
  const near = ridge(r, SIDE, horizon + span * 0.6, 26, 1.6);
  s += hill(canvas, near, '#8fb050', 0.1, 70, 120);
  const outer = home > SIDE / 2 ? 0.16 : -0.16;
  s += tree(canvas, home + SIDE * outer, near(home + SIDE * outer) + 20, 1.2, 0.06);
  s += cottage(canvas, home, near(home) + 34, view.turn ? 2.1 : 1.75, 0.05);
  s +=
    bush(canvas, home - SIDE * 0.13, near(home) + 50, 0.7, 0.04) +
    bush(canvas, home + SIDE * 0.11, near(home) + 60, 0.8, 0.04);
  const side = home > SIDE / 2 ? [0.02, 0.4] : [0.6, 0.98];
  s += fence(canvas, SIDE * (side[0] ?? 0), SIDE * (side[1] ?? 1), (x) => near(x) + 30, 1);
  s += flowers(
    canvas,
    home - SIDE * 0.17,
    home + SIDE * 0.19,
    (x) => near(x) + 40,
    44,
    ['#e8877a', '#f6efe2', '#b79ad8', '#f0b64f'],
    0.7,
  );
  return {
    markup: s,
    front: '#86aa48',
    ground: 'grass',
    flowers: true,
    bough: true,
    trail: [
      [home, near(home) + 40],
      [home - SIDE * 0.1, SIDE * (view.ground - 0.02)],
      [home - SIDE * 0.02, SIDE * (view.ground + 0.06)],
      [SIDE * 0.6, SIDE * 1.04],
    ],
  };
}
