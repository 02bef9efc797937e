import { lensOf } from '../../content/en/themes.ts';
import type { Traits } from '../../contract.ts';
import type { Beat, PictureBrief } from '../../illustrations.ts';
import type { PlaceName } from '../../theme-lens.ts';
import { draw, type Point } from '../brush.ts';
import { type Canvas, ids, type Place, SIDE } from '../canvas.ts';
import { chance } from '../chance.ts';
import { drawChild, headAt } from '../child/body.ts';
import { heldIn } from '../child/held.ts';
import { dressed, lookOf } from '../child/look.ts';
import { POSES_FOR, type PoseName } from '../child/poses.ts';
import { needsSeat } from '../child/wheelchair.ts';
import { COMPANION, companionHead } from '../companions/cast.ts';
import { type Bearing, posture } from '../companions/kit.ts';
import { type Box, extent } from '../extent.ts';
import { perch, seat } from '../props/perches.ts';
import { footShadow } from './ground.ts';
import { hatFor, suitFor } from './settings.ts';
import type { Shot } from './shots.ts';

/** The input for one picture. */
export interface PaintJob {
  readonly brief: PictureBrief;
  readonly traits: Traits;
  /** The story's seed: the same for its four pictures. */
  readonly seed: string;
}

/** A figure: its whole area, and its face, which must not be covered. */
export interface Actor {
  readonly markup: string;
  readonly box: Box;
  readonly face: Box;
}

/** The figures of a picture, back to front. */
export interface Scene {
  readonly markup: string;
  /** Shadows, and what they sit or stand on. */
  readonly behind: string;
  /** Where the middle of the group is. */
  readonly x: number;
  readonly pose: PoseName;
  readonly hero: Actor;
  readonly companion?: Actor;
}

const faceAt = ([x, y]: Point, width: number, height: number): Box => ({
  left: x - width,
  right: x + width,
  top: y - height,
  bottom: y + height,
});

/** The companion's mood: it shares joy at the end, and fear and sorrow. */
function bearingOf(feeling: PictureBrief['feeling'], beat: Beat): Bearing {
  if (feeling === 'worried' || feeling === 'sad') return 'timid';
  if (feeling === 'happy' || feeling === 'proud') return beat === 'ending' ? 'joyful' : 'calm';
  return 'eager';
}

/** Child and companion, with their shadows. */
export function actors(
  canvas: Canvas,
  shot: Shot,
  place: Place,
  name: PlaceName,
  { brief, traits, seed }: PaintJob,
): Scene {
  const r = chance(`${seed}|${brief.theme}|${brief.beat}|acting`);
  const close = shot.kind === 'close';
  const pose = r.pick(POSES_FOR[brief.feeling][shot.kind]);
  const look = dressed(lookOf(traits, seed, lensOf(brief.theme).tiesHair), suitFor(name));
  const { scale } = shot;
  const across = shot.mirror ? 1 - shot.x : shot.x;
  const x = SIDE * (brief.companion ? across : across * 0.8 + 0.1);
  const facing = x < SIDE * 0.52 ? 1 : -1;
  const foot = SIDE * shot.foot;
  const [headX, headY] = headAt(look, pose);
  // In a close-up, the heads are at the same height for every figure.
  const footY = close ? SIDE * 0.52 - headY * scale : foot;
  const hat = hatFor(brief.theme, name);
  const child = draw`<g transform="translate(${x} ${footY}) scale(${String(scale * facing)} ${String(scale)})">${drawChild(look, { pose, feeling: brief.feeling, hat, holds: heldIn(pose, brief) }, ids('k'))}</g>`;
  const hero: Actor = {
    markup: child,
    box: extent(child),
    face: faceAt([x + facing * headX * scale, footY + headY * scale], 52 * scale, 54 * scale),
  };
  let behind = close ? '' : footShadow(canvas, x, foot, 56 * scale);
  if (needsSeat(look, pose) && !close) behind += seat(canvas, place.ground, x, foot + 6, scale);
  if (!brief.companion) return { markup: child, behind, x, pose, hero };

  const hugging = pose === 'hug';
  const cx = x + facing * (hugging ? HUG : shot.apart) * scale;
  const size = scale * (close ? 0.74 : 0.94);
  const cy = close ? SIDE * 0.93 : foot + (hugging ? 2 : -4);
  behind += close ? perch(canvas, place.ground, cx, cy, place.front) : footShadow(canvas, cx, cy, 54 * size);
  const mood = bearingOf(brief.feeling, brief.beat);
  const drawn = posture(mood, COMPANION[brief.companion](mood));
  const [sx, sy] = [Math.round(-facing * size * 100) / 100, Math.round(size * 100) / 100];
  const markup = draw`<g transform="translate(${cx} ${cy}) scale(${String(sx)} ${String(sy)})">${drawn}</g>`;
  const [fx, fy] = companionHead(drawn);
  const companion: Actor = {
    markup,
    box: extent(markup),
    face: faceAt([cx + sx * fx, cy + sy * fy], 40 * size, 36 * size),
  };
  // Arms go around the hugged companion, and both faces stay visible.
  const together = hugging ? child + markup : markup + child;
  return { markup: together, behind, x: (x + cx) / 2, pose, hero, companion };
}

/** Distance from the hero to the hugged companion. */
const HUG = 146;
