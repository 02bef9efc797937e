import type { Hat } from '../../theme-lens.ts';
import { draw, outlined, type Point, path, stroke } from '../brush.ts';
import { lighten, mix } from '../color.ts';
import { features, headOutline } from './face.ts';
import { backHair, frontHair } from './hair.ts';
import { hatOn } from './hats.ts';
import { directionOf, hand, type Limb, limb, radians, taper } from './limb.ts';
import type { Look } from './look.ts';
import { clipped, clothOf, type Measures, scarf, shoe, torso } from './outfit.ts';
import { type Arm, type Feeling, type Leg, POSES, type Pose, type PoseName } from './poses.ts';
import { hearingAid } from './wears.ts';
import { poseOf, wheelchair } from './wheelchair.ts';

const LEG = 128;
const TORSO = 112;
/** From the middle of the head to the neck. */
const HEAD = 56;

const legLength = (look: Look): number => LEG * look.tall ** 1.35;
const reach = (leg: Leg, length: number): number =>
  Math.cos((leg.upper * Math.PI) / 180) * length * 0.52 * (leg.thigh ?? 1) +
  Math.cos((leg.lower * Math.PI) / 180) * length * 0.44 * (leg.shin ?? 1);

/** How the child is to be drawn. */
export interface Acting {
  readonly pose: PoseName;
  readonly feeling: Feeling;
  readonly hat?: Hat;
  /** Something drawn in the right hand, around (0, 0), upright. */
  readonly holds?: string;
  /** Head and shoulders only. */
  readonly bust?: boolean;
}

/** Where the middle of the head is, the feet being at (0, 0), for a look and a pose. */
export function headAt(look: Look, poseName: PoseName): Point {
  const pose = poseOf(look, poseName);
  const neck = hipOf(look, pose) - TORSO * look.tall - 4;
  const [tilt, lean] = [radians(pose.tilt ?? 0), radians(pose.lean ?? 0)];
  const [x, y] = [Math.sin(tilt) * HEAD, neck - Math.cos(tilt) * HEAD];
  return [x * Math.cos(lean) - y * Math.sin(lean), x * Math.sin(lean) + y * Math.cos(lean)];
}

function hipOf(look: Look, pose: Pose): number {
  const length = legLength(look);
  const standing = -Math.max(reach(pose.legs[0], length), reach(pose.legs[1], length)) - length * 0.04;
  return standing - (pose.hop ?? 0);
}

/** A child with the feet at (0, 0), facing right. */
export function drawChild(look: Look, acting: Acting, id: () => string): string {
  // A bust is drawn at the same height, also for a seated child.
  const pose: Pose = acting.bust ? POSES[acting.pose] : poseOf(look, acting.pose);
  const { wide, tall } = look;
  const long = legLength(look);
  const hipY = hipOf(look, pose);
  const shoulderY = hipY - TORSO * tall;
  const m: Measures = {
    shoulderY,
    hipY,
    torso: TORSO * tall,
    shoulder: 40 * wide ** 0.9,
    hip: 37 * wide,
    arm: 25 * wide ** 0.8,
    leg: 33 * wide ** 0.85,
    turn: pose.turn,
  };
  const cloth = clothOf(look);

  const legAt = (side: 1 | -1, leg: Leg): string => {
    const q = limb(
      [side * m.hip * 0.48, hipY - 6],
      side,
      leg.upper,
      leg.lower,
      long * 0.52 * (leg.thigh ?? 1),
      long * 0.44 * (leg.shin ?? 1),
    );
    const w = m.leg;
    const bare = outlined(taper(q, [w * 1.02, w * 0.9, w * 0.74]), look.skin, look.skinLine, 2.4);
    const cloak = cloth.legs
      ? outlined(taper(q, [w * 1.2, w * 1.14, w * 1.08], cloth.legs), cloth.bottom, cloth.bottomLine, 2.4)
      : '';
    const foot = shoe(q.end[0], q.end[1], side, w, look.shoe, pose.turn);
    const swung =
      Math.abs(leg.lower) > 30
        ? draw`<g transform="rotate(${side * -leg.lower} ${q.end[0]} ${q.end[1]})">${foot}</g>`
        : foot;
    return bare + cloak + swung;
  };

  const armOf = (side: 1 | -1, arm: Arm): Limb =>
    limb(
      [side * (m.shoulder - 5) * (side > 0 ? 1 - m.turn * 0.1 : 1), shoulderY + 15],
      side,
      arm.upper,
      arm.lower,
      54 * tall,
      54 * tall,
    );
  const armAt = (side: 1 | -1, arm: Arm): string => {
    const q = armOf(side, arm);
    const held =
      side > 0 && acting.holds
        ? draw`<g transform="translate(${q.end[0]} ${q.end[1]})">${acting.holds}</g>`
        : '';
    const skin = outlined(
      taper(q, [m.arm * 0.92, m.arm * 0.84, m.arm * 0.68]),
      look.skin,
      look.skinLine,
      2.4,
    );
    const palm = hand(
      q,
      m.arm * 0.56,
      held ? 'fist' : (arm.hand ?? 'relaxed'),
      side > 0 ? 1 : -1,
      look.skin,
      look.skinLine,
    );
    const sleeve = outlined(
      taper(q, [m.arm * 1.16, m.arm * 1.1, m.arm * 1.02], cloth.sleeves),
      cloth.sleeve,
      cloth.sleeveLine,
      2.4,
    );
    return `${held}${palm}${skin}${path(wrist(q, m.arm), look.skin)}${sleeve}`;
  };
  // Hides the outline where a front sleeve meets the shoulder.
  const joint = (side: 1 | -1, arm: Arm): string => {
    const [x, y] = armOf(side, arm).root;
    return draw`<circle cx="${x - side * 5}" cy="${y + 3}" r="${m.arm * 0.56}" fill="${cloth.sleeve}"/>`;
  };

  const [left, right] = pose.arms;
  const neck = shoulderY - 4;
  const nod = draw`rotate(${pose.tilt ?? 0} 0 ${neck})`;
  let s = wheelchair(look, m, acting.bust);
  s += `<g transform="${nod}"><g transform="${draw`translate(${-pose.turn * 6} ${neck - HEAD})`}">${backHair(look)}</g></g>`;
  const legs = acting.bust ? '' : legAt(-1, pose.legs[0]) + legAt(1, pose.legs[1]);
  // A seated child has the knees in front.
  if (!pose.seat) s += legs;
  if (!left.front) s += armAt(-1, left);
  if (!right.front) s += armAt(1, right);
  s += torso(look, cloth, m, id);
  if (pose.seat) s += legs + lap(look, m);
  const w = 15 * wide ** 0.4;
  s += outlined(
    draw`M${-w} ${neck - 14}L${-w} ${shoulderY + 6}Q0 ${shoulderY + 20} ${w} ${shoulderY + 6}L${w} ${neck - 14}Z`,
    look.skinShade,
    look.skinLine,
    2.5,
  );
  if (look.scarf) s += scarf(m);
  s += `<g transform="${nod}"><g transform="${draw`translate(0 ${neck - HEAD})`}">${head(look, pose, acting, id)}</g></g>`;
  // A headscarf hides the shoulders.
  const seam = look.wears.includes('hijab') ? () => '' : joint;
  if (left.front) s += armAt(-1, left) + seam(-1, left);
  if (right.front) s += armAt(1, right) + seam(1, right);
  return `<g transform="rotate(${pose.lean ?? 0})">${s}</g>`;
}

