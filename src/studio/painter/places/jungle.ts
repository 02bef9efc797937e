import { dab, draw, many, path, wash } from '../brush.ts';
import { type Canvas, type Place, SIDE, type View } from '../canvas.ts';
import { ridge } from '../chance.ts';
import { sauropod } from '../props/creatures.ts';
import { fern } from '../props/foliage.ts';
import { hill, rock } from '../props/land.ts';
import { cloud, mist, sky } from '../props/sky.ts';
import { palm } from '../props/trees.ts';

function volcano(canvas: Canvas, x: number, foot: number): string {
  const { light } = canvas;
  const w = SIDE * 0.26;
  const top = foot - 310;
  return (
    path(
      draw`M${x - w} ${foot}Q${x - w * 0.4} ${foot - 180} ${x - w * 0.17} ${top}Q${x} ${top - 12} ${x + w * 0.17} ${top + 2}Q${x + w * 0.44} ${foot - 170} ${x + w} ${foot}Z`,
      light.tone('#8f7f86', -0.05, 0.5),
    ) +
    wash(
      draw`M${x - w * 0.17} ${top}Q${x - w * 0.34} ${foot - 180} ${x - w * 0.75} ${foot}H${x - w * 0.2}Q${x - w * 0.12} ${foot - 160} ${x - w * 0.07} ${top - 6}Z`,
      light.tone('#8f7f86', light.from[0] > 0 ? -0.5 : 0.5, 0.5),
      0.6,
    ) +
    cloud(canvas, x + 20, top - 20, 190, 0.1) +
    wash(dab(x - w * 0.08, top + 24, 70, 14, 1.3) + dab(x + w * 0.09, top + 36, 90, 12, 1.5), '#f0a070', 0.8)
  );
}

/** A warm valley of ferns and palms with a volcano and a large dinosaur. */
export function jungle(canvas: Canvas, view: View): Place {
  const { r, light } = canvas;
  const horizon = SIDE * (view.horizon - 0.02);
  const span = SIDE * view.ground - horizon;
  const at = view.landmark * SIDE;
  let s = sky(canvas, horizon);
  s += many(2, () =>
    cloud(canvas, SIDE * r.between(0.05, 0.5), horizon * r.between(0.25, 0.6), r.between(260, 420), 0.15),
  );
  s +=
    volcano(canvas, view.turn ? SIDE * 0.24 : SIDE * 0.77, horizon + 60) +
    mist(canvas, horizon - 80, 150, light.haze, 0.85);
  const far = ridge(r, SIDE, horizon + span * 0.08, 40, 3);
  s += hill(canvas, far, '#7fa860', 0.4, 55, 90);
  s += many(9, () => {
    const x = r() * SIDE;
    return palm(canvas, x, far(x) + 16, r.between(0.26, 0.4), 0.36);
  });
  s += sauropod(canvas, SIDE - at, far(SIDE - at) + 10, 0.42, 0.5, '#8a9a88');
  const pool = horizon + span * 0.5;
  s +=
    wash(dab(SIDE * 0.4, pool, SIDE * 0.7, 54, 0), light.tone('#6fb8b0', 0.1, 0.2), 0.95) +
    wash(
      many(10, () => dab(SIDE * r.between(0.15, 0.6), pool + r.spread() * 16, r.between(40, 110), 4, 0)),
      light.tone('#e8f6ea', 0.5, 0.1),
      0.8,
    );
  s += sauropod(canvas, at, far(at) + span * 0.34 + 10, view.turn ? 0.95 : 1.12, 0.08, '#6f9a86');
  const near = ridge(r, SIDE, horizon + span * 0.62, 30, 2);
  s += hill(canvas, near, '#7aa04a', 0.12, 70, 120);
  s +=
    palm(canvas, SIDE * 0.03, near(0) + 90, 1.6, 0.03) +
    palm(canvas, SIDE * 0.9, near(SIDE * 0.9) + 50, 1.25, 0.06);
  s += rock(canvas, SIDE * 0.16, near(SIDE * 0.16) + 40, 0.6, 0.06);
  s += many(11, () => {
    const x = r() * SIDE;
    return fern(canvas, x, near(x) + 50, r.between(0.6, 1), 0.05);
  });
  return { markup: s, front: '#6f9a44', ground: 'grass' };
}
