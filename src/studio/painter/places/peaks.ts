import { dab, many, wash } from '../brush.ts';
import { type Canvas, type Place, SIDE, type View } from '../canvas.ts';
import { ridge } from '../chance.ts';
import { castle } from '../props/buildings.ts';
import { bush, flowers } from '../props/foliage.ts';
import { hill, mountains, rock } from '../props/land.ts';
import { cloud, cloudTower, mist, sky } from '../props/sky.ts';
import { pine } from '../props/trees.ts';

/** Snowy peaks, pines, and a castle on its hill. */
export function peaks(canvas: Canvas, view: View): Place {
  const { r, light } = canvas;
  const horizon = SIDE * view.horizon;
  const span = SIDE * view.ground - horizon;
  const at = view.landmark * SIDE;
  let s = sky(canvas, horizon);
  s += cloudTower(canvas, SIDE * (at > SIDE / 2 ? 0.2 : 0.85), horizon - 60, SIDE * 0.5, horizon * 0.5, 0.22);
  s += many(2, () =>
    cloud(canvas, SIDE * r.between(0.05, 0.95), horizon * r.between(0.2, 0.5), r.between(240, 400), 0.15),
  );
  s +=
    mountains(canvas, horizon - 10, Math.min(330, horizon * 0.62), 0.6) +
    mist(canvas, horizon - 150, 200, light.haze, 0.75);
  s += mountains(canvas, horizon + 50, 180, 0.4, false) + mist(canvas, horizon - 40, 150, light.haze, 0.7);
  const knoll = (x: number): number =>
    horizon + 40 - 130 * Math.exp(-(((x - at) / (SIDE * 0.2)) ** 2)) + Math.sin(x / 60) * 5;
  s +=
    hill(canvas, knoll, '#7fa066', 0.3, 60, 90) +
    castle(canvas, at, knoll(at) + 14, Math.min(view.turn ? 1.15 : 0.95, (knoll(at) - 24) / 345), 0.24);
  s += many(14, () => {
    const x = r() * SIDE;
    return Math.abs(x - at) > 120 ? pine(canvas, x, knoll(x) + 10, r.between(0.2, 0.34), 0.34) : '';
  });
  if (view.turn) {
    const lake = horizon + span * 0.42;
    s +=
      wash(dab(SIDE * 0.3, lake, SIDE * 0.8, 70, 0), light.tone('#6fb0c4', 0.2, 0.2), 0.95) +
      wash(
        many(12, () => dab(SIDE * r.between(0.05, 0.55), lake + r.spread() * 22, r.between(40, 120), 4, 0)),
        light.tone('#e2f4f2', 0.5, 0.1),
        0.8,
      );
  }
  const near = ridge(r, SIDE, horizon + span * 0.58, 44, 2);
  s += hill(canvas, near, '#86a555', 0.12, 70, 120);
  s += many(8, () => {
    const x = r() * SIDE;
    return bush(canvas, x, near(x) + r.between(6, 40), r.between(0.25, 0.5), 0.14, '#5a8a58');
  });
  s += flowers(canvas, 0, SIDE, (x) => near(x) + 16, 36, ['#c8b4e8', '#f2e8d8', '#f0c65a'], 0.5);
  for (const x of [0.04, 0.12, 0.93, 0.985])
    s += pine(canvas, SIDE * x, near(SIDE * x) + 50, r.between(1, 1.4), 0.06);
  s +=
    rock(canvas, SIDE * 0.88, near(SIDE * 0.86) + 60, 0.9, 0.05) +
    rock(canvas, SIDE * 0.2, near(SIDE * 0.2) + 50, 0.5, 0.07);
  const low = SIDE * view.ground;
  return {
    markup: s,
    front: '#7fa04a',
    ground: 'grass',
    trail: [
      [at, knoll(at) + 16],
      [at - SIDE * 0.06, horizon + span * 0.1],
      [at + SIDE * 0.04, horizon + span * 0.4],
      [SIDE * 0.58, low],
      [SIDE * 0.64, SIDE * 1.04],
    ],
  };
}