/** A patch that joins hand and forearm without a line. */
function wrist(arm: Limb, width: number): string {
  const [x, y] = arm.end;
  const turn = (directionOf(arm) * Math.PI) / 180;
  const at = (dx: number, dy: number): string =>
    draw`${x + dx * Math.cos(turn) - dy * Math.sin(turn)} ${y + dx * Math.sin(turn) + dy * Math.cos(turn)}`;
  const w = width * 0.27;
  return `M${at(-w, -w * 1.6)}L${at(w, -w * 1.6)}L${at(w, w * 1.2)}L${at(-w, w * 1.2)}Z`;
}

/** The skirt of a seated child, over the knees. */
function lap(look: Look, { hipY, hip }: Measures): string {
  if (look.outfit !== 'dress') return '';
  const line = mix(lighten(look.top, -0.25), '#2a1530', 0.4);
  return outlined(
    draw`M${-hip * 1.1} ${hipY - 22}Q${-hip * 1.9} ${hipY + 12} ${-hip * 1.5} ${hipY + 34}Q0 ${hipY + 50} ${hip * 1.6} ${hipY + 34}Q${hip * 1.9} ${hipY + 12} ${hip * 1.05} ${hipY - 22}Q0 ${hipY - 12} ${-hip * 1.1} ${hipY - 22}Z`,
    look.top,
    line,
  );
}

const LAUGHING: ReadonlySet<PoseName> = new Set(['hug', 'cheer', 'jump']);

function head(look: Look, pose: Pose, acting: Acting, id: () => string): string {
  const shape = headOutline(look, pose.turn);
  const near = -54 + pose.turn * 10;
  let s = outlined(
    draw`M${near} -2C${near - 18} -8 ${near - 18} 24 ${near + 2} 22Z`,
    look.skin,
    look.skinLine,
  );
  s += stroke(draw`M${near - 6} 4q-5 6 2 11`, look.skinShade, 3);
  if (pose.turn < 0.5)
    s +=
      outlined('M54 -2C72 -8 72 24 52 22Z', look.skin, look.skinLine) +
      stroke('M60 4q5 6 -2 11', look.skinShade, 3);
  s += outlined(shape, look.skin, look.skinLine);
  const brim = look.length === 'short' ? -18 : -10;
  s += clipped(
    id(),
    shape,
    path('M-80 -80L-30 -80Q-62 -10 -26 70L-80 80Z', look.skinShade) +
      path(draw`M-70 -60Q0 ${brim} 70 -60V-80H-70Z`, look.skinShade, 'fill-opacity=".7"'),
  );
  const joyful = acting.feeling === 'happy' || acting.feeling === 'proud';
  s += features(
    look,
    { turn: pose.turn, gaze: pose.gaze, feeling: acting.feeling },
    id(),
    joyful && LAUGHING.has(acting.pose),
  );
  const scarfed = look.wears.includes('hijab');
  const fit = scarfed ? ({ style: 'straight', length: 'short' } as const) : look;
  s += draw`<g transform="translate(${pose.turn} 0)">${frontHair(look, pose.turn)}${acting.hat ? hatOn(acting.hat, fit) : ''}</g>`;
  if (look.wears.includes('hearing_aid')) s += hearingAid(pose.turn, scarfed);
  return s;
}
