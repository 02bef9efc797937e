import type { Point } from './brush.ts';
import type { Chance } from './chance.ts';
import type { Hex } from './color.ts';
import type { Light } from './moods.ts';

/** Everything is drawn on a square of this side and scaled when it is rendered to pixels. */
export const SIDE = 1024;

/** What painting a prop or place needs: seeded chance, light, and ids that are unique in the picture. */
export interface Canvas {
  readonly r: Chance;
  readonly light: Light;
  /** The next free id. */
  readonly id: () => string;
}

/** The camera position. */
export interface View {
  /** Height of the horizon, 0 top to 1 bottom. */
  readonly horizon: number;
  /** Height at which the ground under the figures begins. */
  readonly ground: number;
  /** Where the landmark stands, 0 left to 1 right. */
  readonly landmark: number;
  /** A place may have a second arrangement. */
  readonly turn: 0 | 1;
}

/** A painted place, with the ground in front that figures stand on. */
export interface Place {
  readonly markup: string;
  /** Colour of the nearest ground; none where the place has painted it already. */
  readonly front?: Hex;
  readonly ground: 'grass' | 'bare' | 'sand' | 'floor' | 'seabed';
  readonly flowers?: boolean;
  /** A path that leads to the viewer, far end first. */
  readonly trail?: readonly Point[];
  /** A bough in the corner, leaves in front. */
  readonly bough?: boolean;
}

/** Ids that are unique within one SVG. */
export function ids(prefix: string): () => string {
  let count = 0;
  return () => `${prefix}${count++}`;
}
