import { draw, type Point } from '../brush.ts';
import { type Canvas, ids, SIDE } from '../canvas.ts';
import { chance, ridge } from '../chance.ts';
import { around, type Box } from '../extent.ts';
import { type Light, lightOf, moodFor } from '../moods.ts';
import { birds, butterflies } from '../props/creatures.ts';
import { bough } from '../props/trees.ts';
import { actors, type PaintJob } from './actors.ts';
import { air } from './air.ts';

import { foreground, nearGround } from './ground.ts';
import { heroProp } from './heroes.ts';
import { isIndoors, paintPlace, placeFor, worldOf } from './settings.ts';
import { shotFor } from './shots.ts';
import { veil } from './veil.ts';

/** A drawing, and the area of the picture that it covers. */
export interface Drawing {
  readonly markup: string;
  readonly box: Box;
}

/** The layers of a picture as SVG, back to front, and their light. */
export interface Layers {
  readonly background: string;
  readonly figures: Drawing;
  readonly foreground: Drawing;
  readonly air: string;
  readonly light: Light;
  /** Strength of the brush offsets: less where lines are straight. */
  readonly wobble: number;
}

/** Nothing in front of the feet rises above this; what frames a picture seen from afar is taller. */
const FRONT_TOP = { near: SIDE * 0.72, far: SIDE * 0.25 } as const;

/**
 * Composes a picture. Place, companion, props and framing come from theme, beat, brief and seed; the child comes from
 * the traits, with random numbers of its own, so that another child changes nothing else.
 */
export function compose({ brief, traits, seed }: PaintJob): Layers {
  const { theme, beat } = brief;
  const r = chance(`${seed}|${theme}|${beat}`);
  const shot = shotFor(beat, chance(`${seed}|${theme}|shot`));
  const name = placeFor(brief);
  const mood = moodFor(brief.time, worldOf(name));
  const canvas: Canvas = { r, light: lightOf(mood), id: ids('b') };
  const place = paintPlace(name, canvas, shot.view, theme, beat);
  const { zoom, mirror } = shot;
  const near: Canvas = { ...canvas, light: lightOf(mood, mirror) };
  const seen = ([x, y]: Point): Point => {
    const across = SIDE * 0.6 + (x - SIDE * 0.6) * zoom;
    return [mirror ? SIDE - across : across, SIDE * 0.8 + (y - SIDE * 0.8) * zoom];
  };
  let background = draw`<g transform="${mirror ? 'translate(1024 0) scale(-1 1) ' : ''}translate(${SIDE * 0.6 * (1 - zoom)} ${SIDE * 0.8 * (1 - zoom)}) scale(${String(zoom)})">${place.markup}</g>`;
  const land = ridge(r, SIDE, SIDE * shot.view.ground, 18, 1.4);
  background += nearGround(near, place, land, place.trail?.map(seen));

  background += heroProp(near, theme, name, shot);
  const scene = actors(near, shot, place, name, { brief, traits, seed });
  background += scene.behind;
  if (!near.light.rain && worldOf(name) === 'land') background += birds(near, 5);
  if (place.flowers && !near.light.lamps) background += butterflies(near, 5, SIDE * 0.5, SIDE * 0.78);
  if (place.bough && shot.kind !== 'close') background += bough(near, scene.x < SIDE / 2 ? 1 : -1);

  const line = (x: number): number =>
    shot.kind === 'close' ? SIDE * 0.97 : Math.max(land(x) + 60, SIDE * 0.93);
  const fore: Canvas = { ...near, id: ids('f') };
  const front =
    (place.ground === 'grass' && place.front
      ? foreground(fore, place.front, line, Boolean(place.flowers))
      : '') + (shot.kind === 'far' ? veil(fore, place.ground, scene.x < SIDE / 2 ? 1 : -1) : '');
  const sun = seen([
    (near.light.sun?.x ?? 0.5) * SIDE,
    ((near.light.sun?.y ?? 0) * SIDE * shot.view.horizon) / 0.62,
  ]);
  const magic = name === 'glade';
  const breath = air(
    { ...near, id: ids('a') },
    {
      sun,
      lamp: [scene.x, SIDE * shot.foot - 150 * shot.scale, shot.scale],
      indoors: worldOf(name) !== 'land',
      motes: magic ? 40 : beat === 'opening' || beat === 'trouble' ? 10 : 28,
      magic,
    },
  );
  return {
    background,
    figures: {
      markup: scene.markup,
      box: around([scene.hero.box, ...(scene.companion ? [scene.companion.box] : [])]),
    },
    foreground: {
      markup: front,
      box: { left: 0, top: shot.kind === 'far' ? FRONT_TOP.far : FRONT_TOP.near, right: SIDE, bottom: SIDE },
    },
    air: breath,
    light: near.light,
    wobble: isIndoors(name) ? 3 : 6.4,
  };
}
