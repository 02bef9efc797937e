import type { PictureBrief, Traits } from '../../contract.ts';
import { draw, type Point } from '../brush.ts';
import { type Canvas, ids, type Place, SIDE } from '../canvas.ts';
import { chance, ridge } from '../chance.ts';
import { drawChild, headHeight } from '../child/body.ts';
import { heldIn } from '../child/held.ts';
import { dressed, lookOf } from '../child/look.ts';
import { POSES, POSES_FOR, type Pose } from '../child/poses.ts';
import { COMPANION } from '../companions/cast.ts';
import { type Light, lightOf, moodFor } from '../moods.ts';
import { birds, butterflies } from '../props/creatures.ts';
import { perch, seat } from '../props/perches.ts';
import { bough } from '../props/trees.ts';
import { air } from './air.ts';
import { footShadow, foreground, nearGround } from './ground.ts';
import { heroProp } from './heroes.ts';
import { hatFor, isIndoors, paintPlace, placeFor, SETTINGS, suitFor, worldOf } from './settings.ts';
import { type Shot, shotFor } from './shots.ts';
import { veil } from './veil.ts';
import type { PlaceName } from './words.ts';

/** What is painted. */
export interface PaintJob {
  readonly brief: PictureBrief;
  readonly traits: Traits;
  /** The story's seed: the same for its four pictures. */
  readonly seed: string;
}

/** The layers of a picture as SVG, back to front, and the light they stand in. */
export interface Layers {
  readonly background: string;
  readonly figures: string;
  readonly foreground: string;
  /** Half as large as the rest: light is soft. */
  readonly air: string;
  readonly light: Light;
  /** How much the brush wavers: less where lines are straight. */
  readonly wobble: number;
}

const svg = (content: string, size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${SIDE} ${SIDE}">${content}</svg>`;

/**
 * Sets the stage. Place, companion, props and framing come from theme, beat, brief and seed; the child
 * comes from the traits, and its chance is its own, so that another child changes nothing else.
 */
export function compose({ brief, traits, seed }: PaintJob, size: number): Layers {
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
  const scene = figures(near, shot, place, name, { brief, traits, seed });
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
    background: svg(background, size),
    figures: svg(scene.markup, size),
    foreground: svg(front, size),
    air: svg(breath, Math.ceil(size / 2)),
    light: near.light,
    wobble: isIndoors(name) ? 3 : 6.4,
  };
}

interface Scene {
  readonly markup: string;
  readonly behind: string;
  readonly x: number;
}

/** Child and companion, with their shadows. */
function figures(
  canvas: Canvas,
  shot: Shot,
  place: Place,
  name: PlaceName,
  { brief, traits, seed }: PaintJob,
): Scene {
  const r = chance(`${seed}|${brief.theme}|${brief.beat}|acting`);
  const settings = SETTINGS[brief.theme];
  const close = shot.kind === 'close';
  const poseName = r.pick(POSES_FOR[brief.feeling][shot.kind]);
  const pose: Pose = POSES[poseName];
  const look = dressed(lookOf(traits, seed, settings.tie), suitFor(name));
  const { scale } = shot;
  const across = shot.mirror ? 1 - shot.x : shot.x;
  const alone = !brief.companion;
  const x = SIDE * (alone ? across * 0.8 + 0.1 : across);
  const facing = x < SIDE * 0.52 ? 1 : -1;
  const hugging = poseName === 'hug' && !alone;
  const foot = SIDE * shot.foot;
  // Close by, heads meet at the same height whoever is painted.
  const footY = close ? SIDE * 0.52 + headHeight(look, poseName) * scale : foot;
  const child = draw`<g transform="translate(${x} ${footY}) scale(${String(scale * facing)} ${String(scale)})">${drawChild(look, { pose: poseName, feeling: brief.feeling, hat: hatFor(brief.theme, name), holds: heldIn(poseName, brief) }, ids('k'))}</g>`;
  let behind = close ? '' : footShadow(canvas, x, foot, 56 * scale);
  if (pose.seat && !close) behind += seat(canvas, place.ground, x, foot + 6, scale);
  if (!brief.companion) return { markup: child, behind, x };
  const reach = hugging ? 116 : shot.apart;
  const cx = x + facing * reach * scale;
  const size = scale * (close ? 0.74 : 0.94);
  const cy = close ? SIDE * 0.93 : foot + (hugging ? 2 : -4);
  behind += close ? perch(canvas, place.ground, cx, cy, place.front) : footShadow(canvas, cx, cy, 54 * size);
  const joyful = brief.feeling === 'happy' || brief.feeling === 'proud';
  const companion = draw`<g transform="translate(${cx} ${cy}) scale(${String(Math.round(-facing * size * 100) / 100)} ${String(Math.round(size * 100) / 100)})">${COMPANION[brief.companion](joyful && shot.kind === 'together')}</g>`;
  return { markup: companion + child, behind, x: (x + cx) / 2 };
}
