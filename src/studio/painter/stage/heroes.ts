import type { Theme } from '../../contract.ts';
import { draw } from '../brush.ts';
import { type Canvas, SIDE } from '../canvas.ts';
import { mushroomHouse } from '../props/buildings.ts';
import { banner, cauldron, chest, nest, pond, sandcastle, workbench } from '../props/finds.ts';
import { cake, table } from '../props/kitchenware.ts';
import { crystal } from '../props/mushrooms.ts';
import { ball, camp, goal, harvest, instruments, kite, picnic } from '../props/pastimes.ts';
import { car, train } from '../props/vessels.ts';
import type { Shot } from './shots.ts';
import type { PlaceName } from './words.ts';

type Prop = (canvas: Canvas) => string;

/** What each theme is about, as a thing that stands in the picture. */
const HEROES: Readonly<Record<Theme, Prop>> = {
  animals: pond,
  space: () => '',
  ocean: sandcastle,
  magic: cauldron,
  friendship: picnic,
  dragons: (canvas) => nest(canvas, '#8fc4a4', '#5f947c'),
  robots: workbench,
  pirates: chest,
  dinosaurs: (canvas) => nest(canvas, '#f0dfbc', '#b98f6a'),
  fairies: (canvas) => mushroomHouse(canvas, 0, 0, 0.92),
  forest: camp,
  castle: banner,
  family: picnic,
  garden: harvest,
  music: instruments,
  sports: goal,
  cooking: (canvas) => table(canvas, -170, -120, 340, 120) + cake(canvas, 0, -120, 0.95),
  vehicles: (canvas) => car(canvas, 0, 0, 0.95),
};

/** Where the thing stands in each framing, before mirroring: across, foot, size. */
const SPOT: Readonly<Record<Shot['kind'], readonly [x: number, y: number, size: number]>> = {
  wide: [0.83, 0.855, 0.88],
  far: [0.78, 0.83, 0.74],
  close: [0.86, 0.86, 1.05],
  together: [0.83, 0.885, 0.8],
};

const INDOORS: ReadonlySet<PlaceName> = new Set(['kitchen', 'bedroom', 'cabin', 'reef', 'moon']);

/** The hero prop of the theme, in place. */
export function heroProp(canvas: Canvas, theme: Theme, place: PlaceName, shot: Shot): string {
  if (place === 'reef') return theme === 'pirates' ? at(canvas, chest, shot) : '';
  if (INDOORS.has(place)) return '';
  const prop =
    place === 'glade' && theme === 'magic' && shot.kind === 'far'
      ? (c: Canvas) => crystal(c, 0, 0, 1.2)
      : theme === 'vehicles' && shot.kind === 'far'
        ? (c: Canvas) => train(c, 40, 0, 0.9)
        : HEROES[theme];
  let s = at(canvas, prop, shot);
  const across = (x: number): number => SIDE * (shot.mirror ? 1 - x : x);
  if (theme === 'sports' && shot.kind !== 'close')
    s += ball(canvas, across(shot.x - 0.13), SIDE * (shot.foot + 0.012), 26 * shot.scale);
  if (theme === 'friendship' && shot.kind !== 'close' && !canvas.light.lamps)
    s += kite(canvas, across(0.6), SIDE * 0.2, 0.8);
  return s;
}

function at(canvas: Canvas, prop: Prop, shot: Shot): string {
  const [aside, y, size] = SPOT[shot.kind];
  // On the side to which the hero looks.
  const x = shot.x < 0.52 ? aside : 1 - aside;
  return draw`<g transform="translate(${SIDE * (shot.mirror ? 1 - x : x)} ${SIDE * y}) scale(${String(size)})">${prop(canvas)}</g>`;
}
