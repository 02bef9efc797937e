import type { PictureBrief } from '../illustrations.ts';
import type { Point } from './brush.ts';
import { type Hex, lighten, mix } from './color.ts';

/** The light of a picture. */
interface Mood {
  readonly sky: readonly [top: Hex, middle: Hex, low: Hex];
  /** Colour of lit sides. */
  readonly key: Hex;
  /** Colour of shaded sides. */
  readonly shade: Hex;
  /** What distance fades into. */
  readonly haze: Hex;
  readonly cloud: readonly [lit: Hex, half: Hex, dark: Hex];
  readonly sun?: {
    readonly x: number;
    readonly y: number;
    readonly r: number;
    readonly color: Hex;
    readonly moon?: boolean;
  };
  /** How much lighter or darker everything is. */
  readonly exposure: number;
  readonly stars: number;
  readonly rim: Hex;
  /** Multiplies the figures. Near white, or skin turns grey. */
  readonly ambient: Hex;
  readonly rain?: boolean;
  /** Windows and lamps are lit. */
  readonly lamps?: boolean;
}

const MOODS = {
  morning: {
    sky: ['#5fb0dc', '#a9dbe8', '#fdf1d2'],
    key: '#fff3c9',
    shade: '#3d6a8c',
    haze: '#dcebe2',
    cloud: ['#ffffff', '#fdf0dc', '#c6d6e0'],
    sun: { x: 0.74, y: 0.2, r: 46, color: '#fffbe6' },
    exposure: 0,
    stars: 0,
    rim: '#fff4cf',
    ambient: '#ffffff',
  },
  day: {
    sky: ['#3f95d6', '#86c9ec', '#e3f4ea'],
    key: '#fff8d8',
    shade: '#2f5f94',
    haze: '#cfe8ee',
    cloud: ['#ffffff', '#f6f4ea', '#b6cee2'],
    sun: { x: 0.24, y: 0.14, r: 44, color: '#fffdf0' },
    exposure: 0.01,
    stars: 0,
    rim: '#fffbe4',
    ambient: '#ffffff',
  },
  golden: {
    sky: ['#6f9fd6', '#f2bfb0', '#ffe39c'],
    key: '#ffdf8e',
    shade: '#5a4d7c',
    haze: '#fbd6a6',
    cloud: ['#fff3d2', '#fbd0a0', '#c4a3b4'],
    sun: { x: 0.7, y: 0.34, r: 58, color: '#fff6cf' },
    exposure: -0.01,
    stars: 0,
    rim: '#ffe6a0',
    ambient: '#fff0dc',
  },
  dusk: {
    sky: ['#4a5aa6', '#c88aa8', '#ffc48c'],
    key: '#ffc598',
    shade: '#3f3a74',
    haze: '#d8a0a0',
    cloud: ['#ffd9b8', '#dc98a0', '#7c6c9e'],
    sun: { x: 0.3, y: 0.5, r: 60, color: '#ffe9b4' },
    exposure: -0.05,
    stars: 0.4,
    rim: '#ffd0a0',
    ambient: '#f6dcd4',
    lamps: true,
  },
  night: {
    sky: ['#111d45', '#28427e', '#6f8bb8'],
    key: '#bcd4f2',
    shade: '#101a40',
    haze: '#4b6699',
    cloud: ['#9fb6da', '#5a74a8', '#2a3d73'],
    sun: { x: 0.72, y: 0.2, r: 52, color: '#fdf6da', moon: true },
    exposure: -0.14,
    stars: 1,
    rim: '#cfe2ff',
    ambient: '#dcdcf0',
    lamps: true,
  },
  storm: {
    sky: ['#47607c', '#7f98a4', '#e2d3ae'],
    key: '#f3e6bf',
    shade: '#2f4a74',
    haze: '#c3cbbb',
    cloud: ['#d3d8d2', '#93a6b2', '#586c86'],
    exposure: -0.02,
    stars: 0,
    rim: '#fff2cf',
    ambient: '#f0f0ea',
    rain: true,
    lamps: true,
  },
  lamplit: {
    sky: ['#111d45', '#28427e', '#6f8bb8'],
    key: '#ffe3ae',
    shade: '#43305a',
    haze: '#8a6a70',
    cloud: ['#9fb6da', '#5a74a8', '#2a3d73'],
    sun: { x: 0.72, y: 0.2, r: 52, color: '#fdf6da', moon: true },
    exposure: -0.05,
    stars: 1,
    rim: '#ffe2ae',
    ambient: '#fbeade',
    lamps: true,
  },
  space: {
    sky: ['#14124a', '#3a3a94', '#c07fb4'],
    key: '#ffdcc4',
    shade: '#34297a',
    haze: '#8a6ab4',
    cloud: ['#ffffff', '#dddddd', '#aaaaaa'],
    exposure: -0.01,
    stars: 1.6,
    rim: '#ffd9c4',
    ambient: '#f6eef6',
  },
  spaceDim: {
    sky: ['#100e34', '#2c2560', '#6f4a86'],
    key: '#d8c6f0',
    shade: '#241c58',
    haze: '#5a4788',
    cloud: ['#ffffff', '#dddddd', '#aaaaaa'],
    exposure: -0.06,
    stars: 1.2,
    rim: '#d8ccff',
    ambient: '#e4dcf0',
  },
  spaceGlow: {
    sky: ['#1d2a6a', '#7a5ab0', '#ffb49a'],
    key: '#ffe0b0',
    shade: '#4a3486',
    haze: '#d08fb0',
    cloud: ['#ffffff', '#dddddd', '#aaaaaa'],
    exposure: 0.01,
    stars: 1.1,
    rim: '#ffe2b8',
    ambient: '#fff2ea',
  },
  reef: {
    sky: ['#bdf0e2', '#4fc0c8', '#1f7fa8'],
    key: '#e6fff0',
    shade: '#0f4f7c',
    haze: '#4fb4c4',
    cloud: ['#ffffff', '#e0f8f4', '#a0d8dc'],
    sun: { x: 0.6, y: -0.06, r: 90, color: '#f4fff4' },
    exposure: 0,
    stars: 0,
    rim: '#d8fff4',
    ambient: '#eefaf6',
  },
  reefDim: {
    sky: ['#5fa8c0', '#2a6f9c', '#163f70'],
    key: '#b4e6ee',
    shade: '#0c2a58',
    haze: '#2f6f9a',
    cloud: ['#ffffff', '#c0e0ea', '#7ab0c8'],
    sun: { x: 0.4, y: -0.1, r: 90, color: '#d0f4f4' },
    exposure: -0.07,
    stars: 0,
    rim: '#b8ecf8',
    ambient: '#dce8f2',
  },
} as const satisfies Record<string, Mood>;

