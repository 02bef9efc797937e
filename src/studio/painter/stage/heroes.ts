import type { Theme } from '../../content/en/themes.ts';
import { lensOf } from '../../content/en/themes.ts';
import type { Landmark, PlaceName } from '../../theme-lens.ts';
import { draw } from '../brush.ts';
import { type Canvas, SIDE } from '../canvas.ts';
import { mushroomHouse } from '../props/buildings.ts';
import { banner, cauldron, chest, nest, pond, sandcastle, workbench } from '../props/finds.ts';
import { cake, table } from '../props/kitchenware.ts';
import { crystal } from '../props/mushrooms.ts';
import { ball, camp, goal, harvest, instruments, kite, picnic } from '../props/pastimes.ts';
import { car, train } from '../props/vessels.ts';
import { hasScenery } from './settings.ts';
import type { Shot } from './shots.ts';

type Prop = (canvas: Canvas) => string;

const nothing: Prop = () => '';

/** How each landmark is painted. */
const LANDMARKS: Readonly<Record<Landmark, Prop>> = {
  banner,
  cake: (canvas) => table(canvas, -170, -120, 340, 120) + cake(canvas, 0, -120, 0.95),
  camp,
  car: (canvas) => car(canvas, 0, 0, 0.95),
  cauldron,
  chest,
  crystal: (canvas) => crystal(canvas, 0, 0, 1.2),
  'dinosaur nest': (canvas) => nest(canvas, '#f0dfbc', '#b98f6a'),
  'dragon nest': (canvas) => nest(canvas, '#8fc4a4', '#5f947c'),
  goal,
  harvest,
  instruments,
  'mushroom house': (canvas) => mushroomHouse(canvas, 0, 0, 0.92),
  picnic,
  pond,
  sandcastle,
  train: (canvas) => train(canvas, 40, 0, 0.9),
  workbench,
};

/** Position of the main prop in each framing, before mirroring: across, foot, size. */
const SPOT: Readonly<Record<Shot['kind'], readonly [x: number, y: number, size: number]>> = {
  wide: [0.83, 0.855, 0.88],
  far: [0.78, 0.83, 0.74],
  close: [0.86, 0.86, 1.05],
  together: [0.83, 0.885, 0.8],
};

const INDOORS: ReadonlySet<PlaceName> = new Set(['kitchen', 'bedroom', 'cabin', 'reef', 'moon']);

/** The main prop of the theme, in place. */
export function heroProp(canvas: Canvas, theme: Theme, place: PlaceName, shot: Shot): string {
  if (place === 'reef') return hasScenery(theme, 'sunken chest') ? at(canvas, chest, shot) : '';
  if (INDOORS.has(place)) return '';
  const { landmark, far } = lensOf(theme);
  const name = far && shot.kind === 'far' && (far.place ?? place) === place ? far.landmark : landmark;
  let s = at(canvas, name ? LANDMARKS[name] : nothing, shot);
  const across = (x: number): number => SIDE * (shot.mirror ? 1 - x : x);
  if (hasScenery(theme, 'ball') && shot.kind !== 'close')
    s += ball(canvas, across(shot.x - 0.13), SIDE * (shot.foot + 0.012), 26 * shot.scale);
  if (hasScenery(theme, 'kite') && shot.kind !== 'close' && !canvas.light.lamps)
    s += kite(canvas, across(0.6), SIDE * 0.2, 0.8);
  return s;
}

function at(canvas: Canvas, prop: Prop, shot: Shot): string {
  const [aside, y, size] = SPOT[shot.kind];
  // On the side that the hero faces.
  const x = shot.x < 0.52 ? aside : 1 - aside;
  return draw`<g transform="translate(${SIDE * (shot.mirror ? 1 - x : x)} ${SIDE * y}) scale(${String(size)})">${prop(canvas)}</g>`;
}
