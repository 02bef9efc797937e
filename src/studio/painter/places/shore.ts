import { blob, dab, many, path, wash } from '../brush.ts';
import { type Canvas, type Place, SIDE, type View } from '../canvas.ts';
import { ridge } from '../chance.ts';
import { whale } from '../props/creatures.ts';
import { hill, rock, under } from '../props/land.ts';
import { cloud, cloudTower, sky } from '../props/sky.ts';
import { palm } from '../props/trees.ts';
import { ship } from '../props/vessels.ts';

/** Open water from a height down: gradient, waves and the path of light. */
function water({ r, light, id }: Canvas, horizon: number, foot: number): string {
  const fade = id();
  const depth = foot - horizon;
  const waves = { dark: '', light: '', foam: '', glint: '' };
  for (let i = 0; i < 150; i++) {
    const t = r() ** 1.3;
    const y = horizon + 4 + t * depth;
    const x = r() * SIDE;
    const length = 30 + t * 120;
    if (i % 3 === 0) waves.foam += dab(x, y, length * 0.7, 2 + t * 5, r.spread() * 0.03);
    else waves[i % 3 === 1 ? 'dark' : 'light'] += dab(x, y, length, 3 + t * 10, r.spread() * 0.03);
  }
  const shine = (light.sun?.x ?? 0.6) * SIDE;
  for (let i = 0; i < 60; i++) {
    const t = r();
    waves.glint += dab(
      shine + r.spread() * (30 + t * 150),
      horizon + 3 + t * depth * 0.85,
      20 + t * 70,
      2 + t * 6,
      0,
    );
  }
  return (
    `<linearGradient id="${fade}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${light.tone('#6fb8c0', 0.2, 0.3)}"/><stop offset=".5" stop-color="${light.tone('#3f9aa8')}"/><stop offset="1" stop-color="${light.tone('#4fb0a8', 0.15)}"/></linearGradient><rect y="${horizon}" width="${SIDE}" height="${SIDE - horizon}" fill="url(#${fade})"/>` +
    wash(waves.dark, light.tone('#2f7a98', -0.5, 0.1), 0.5) +
    wash(waves.light, light.tone('#7fccc4', 0.3, 0.1), 0.5) +
    (light.sun ? wash(waves.glint, light.sun.color, 0.75) : '') +
    wash(waves.foam, light.tone('#e9f6ee', 0.4), 0.65)
  );
}

/** A beach with an island on the horizon; a ship or a whale passes. */
export function shore(canvas: Canvas, view: View, passing: 'ship' | 'whale'): Place {
  const { r, light } = canvas;
  const horizon = SIDE * (view.horizon - 0.08);
  const foot = SIDE * view.ground - 10;
  let s = sky(canvas, horizon);
  s += cloudTower(
    canvas,
    SIDE * (view.turn ? 0.2 : 0.42),
    horizon + 6,
    SIDE * 0.46,
    horizon * r.between(0.5, 0.72),
    0.1,
  );
  s += many(2, (i) =>
    cloud(
      canvas,
      (SIDE * (i + 0.7)) / 2.2 + r.spread() * 60,
      horizon * r.between(0.25, 0.8),
      r.between(240, 380),
      0.14,
    ),
  );
  s += water(canvas, horizon, foot);
  const at = view.landmark * SIDE;
  const isle = at > SIDE / 2 ? 0.02 : 0.55;
  const island = (x: number): number =>
    horizon + 8 - 90 * Math.sin(Math.PI * Math.max(0, Math.min(1, (x - SIDE * isle) / (SIDE * 0.3))));
  const island2 = (x: number): number => (island(x) < horizon + 7 ? island(x) + r.spread() * 3 : SIDE);
  let outline = `M${SIDE * isle} ${horizon + 10}`;
  for (let x = SIDE * isle; x <= SIDE * (isle + 0.3); x += 12)
    outline += `L${Math.round(x)} ${Math.round(Math.min(horizon + 8, island2(x)))}`;
  s += path(`${outline}L${SIDE * (isle + 0.3)} ${horizon + 10}Z`, light.tone('#6f9a68', -0.1, 0.45));
  s +=
    palm(canvas, SIDE * (isle + 0.11), horizon - 50, 0.4, 0.4) +
    palm(canvas, SIDE * (isle + 0.18), horizon - 60, 0.34, 0.4);
  const float = horizon + (foot - horizon) * 0.3;
  if (passing === 'ship') {
    const size = view.turn ? 1.15 : 0.92;
    s +=
      ship(canvas, at, float, size, 0.06) +
      wash(
        dab(at, float + 46 * size, 340, 26, 0) + dab(at - 60, float + 58 * size, 240, 16, 0),
        light.tone('#dff2ea', 0.3),
        0.7,
      );
  } else {
    s +=
      whale(canvas, at, float, view.turn ? 1.25 : 1) +
      wash(
        dab(at + 40, float + 42, 460, 26, 0) + dab(at - 60, float + 54, 260, 14, 0),
        light.tone('#e3f4ee', 0.3),
        0.85,
      );
  }
  const line = ridge(r, SIDE, SIDE * view.ground, 16, 1.6);
  s +=
    wash(
      under((x) => line(x) - 24),
      '#f4fbf2',
      0.6,
    ) +
    wash(
      under((x) => line(x) - 14),
      '#f4fbf2',
      0.85,
    ) +
    hill(canvas, (x) => line(x) - 6, '#e2c48e', 0, 70, 150);
  s +=
    rock(canvas, SIDE * 0.93, line(SIDE * 0.93) + 26, 0.8, 0.04, '#a89c94', '#7a9a6a') +
    rock(canvas, SIDE * 0.84, line(SIDE * 0.84) + 14, 0.4, 0.06, '#a89c94', null);
  s += palm(
    canvas,
    SIDE * (at > SIDE / 2 ? 0.06 : 0.86),
    SIDE * (view.ground + 0.08),
    view.turn ? 1.9 : 1.6,
    0.02,
  );
  s += path(
    many(18, () =>
      blob(
        r,
        r() * SIDE,
        SIDE * r.between(view.ground + 0.05, 0.99),
        r.between(3, 8),
        r.between(2, 5),
        6,
        0.2,
      ),
    ),
    light.tone('#c99f7a', -0.2),
  );
  s += starfish(canvas, SIDE * 0.8, SIDE * 0.95, 20) + starfish(canvas, SIDE * 0.2, SIDE * 0.97, 15);
  return { markup: s, ground: 'sand' };
}

function starfish({ r, light }: Canvas, x: number, y: number, size: number): string {
  const start = r();
  const points = Array.from({ length: 10 }, (_, i): readonly [number, number] => {
    const reach = i % 2 ? size * 0.42 : size;
    const angle = start + (i / 10) * Math.PI * 2;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.6];
  });
  return path(
    `M${points.map(([px, py]) => `${Math.round(px)} ${Math.round(py)}`).join('L')}Z`,
    light.tone('#e8835a', 0.1),
  );
}
