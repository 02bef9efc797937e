import type { Beat } from '../../illustrations.ts';
import type { View } from '../canvas.ts';
import type { Chance } from '../chance.ts';

/** The framing of a beat: camera position, position and size of the hero. */
export interface Shot {
  readonly kind: 'wide' | 'far' | 'close' | 'together';
  readonly view: View;
  /** Hero's place from left to right, 0–1, before mirroring. */
  readonly x: number;
  /** Height of the ground under the figures, 0–1. */
  readonly foot: number;
  /** Size of the figures. */
  readonly scale: number;
  /** Distance from hero to companion. */
  readonly apart: number;
  /** Enlarges the place behind the figures. */
  readonly zoom: number;
  readonly mirror: boolean;
}

type Framing = Omit<Shot, 'mirror'>;

/**
 * The four beats have four framings: a wide opening, trouble seen from afar and above, a close turning point, and an
 * ending together under a big sky. Each has two variants; the story's seed chooses.
 */
const FRAMINGS: Readonly<Record<Beat, readonly [Framing, Framing]>> = {
  opening: [
    {
      kind: 'wide',
      view: { horizon: 0.56, ground: 0.8, landmark: 0.78, turn: 0 },
      x: 0.34,
      foot: 0.885,
      scale: 1.14,
      apart: 184,
      zoom: 1,
    },
    {
      kind: 'wide',
      view: { horizon: 0.6, ground: 0.81, landmark: 0.24, turn: 1 },
      x: 0.64,
      foot: 0.9,
      scale: 1.2,
      apart: 184,
      zoom: 1,
    },
  ],
  trouble: [
    {
      kind: 'far',
      view: { horizon: 0.4, ground: 0.72, landmark: 0.26, turn: 1 },
      x: 0.6,
      foot: 0.85,
      scale: 0.86,
      apart: 190,
      zoom: 1,
    },
    {
      kind: 'far',
      view: { horizon: 0.44, ground: 0.74, landmark: 0.74, turn: 0 },
      x: 0.36,
      foot: 0.86,
      scale: 0.92,
      apart: 190,
      zoom: 1,
    },
  ],
  turning: [
    {
      kind: 'close',
      view: { horizon: 0.52, ground: 0.78, landmark: 0.84, turn: 0 },
      x: 0.36,
      foot: 1.18,
      scale: 2.1,
      apart: 190,
      zoom: 1.2,
    },
    {
      kind: 'close',
      view: { horizon: 0.47, ground: 0.76, landmark: 0.22, turn: 1 },
      x: 0.64,
      foot: 1.18,
      scale: 1.95,
      apart: 200,
      zoom: 1.12,
    },
  ],
  ending: [
    {
      kind: 'together',
      view: { horizon: 0.66, ground: 0.84, landmark: 0.2, turn: 1 },
      x: 0.46,
      foot: 0.93,
      scale: 1.36,
      apart: 178,
      zoom: 1,
    },
    {
      kind: 'together',
      view: { horizon: 0.63, ground: 0.83, landmark: 0.82, turn: 0 },
      x: 0.42,
      foot: 0.925,
      scale: 1.46,
      apart: 178,
      zoom: 1,
    },
  ],
};

/** The framing of a beat. Consecutive pictures of a story face different directions. */
export function shotFor(beat: Beat, story: Chance): Shot {
  const mirrored = story() < 0.5;
  const picks = { opening: story(), trouble: story(), turning: story(), ending: story() };
  const [one, other] = FRAMINGS[beat];
  const framing = picks[beat] < 0.5 ? one : other;
  return {
    ...framing,
    x: framing.x + story.between(-0.02, 0.02),
    mirror: mirrored !== (beat === 'trouble' || beat === 'ending'),
  };
}
