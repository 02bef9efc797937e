import type { PictureBrief } from '../../illustrations.ts';

export type Feeling = PictureBrief['feeling'];
export type HandShape = 'relaxed' | 'open' | 'point' | 'fist';

/** Angles in degrees from straight down; positive is away from the middle of the body. */
export interface Arm {
  readonly upper: number;
  readonly lower: number;
  /** Drawn over the body. */
  readonly front?: boolean;
  readonly hand?: HandShape;
}

export interface Leg {
  readonly upper: number;
  readonly lower: number;
  /** Foreshortening of thigh and shin. */
  readonly thigh?: number;
  readonly shin?: number;
  /** The sole faces the viewer. */
  readonly sole?: boolean;
}

/** A way to stand, sit or move. Figures face right; the stage mirrors them. */
export interface Pose {
  readonly arms: readonly [left: Arm, right: Arm];
  readonly legs: readonly [left: Leg, right: Leg];
  /** Leaning of the whole body and tilt of the head, degrees. */
  readonly lean?: number;
  readonly tilt?: number;
  /** How far the head is turned: 0 to the viewer, 1 three-quarters. */
  readonly turn: number;
  readonly gaze: readonly [number, number];
  /** Off the ground. */
  readonly hop?: number;
  /** Sits on something of this height. */
  readonly seat?: number;
}

const arm = (upper: number, lower: number, hand: HandShape = 'relaxed', front = false): Arm => ({
  upper,
  lower,
  hand,
  front,
});
const leg = (upper: number, lower: number, thigh = 1, shin = 1, sole = false): Leg => ({
  upper,
  lower,
  thigh,
  shin,
  sole,
});

export const POSES = {
  stand: { arms: [arm(16, 2), arm(14, 6)], legs: [leg(5, 2), leg(6, 3)], turn: 0.55, gaze: [0.5, 0] },
  wave: {
    arms: [arm(17, 4), arm(104, 168, 'open', true)],
    legs: [leg(4, 2), leg(7, 4)],
    tilt: 4,
    turn: 0.35,
    gaze: [0.3, -0.1],
  },
  lookUp: {
    arms: [arm(14, 0), arm(46, 128, 'open', true)],
    legs: [leg(5, 2), leg(6, 2)],
    tilt: -7,
    turn: 0.8,
    gaze: [0.7, -0.9],
  },
  point: {
    arms: [arm(18, 2), arm(86, 124, 'point', true)],
    legs: [leg(4, 2), leg(10, 4)],
    tilt: 3,
    turn: 0.85,
    gaze: [0.9, -0.1],
  },
  walk: {
    arms: [arm(32, -4), arm(26, 52)],
    legs: [leg(20, 34), leg(20, -6)],
    lean: 4,
    tilt: 2,
    turn: 0.8,
    gaze: [0.8, 0],
  },
  run: {
    arms: [arm(56, -34, 'fist', true), arm(46, 112, 'fist')],
    legs: [leg(38, 84), leg(50, -4)],
    lean: 9,
    tilt: -4,
    turn: 1,
    gaze: [0.9, 0],
    hop: 10,
  },
  worried: {
    arms: [arm(24, -116, 'fist', true), arm(24, -112, 'fist', true)],
    legs: [leg(2, 0), leg(3, 0)],
    tilt: -4,
    turn: 0.5,
    gaze: [0.7, -0.2],
  },
  shy: {
    arms: [arm(12, -2), arm(22, -126, 'relaxed', true)],
    legs: [leg(2, 2), leg(4, -4)],
    lean: -3,
    tilt: -6,
    turn: 0.6,
    gaze: [0.6, 0.5],
  },
  shield: {
    arms: [arm(10, 4), arm(62, 150, 'open', true)],
    legs: [leg(12, 12), leg(12, 4)],
    lean: -5,
    tilt: -5,
    turn: 0.8,
    gaze: [0.7, -0.4],
  },
  reach: {
    arms: [arm(22, 0), arm(58, 128, 'open', true)],
    legs: [leg(10, 4), leg(10, 0)],
    lean: 4,
    tilt: 4,
    turn: 0.75,
    gaze: [0.7, 0.25],
  },
  hips: {
    arms: [arm(48, -48, 'fist', true), arm(48, -48, 'fist', true)],
    legs: [leg(9, 3), leg(9, 3)],
    tilt: -3,
    turn: 0.4,
    gaze: [0.4, -0.2],
  },
  fistUp: {
    arms: [arm(42, -44, 'fist', true), arm(112, 160, 'fist', true)],
    legs: [leg(10, 4), leg(12, 4)],
    tilt: -4,
    turn: 0.6,
    gaze: [0.6, -0.5],
  },
  // On one knee, both arms around a figure on the right.
  hug: {
    arms: [arm(-26, -76, 'relaxed', true), arm(56, 74, 'relaxed', true)],
    legs: [leg(14, 92, 0.92, 0.7), leg(62, -4, 0.8, 0.98)],
    lean: 7,
    tilt: 9,
    turn: 0.75,
    gaze: [0.6, 0.5],
  },
  cheer: {
    arms: [arm(128, 164, 'open', true), arm(128, 164, 'open', true)],
    legs: [leg(14, 4), leg(14, 4)],
    tilt: 3,
    turn: 0.2,
    gaze: [0, -0.3],
  },
  jump: {
    arms: [arm(122, 158, 'open', true), arm(132, 166, 'open', true)],
    legs: [leg(30, 52), leg(34, -22)],
    lean: 3,
    tilt: 4,
    turn: 0.4,
    gaze: [0.2, -0.4],
    hop: 42,
  },
  sit: {
    arms: [arm(24, 10), arm(26, -16, 'relaxed', true)],
    legs: [leg(40, -6, 0.5, 0.9), leg(46, 4, 0.5, 0.9)],
    tilt: 3,
    turn: 0.7,
    gaze: [0.7, 0.1],
    seat: 66,
  },
  sitSad: {
    arms: [arm(20, -78, 'relaxed', true), arm(20, -78, 'relaxed', true)],
    legs: [leg(36, -10, 0.46, 0.9), leg(36, -10, 0.46, 0.9)],
    lean: 2,
    tilt: 8,
    turn: 0.6,
    gaze: [0.5, 0.8],
    seat: 66,
  },
  kneel: {
    arms: [arm(30, 14), arm(40, 66, 'open', true)],
    legs: [leg(14, 92, 0.92, 0.7), leg(66, -4, 0.8, 0.98)],
    lean: 5,
    tilt: 7,
    turn: 0.85,
    gaze: [0.7, 0.5],
  },
} as const satisfies Record<string, Pose>;

