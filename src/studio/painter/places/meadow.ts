import { many } from '../brush.ts';
import { type Canvas, type Place, SIDE, type View } from '../canvas.ts';
import { type Ridge, ridge } from '../chance.ts';
import { windmill } from '../props/buildings.ts';
import { haystack, sheep } from '../props/farm.ts';
import { bush, flowers } from '../props/foliage.ts';
import { fence, hill, mountains } from '../props/land.ts';
import { cloud, cloudTower, mist, rainbow, sky } from '../props/sky.ts';
import { tree } from '../props/trees.ts';
import { balloon } from '../props/vessels.ts';

export interface MeadowTouches {
  readonly mill?: boolean;
  readonly balloons?: boolean;
  readonly rainbow?: boolean;
}

/** Grazing sheep or haystacks, on the side away from the landmark. */
function middle(canvas: Canvas, at: Ridge, view: View): string {
  const { r } = canvas;
  const side = view.landmark < 0.5 ? 1 : -1;
  const across = (t: number): number => SIDE * (0.5 + side * t);
  if (view.turn)
    return [0.2, 0.31, 0.4]
      .map((t) => {
        const x = across(t + r.spread() * 0.03);
        return haystack(canvas, x, at(x) + r.between(14, 34), r.between(0.36, 0.52));
      })
      .join('');
  return [0.16, 0.25, 0.3, 0.4]
    .map((t) => {
      const x = across(t + r.spread() * 0.03);
      return sheep(canvas, x, at(x) + r.between(20, 62), r.between(0.5, 0.66), r() < 0.5 ? 1 : -1);
    })
    .join('');
}

/** Rolling meadows under a wide sky. */
export function meadow(canvas: Canvas, view: View, touches: MeadowTouches = {}): Place {
  const { r, light } = canvas;
  const horizon = SIDE * view.horizon;
  const span = SIDE * view.ground - horizon;
  let s = sky(canvas, horizon);
  s += cloudTower(
    canvas,
    SIDE * r.between(0.1, 0.34),
    horizon + 20,
    SIDE * 0.5,
    horizon * r.between(0.5, 0.75),
    0.12,
  );
  s += many(view.turn ? 1 : 2, (i) =>
    cloud(
      canvas,
      SIDE * r.between(0.3, 0.95),
      horizon * r.between(0.2, 0.7),
      r.between(240, 430),
      0.12 + i * 0.08,
    ),
  );
  if (touches.rainbow) s += rainbow(SIDE * 0.46, horizon + 70);
  s +=
    mountains(canvas, horizon + 10, view.turn ? 110 : 170, 0.62) +
    mist(canvas, horizon - 50, 120, light.haze, 0.8);
  const far = ridge(r, SIDE, horizon + span * 0.06, 46, 3);
  s += hill(canvas, far, '#86a85a', 0.42, 60, 90);
  s += many(12, () => {
    const x = r() * SIDE;
    return tree(canvas, x, far(x) + 6, r.between(0.15, 0.25), 0.42);
  });
  const near = ridge(r, SIDE, horizon + span * 0.42, 54, 2.2);
  s += hill(canvas, near, '#8fb050', 0.2, 70, 120);
  const at = view.landmark * SIDE;
  if (touches.mill)
    s +=
      windmill(canvas, at, near(at) + 8, 0.95, 0.16) +
      windmill(canvas, at + SIDE * 0.14, far(at + SIDE * 0.14) + 6, 0.5, 0.4);
  else s += tree(canvas, at + 60, near(at + 60) + 10, view.turn ? 1.15 : 0.92, 0.1);
  s += fence(canvas, SIDE * 0.02, SIDE * 0.34, (x) => near(x) + 44, 0.8);
  s += many(9, () => {
    const x = r() * SIDE;
    return bush(canvas, x, near(x) + r.between(6, 60), r.between(0.26, 0.44), 0.18);
  });
  s += middle(canvas, near, view);
  s += flowers(canvas, 0, SIDE, (x) => near(x) + 20, 40, ['#f2e2c2', '#e8a090', '#f2cf72'], 0.5);
  if (touches.balloons)
    s +=
      balloon(canvas, SIDE * 0.7, horizon * 0.5, 0.95, 0.2) +
      balloon(canvas, SIDE * 0.22, horizon * 0.34, 0.45, 0.4) +
      balloon(canvas, SIDE * 0.9, horizon * 0.24, 0.3, 0.5);
  const [mid, low] = [near(SIDE * 0.6), SIDE * view.ground];
  return {
    markup: s,
    front: '#83a848',
    ground: 'grass',
    bough: true,
    trail: [
      [SIDE * 0.6, mid + 6],
      [SIDE * 0.53, mid + (low - mid) * 0.5],
      [SIDE * 0.68, low],
      [SIDE * 0.6, SIDE * 1.04],
    ],
  };
}
