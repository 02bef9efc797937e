import { draw, ellipse, path, stroke, wash } from '../brush.ts';
import { type Canvas, type Place, SIDE, type View } from '../canvas.ts';
import { boards, books, bunting, lamp, pane, rug, shelf, wall } from '../props/room.ts';

function bed({ light }: Canvas, x: number, y: number, s: number, flip: boolean): string {
  const { tone } = light;
  const k = flip ? -1 : 1;
  const inner =
    ellipse(0, 6, 240, 20, '#241a38', 0.3) +
    path('M-226 4V-190Q-226 -214 -204 -214H-196Q-176 -214 -176 -190V4Z', tone('#9c6a44', 0)) +
    path('M196 4V-120Q196 -136 210 -136Q226 -136 226 -120V4Z', tone('#9c6a44', -0.1)) +
    path('M-180 -20V-86H200V-20Z', tone('#8a5a3a', -0.2)) +
    path('M-176 -72V-112Q-120 -128 -60 -118H196V-64Z', tone('#f6ead6', 0.1)) +
    path('M-168 -112Q-176 -160 -128 -160H-78Q-50 -160 -56 -116Q-110 -104 -168 -112Z', tone('#fbf4e6', 0.3)) +
    path('M-60 -122Q40 -148 196 -120V-28Q60 -14 -64 -34Q-40 -76 -60 -122Z', tone('#5f7fb8', 0)) +
    wash(
      'M-60 -122Q-30 -130 4 -133Q-2 -80 0 -26Q-34 -28 -64 -34Q-40 -76 -60 -122Z',
      tone('#f0c85e', 0.1),
      0.9,
    ) +
    stroke(
      'M60 -134Q54 -80 60 -24M128 -130Q122 -78 128 -24M0 -80Q100 -92 196 -80',
      tone('#dfe6f2', 0.2),
      5,
      0.55,
    ) +
    ellipse(-98, -172, 26, 24, tone('#b98a5c', 0.1)) +
    ellipse(-116, -192, 10, 10, tone('#b98a5c', 0)) +
    ellipse(-82, -192, 10, 10, tone('#b98a5c', 0)) +
    ellipse(-98, -164, 12, 9, tone('#ecd2a6', 0.2)) +
    ellipse(-106, -176, 3, 3.4, '#2a1a18') +
    ellipse(-90, -176, 3, 3.4, '#2a1a18') +
    ellipse(-98, -168, 3.4, 2.6, '#2a1a18');
  return draw`<g transform="translate(${x} ${y}) scale(${String(s * k)} ${String(s)})">${inner}</g>`;
}

/** A child's bedroom with a window, a bed and books. */
export function bedroom(canvas: Canvas, view: View): Place {
  const { light } = canvas;
  const floor = Math.round(SIDE * (view.ground - (view.turn ? 0.09 : 0.05)));
  const right = view.landmark > 0.5;
  const size = (view.turn ? 0.95 : 1.12) * (floor / 720);
  let s =
    wall(canvas, floor, '#a9c4c8', '#8fb0b8') +
    boards(canvas, floor, '#c08e5e') +
    bunting(canvas, floor * 0.05);
  s += pane(canvas, right ? SIDE * 0.26 : SIDE * 0.48, floor * 0.22, 240 * size, 270 * size, '#e0a65a');
  s += shelf(canvas, right ? SIDE * 0.64 : SIDE * 0.04, floor * 0.36, SIDE * 0.3, books(canvas, SIDE * 0.3));
  const [px, py] = [right ? SIDE * 0.08 : SIDE * 0.86, floor * 0.3];
  s +=
    path(draw`M${px - 46} ${py}h104v116h-104Z`, light.tone('#b98a56', 0)) +
    path(draw`M${px - 36} ${py + 10}h84v96h-84Z`, light.tone('#f2e2c0', 0.2)) +
    path(draw`M${px - 36} ${py + 106}v-34q20 -26 42 -4t42 -10v48Z`, light.tone('#7fa86a', 0.1)) +
    ellipse(px + 26, py + 34, 11, 11, light.tone('#f0b64f', 0.2));
  s += rug(canvas, SIDE * 0.5, SIDE * (view.ground + 0.06), 330, '#d9846a');
  const bedX = right ? SIDE * 0.74 : SIDE * 0.26;
  s += bed(canvas, bedX, floor + 34, size * 1.08, right);
  const tableX = right ? SIDE * 0.42 : SIDE * 0.6;
  s +=
    path(draw`M${tableX - 50} ${floor + 18}v-96h100v96h-12v-70h-76v70Z`, light.tone('#9c6a44', -0.1)) +
    path(draw`M${tableX - 58} ${floor - 88}h116v14h-116Z`, light.tone('#b98a56', 0.2));
  s += lamp(canvas, tableX, floor - 88, size * 0.8);
  return { markup: s, ground: 'floor' };
}