export type PoseName = keyof typeof POSES;

/** The poses that show a feeling, by moment. The first is the simplest. */
export const POSES_FOR: Readonly<
  Record<Feeling, Readonly<Record<'wide' | 'far' | 'close' | 'together', readonly [PoseName, ...PoseName[]]>>>
> = {
  happy: {
    wide: ['wave', 'walk', 'jump'],
    far: ['run', 'walk', 'wave'],
    close: ['wave', 'reach'],
    together: ['hug', 'cheer', 'sit'],
  },
  curious: {
    wide: ['point', 'walk', 'lookUp'],
    far: ['lookUp', 'point'],
    close: ['reach', 'lookUp'],
    together: ['kneel', 'sit', 'point'],
  },
  worried: {
    wide: ['shy', 'worried'],
    far: ['shield', 'worried', 'shy'],
    close: ['worried', 'shy'],
    together: ['hug', 'sitSad'],
  },
  sad: {
    wide: ['sitSad', 'shy'],
    far: ['sitSad', 'shy'],
    close: ['shy', 'worried'],
    together: ['sitSad', 'hug'],
  },
  surprised: {
    wide: ['lookUp', 'shield'],
    far: ['shield', 'lookUp'],
    close: ['lookUp', 'shield'],
    together: ['lookUp', 'kneel'],
  },
  determined: {
    wide: ['hips', 'walk'],
    far: ['run', 'walk', 'point'],
    close: ['fistUp', 'point'],
    together: ['hips', 'fistUp'],
  },
  proud: {
    wide: ['hips', 'wave'],
    far: ['hips', 'fistUp'],
    close: ['hips', 'fistUp'],
    together: ['cheer', 'hips', 'jump'],
  },
};
