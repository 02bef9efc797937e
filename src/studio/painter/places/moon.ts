import { blob, draw, ellipse, many, path, wash } from '../brush.ts';
import { type Canvas, type Place, SIDE, type View } from '../canvas.ts';
import { ridge } from '../chance.ts';
import { hill, rock } from '../props/land.ts';
import { sky } from '../props/sky.ts';
import { planet, rocket } from '../props/vessels.ts';

/** A quiet moon under a violet sky. */
export function moon(canvas: Canvas, view: View): Place {
  const { r, light, id } = canvas;
  const horizon = SIDE * (view.horizon + 0.08);
  const span = SIDE * view.ground - horizon;
  const glow = id();
  let s = sky(canvas, horizon);
  s += `<radialGradient id="${glow}"><stop offset="0" stop-color="${light.key}" stop-opacity=".55"/><stop offset="1" stop-color="${light.key}" stop-opacity="0"/></radialGradient>`;
  s += draw`<ellipse cx="${SIDE * 0.6}" cy="${horizon - 10}" rx="${SIDE * 0.7}" ry="190" fill="url(#${glow})"/>`;
  let violet = '';
  let rose = '';
  for (let i = 0; i < 30; i++) {
    const t = r();
    violet += blob(
      r,
      SIDE * t,
      horizon * (0.75 - t * 0.6) + r.spread() * 70,
      r.between(50, 120),
      r.between(16, 44),
      8,
      0.3,
    );
    rose += blob(
      r,
      SIDE * t,
      horizon * (0.72 - t * 0.6) + r.spread() * 30,
      r.between(30, 80),
      r.between(8, 20),
      8,
      0.3,
    );
  }
  s += wash(violet, '#8f6fc8', 0.16) + wash(rose, '#f2b8c8', 0.2);
  s += path(
    many(110, () => {
      const q = r.between(0.8, 2.4);
      return blob(r, r() * SIDE, r() * horizon, q, q, 5, 0.1);
    }),
    '#fff4da',
  );
  s += view.turn
    ? planet(canvas, SIDE * 0.26, horizon * 0.36, 150, '#7fb0c4', false) +
      planet(canvas, SIDE * 0.84, horizon * 0.2, 46, '#d98aa0', true)
    : planet(canvas, SIDE * 0.74, horizon * 0.34, 112, '#dd9a6a', true) +
      planet(canvas, SIDE * 0.16, horizon * 0.25, 44, '#7fb6b0', false) +
      planet(canvas, SIDE * 0.47, horizon * 0.14, 20, '#d98aa0', false);
  const dust = '#c4b4d0';
  const back = ridge(r, SIDE, horizon - 20, 50, 3);
  s += hill(canvas, back, dust, 0.5, 50, 90);
  s += many(5, () => {
    const x = r() * SIDE;
    return rock(canvas, x, back(x) + 8, r.between(0.5, 1.1), 0.45, '#a496b8', null);
  });
  const near = ridge(r, SIDE, horizon + span * 0.35, 40, 2);
  s += hill(canvas, near, dust, 0.25, 60, 110);
  for (let i = 0; i < 8; i++) {
    const x = r() * SIDE;
    const y = near(x) + 30 + r() * span * 0.5;
    const w = r.between(30, 74);
    s +=
      ellipse(x, y + 3, w * 1.06, w * 0.3, light.tone(dust, 0.9)) +
      ellipse(x, y, w, w * 0.27, light.tone(dust, -0.6)) +
      ellipse(x, y + w * 0.07, w * 0.86, w * 0.19, light.tone(dust, -0.2));
  }
  const at = view.landmark * SIDE;
  s +=
    ellipse(at, near(at) + span * 0.5 + 34, 92, 14, '#241a48', 0.35) +
    rocket(canvas, at, near(at) + span * 0.5, view.turn ? 0.85 : 1.1);
  return { markup: s, front: dust, ground: 'bare' };
}
