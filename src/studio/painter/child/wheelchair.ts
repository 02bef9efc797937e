import { draw, ellipse, outlined, path, stroke } from '../brush.ts';
import { lighten, mix } from '../color.ts';
import type { Look } from './look.ts';
import type { Measures } from './outfit.ts';
import { type Arm, POSES, type Pose, type PoseName } from './poses.ts';

/** Where the feet rest, above the ground. */
const REST = 14;

/** Poses on the feet, for which the hands are on the rims when seated. */
const ROLLING: ReadonlySet<PoseName> = new Set(['stand', 'walk', 'run', 'sit']);
const ON_RIMS: readonly [Arm, Arm] = [
  { upper: 24, lower: 8, hand: 'fist', front: true },
  { upper: 24, lower: 8, hand: 'fist', front: true },
];

const isSeated = ({ wears }: Pick<Look, 'wears'>): boolean => wears.includes('wheelchair');

/** The pose of this child: a child in a wheelchair takes every pose seated, with the same arms. */
export function poseOf(look: Pick<Look, 'wears'>, name: PoseName): Pose {
  const pose: Pose = POSES[name];
  if (!isSeated(look)) return pose;
  return {
    ...pose,
    legs: POSES.sit.legs,
    ...(ROLLING.has(name) ? { arms: ON_RIMS } : {}),
    lean: 0,
    hop: REST,
    seat: 66,
  };
}

/** True when the pose needs a seat. */
export const needsSeat = (look: Pick<Look, 'wears'>, name: PoseName): boolean =>
  poseOf(look, name).seat !== undefined && !isSeated(look);

const FRAME = '#3f6f9c';
const DARK = '#33384a';

function wheel(x: number, breadth: number, radius: number): string {
  const y = -radius - 2;
  const spokes = [0, 30, 60, 90, 120, 150]
    .map((angle) => {
      const [dx, dy] = [
        Math.cos((angle * Math.PI) / 180) * (breadth - 3),
        Math.sin((angle * Math.PI) / 180) * (radius - 6),
      ];
      return draw`M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
    })
    .join('');
  return (
    draw`<ellipse cx="${x}" cy="${y}" rx="${breadth}" ry="${radius}" fill="#d8dde4" fill-opacity=".35" stroke="${DARK}" stroke-width="9"/>` +
    stroke(spokes, '#b9c1cc', 2.2, 0.9) +
    draw`<ellipse cx="${x}" cy="${y}" rx="${breadth * 0.8}" ry="${radius * 0.8}" fill="none" stroke="#eef1f5" stroke-width="4"/>` +
    ellipse(x, y, 6, 8, FRAME)
  );
}

/** A wheelchair on the ground at (0, 0), behind a child of these measures. */
export function wheelchair(
  look: Pick<Look, 'wears'>,
  { hip, hipY, torso, turn }: Measures,
  bust = false,
): string {
  if (!isSeated(look)) return '';
  const line = mix(lighten(FRAME, -0.2), '#1a1530', 0.4);
  const half = hip + 15;
  const back = hipY - torso * (bust ? 0.82 : 0.62);
  // The rims are where hanging hands are.
  const radius = Math.max(44, -hipY * 0.62);
  const handles =
    stroke(
      draw`M${-half + 4} ${back + 10}V${back - 14}h-14M${half - 4} ${back + 10}V${back - 14}h14`,
      line,
      9,
    ) + stroke(draw`M${-half - 2} ${back - 14}h-9M${half + 2} ${back - 14}h9`, DARK, 11);
  const rest = outlined(
    draw`M${-half} ${back + 8}Q0 ${back - 10} ${half} ${back + 8}L${half + 2} ${hipY + 6}H${-half - 2}Z`,
    FRAME,
    line,
  );
  if (bust) return wheel(-half - 18, 22, 98) + wheel(half + 18, 20, 98) + handles + rest;
  const caster = (x: number): string => ellipse(x, -9, 7, 10, DARK) + ellipse(x, -9, 3, 5, '#b9c1cc');
  return (
    handles +
    rest +
    wheel(-half - 9, 19, radius) +
    wheel(half + 9, 19 - turn * 4, radius) +
    path(draw`M${-half} ${hipY + 2}H${half}V${hipY + 18}H${-half}Z`, line) +
    stroke(
      draw`M${-half + 4} ${hipY + 14}L${-half + 12} -16M${half - 4} ${hipY + 14}L${half - 12} -16`,
      line,
      7,
    ) +
    caster(-half + 10) +
    caster(half - 10) +
    outlined(draw`M${-half + 14} -12H${half - 14}L${half - 6} -2H${-half + 6}Z`, '#5a6476', line)
  );
}
