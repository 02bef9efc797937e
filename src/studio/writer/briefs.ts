import type { Commission } from '../admit.ts';
import type { Beat, CharacterSpec, PictureBrief } from '../illustrations.ts';
import { BEATS } from '../illustrations.ts';
import { companionKind } from './cast.ts';
import { tidy } from './grammar.ts';
import { pagesOf } from './pages.ts';
import type { StoryState } from './state.ts';
import type { Voice } from './wording.ts';
import { speak } from './wording.ts';
import type { World } from './world.ts';

interface Scene {
  readonly setting: string;
  readonly action: string;
  readonly alt: string;
  readonly feeling: readonly PictureBrief['feeling'][];
  /** How many of the cast are in it. */
  readonly people: number;
}

const SCENES: Readonly<Record<Beat, readonly Scene[]>> = {
  opening: [
    {
      setting: '{inA}',
      action: '{H} stands {inA} with {P} the {p}, looking out to where the adventure begins.',
      alt: '{H} and {P} the {p} stand side by side {inA}.',
      feeling: ['curious', 'happy'],
      people: 2,
    },
    {
      setting: '{inA}',
      action: '{H} bends down to show {P} the {p} something small {inA}.',
      alt: '{H} shows something small to {P} the {p} {inA}.',
      feeling: ['curious'],
      people: 2,
    },
  ],
  trouble: [
    {
      setting: '{inC}',
      action: '{H} reaches out in dismay as {T} falls away {inC}, and {P} looks on.',
      alt: '{H} has let {T} fall {inC}, and {P} looks on.',
      feeling: ['worried', 'sad'],
      people: 2,
    },
    {
      setting: '{inC}',
      action: '{H} turns away alone {inC}, and {P} and {S} stay behind.',
      alt: '{H} walks away alone {inC}; {P} and {S} stay behind.',
      feeling: ['sad', 'worried'],
      people: 3,
    },
  ],
  turning: [
    {
      setting: '{inD}',
      action: '{H} holds out a hand {inD}, where {T} glows in the dark.',
      alt: '{H} reaches for {T}, which glows {inD}.',
      feeling: ['determined'],
      people: 2,
    },
    {
      setting: '{inD}',
      action: '{H}, {P} and {S} hold on together {inD}, with {T} between them.',
      alt: '{H}, {P} and {S} hold on together {inD}.',
      feeling: ['determined', 'surprised'],
      people: 3,
    },
  ],
  ending: [
    {
      setting: '{inZ}',
      action: '{H} and {P} and {S} stand close together {inZ} and look at what they have done.',
      alt: '{H}, {P} and {S} look out happily {inZ}.',
      feeling: ['proud', 'happy'],
      people: 3,
    },
    {
      setting: '{inA}',
      action: '{H} sits {inA} with {P} the {p} asleep beside.',
      alt: '{H} sits {inA}; {P} the {p} is asleep.',
      feeling: ['happy', 'proud'],
      people: 2,
    },
  ],
};

/** The four pictures: what each shows and which page it stands beside. */
export function briefsFor(
  commission: Commission,
  state: StoryState,
  cast: readonly CharacterSpec[],
  world: World,
  voice: Voice,
): PictureBrief[] {
  const pages = pagesOf(commission, state.skipped);
  return BEATS.map((beat) => {
    const scene = voice.random.pick(SCENES[beat]);
    return {
      beat,
      theme: world.theme,
      cast: cast.slice(0, scene.people),
      companion: companionKind(state.pal),
      setting: speak(scene.setting, voice),
      action: tidy(speak(scene.action, voice)),
      feeling: voice.random.pick(scene.feeling),
      time: timeOf(beat, world, state),
      alt: tidy(speak(scene.alt, voice)),
      page: pages.beats[beat],
    };
  });
}

function timeOf(beat: Beat, world: World, state: StoryState): PictureBrief['time'] {
  if (world.light === 'night') return 'night';
  if (beat === 'opening') return 'morning';
  if (beat === 'trouble') return /storm|thunder|rain|wind/.test(state.slots.peril ?? '') ? 'storm' : 'day';
  return beat === 'turning' ? 'dusk' : 'golden';
}
