import type { Theme } from './content/en/themes.ts';

/** The four beats that have a picture, in story order. */
export const BEATS = ['opening', 'trouble', 'turning', 'ending'] as const;
export type Beat = (typeof BEATS)[number];

export const COMPANIONS = [
  'fox',
  'rabbit',
  'owl',
  'robot',
  'dragon',
  'dog',
  'cat',
  'bear',
  'turtle',
  'bird',
] as const;
export type CompanionKind = (typeof COMPANIONS)[number];

/** A character of the story; the description is the same in every picture. */
export interface CharacterSpec {
  /** the hero's placeholder for the hero. */
  readonly name: string;
  readonly role: 'hero' | 'companion' | 'other';
  /** One clause in plain words, repeated in every brief: "a girl with brown skin and long wavy black hair". */
  readonly looks: string;
}

/** What one picture shows, for the embedded painter as well as for image models. */
export interface PictureBrief {
  readonly beat: Beat;
  readonly theme: Theme;
  /** The characters in the picture, the hero first. */
  readonly cast: readonly CharacterSpec[];
  readonly companion?: CompanionKind;
  /** Free text for the place ("the kitchen at night"). */
  readonly setting: string;
  /** One sentence of what is happening, with the hero's placeholder for the name. */
  readonly action: string;
  /** What the hero feels at this moment. */
  readonly feeling: 'happy' | 'curious' | 'worried' | 'sad' | 'surprised' | 'determined' | 'proud';
  /** The light. */
  readonly time: 'morning' | 'day' | 'golden' | 'dusk' | 'night' | 'storm';
  /** Alternative text: one sentence with the hero's placeholder for the name. */
  readonly alt: string;
  /** Alternative text where only the hero, the companion and the light are painted; `alt` when undefined. */
  readonly plainAlt?: string;
  /** Index of the page that the picture belongs to. */
  readonly page: number;
}

/** One painted picture. */
export interface Picture {
  /** WebP, 1024 × 1024. */
  readonly webp: Buffer;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** Duration of the painting in milliseconds. */
  readonly ms: number;
  readonly paintedBy: string;
}
