import { dab, draw, many, path, wash } from '../brush.ts';
import { type Canvas, type Place, SIDE, type View } from '../canvas.ts';
import { ridge } from '../chance.ts';
import { fish, seaTurtle, whale } from '../props/creatures.ts';
import { hill, rock } from '../props/land.ts';
import { coral, weed } from '../props/seabed.ts';

/** Under the sea: sunbeams, coral, weed and fish. */
export function reef(canvas: Canvas, view: View): Place {
  const { r, light, id } = canvas;
  const horizon = SIDE * view.horizon;
  const span = SIDE * view.ground - horizon;
  const [deep, shine] = [id(), id()];
  let s = `<linearGradient id="${deep}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${light.sky[0]}"/><stop offset=".35" stop-color="${light.sky[1]}"/><stop offset=".9" stop-color="${light.sky[2]}"/></linearGradient><rect width="${SIDE}" height="${SIDE}" fill="url(#${deep})"/>`;
  s += wash(
    many(50, () =>
      dab(r() * SIDE, r() ** 2 * horizon, r.between(100, 300), r.between(8, 26), r.spread() * 0.1),
    ),
    '#ffffff',
    0.12,
  );
  s += `<linearGradient id="${shine}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#f6fff4" stop-opacity=".5"/><stop offset="1" stop-color="#f6fff4" stop-opacity="0"/></linearGradient>`;
  s += path(
    many(6, (i) => {
      const x = SIDE * (0.1 + i * 0.17) + r.spread() * 60;
      const w = r.between(24, 60);
      return draw`M${x} -10h${w}L${x + w * 2.4 - 120} ${SIDE * 0.8}h${-w * 2.6}Z`;
    }),
    `url(#${shine})`,
  );
  const at = view.landmark * SIDE;
  s += view.turn
    ? whale(
        { ...canvas, light: { ...light, tone: (c, v = 0, d = 0) => light.tone(c, v, Math.max(d, 0.35)) } },
        at + 60,
        horizon * 0.55,
        1.1,
      )
    : seaTurtle(canvas, at, horizon * 0.55, 1.1);
  const far = ridge(r, SIDE, horizon + span * 0.15, 60, 2.6);
  s += hill(canvas, far, '#5f9a9c', 0.55, 40, 90);
  s += many(7, () => {
    const x = r() * SIDE;
    return weed(canvas, x, far(x) + 14, r.between(0.4, 0.6), '#4f9a7a', 0.5);
  });
  s += many(5, () => {
    const x = r() * SIDE;
    return coral(canvas, x, far(x) + 14, r.between(0.5, 0.8), r.pick(['#e07a8a', '#d9a05c']), 0.45);
  });
  const school = ['#f0a24f', '#f0c65a', '#e8718a', '#7fd0d8'] as const;
  for (let i = 0; i < 9; i++)
    s += fish(
      canvas,
      SIDE * r.between(0.06, 0.94),
      horizon * r.between(0.2, 1.05),
      r.between(0.35, 0.8),
      school[i % 4] ?? '#f0a24f',
      r.between(0.05, 0.35),
      r() < 0.5,
    );
  const near = ridge(r, SIDE, horizon + span * 0.55, 46, 2);
  s += hill(canvas, near, '#c9bb94', 0.25, 60, 120);
  s +=
    rock(canvas, SIDE * 0.12, near(SIDE * 0.12) + 50, 1.5, 0.15, '#7f8a9c', '#7fa88a') +
    rock(canvas, SIDE * 0.9, near(SIDE * 0.9) + 50, 1.3, 0.15, '#7f8a9c', '#c88aa8');
  s +=
    coral(canvas, SIDE * 0.16, near(SIDE * 0.16) + 30, 1.3, '#e8718a', 0.08) +
    coral(canvas, SIDE * 0.84, near(SIDE * 0.84) + 40, 1.5, '#f0a05a', 0.06) +
    coral(canvas, SIDE * 0.95, near(SIDE * 0.95) + 30, 1.1, '#b79ad8', 0.08);
  s +=
    weed(canvas, SIDE * 0.04, near(0) + 80, 1.3, '#3f9a74', 0.05) +
    weed(canvas, SIDE * 0.94, near(SIDE * 0.94) + 90, 1.2, '#4fa86a', 0.05) +
    weed(canvas, SIDE * 0.3, near(SIDE * 0.3) + 40, 0.6, '#4fa86a', 0.15);
  const bubbles = many(26, () => {
    const [x, y, q] = [SIDE * r(), SIDE * r.between(0.1, 0.85), r.between(3, 11)];
    return draw`<circle cx="${x}" cy="${y}" r="${q}" fill="#ffffff" fill-opacity=".18" stroke="#f2fffa" stroke-opacity=".7" stroke-width="1.8"/>`;
  });
  s += bubbles;
  return { markup: s, front: '#dcc99a', ground: 'seabed' };
}