export type MoodName = keyof typeof MOODS;

/** The light, ready to paint with. */
export interface Light extends Mood {
  readonly name: MoodName;
  /** Where the light comes from, as a direction on the picture. */
  readonly from: Point;
  /** A local colour as it looks in this light: −1 in shadow, 1 in the sun; depth 0 near, 1 at the horizon. */
  tone(color: Hex, value?: number, depth?: number): Hex;
}

/** Prepares a mood. `mirrored` puts the sun on the other side. */
export function lightOf(name: MoodName, mirrored = false): Light {
  const mood: Mood = MOODS[name];
  const known = new Map<string, Hex>();
  const paint = (color: Hex, value: number, depth: number): Hex => {
    let out = lighten(color, mood.exposure);
    if (mood.exposure < -0.05) out = mix(out, mood.shade, -mood.exposure * 2.2);
    if (value > 0) out = mix(lighten(out, 0.05 * value), mood.key, 0.42 * value);
    else if (value < 0) out = mix(lighten(out, 0.07 * value), mood.shade, -0.48 * value);
    return depth > 0 ? mix(out, mood.haze, depth) : out;
  };
  const side = (mood.sun?.x ?? 0.7) > 0.5 ? 1 : -1;
  return {
    ...mood,
    name,
    from: mood.sun ? [0.75 * side * (mirrored ? -1 : 1), -0.66] : [mirrored ? -0.5 : 0.5, -0.86],
    tone: (color, value = 0, depth = 0) => {
      const key = `${color}${value}|${depth}`;
      const before = known.get(key);
      if (before) return before;
      const made = paint(color, value, depth);
      known.set(key, made);
      return made;
    },
  };
}

export type World = 'land' | 'room' | 'space' | 'water';

/** The mood for a time of the story, on land, in a room, in space or under water. */
export function moodFor(time: PictureBrief['time'], world: World): MoodName {
  if (world === 'room' && time === 'night') return 'lamplit';
  if (world === 'land' || world === 'room') return time;
  if (world === 'water') return time === 'night' || time === 'storm' || time === 'dusk' ? 'reefDim' : 'reef';
  if (time === 'golden' || time === 'morning') return 'spaceGlow';
  return time === 'storm' || time === 'night' || time === 'dusk' ? 'spaceDim' : 'space';
}
