import { HERO } from '../../contract.ts';
import type { CharacterSpec, PictureBrief } from '../../illustrations.ts';

/** The style of all pictures. It names no studio and no artist. */
const STYLE_V1 =
  'Children’s picture book illustration in a hand-painted animated-film style: gouache and watercolour on textured paper, soft edges, warm natural light, rich but gentle colours, rounded friendly shapes, clear silhouettes, a calm background with depth.';
const NEVER_V1 =
  'No letters, words, signs, captions, speech bubbles, logos, borders or page numbers anywhere. Nothing frightening, violent or unkind. Every child is fully dressed.';

const LIGHT_V1 = {
  morning: 'early morning light',
  day: 'bright daylight',
  golden: 'golden late-afternoon light',
  dusk: 'blue dusk',
  night: 'a clear, kindly night',
  storm: 'a dramatic sky that is not dangerous',
} as const;

const SHOT_V1 = {
  opening: 'Wide shot that shows the place; the hero is small but easy to find.',
  trouble: 'Medium shot; the trouble and the hero face each other.',
  turning: 'Close on the hero’s face and hands at the moment of the choice.',
  ending: 'Medium wide shot, everybody together, room to breathe.',
} as const;

/** The prompt for one picture. Characters are described in the same words every time. */
export function picturePromptV1(brief: PictureBrief, heroName: string, hasReference: boolean): string {
  return [
    STYLE_V1,
    ...(hasReference
      ? [
          'The picture that comes with this is from the same book: keep its style, its palette and the same characters, in a new scene and composition.',
        ]
      : []),
    `Characters, exactly as described:\n${brief.cast.map((one) => describe(one, heroName)).join('\n')}`,
    `Scene: ${brief.action}`,
    ...(brief.setting
      ? [`Where: ${brief.setting}; ${LIGHT_V1[brief.time]}.`]
      : [`Light: ${LIGHT_V1[brief.time]}.`]),
    `${heroName} looks ${brief.feeling}.`,
    SHOT_V1[brief.beat],
    NEVER_V1,
  ]
    .join('\n')
    .replaceAll(HERO, heroName);
}

const MILD_V1 = {
  opening: 'stands in a friendly place and looks around, curious',
  trouble: 'sits down and thinks',
  turning: 'smiles, seen from close by',
  ending: 'waves goodbye, with a wide and peaceful view behind',
} as const;

/** A milder prompt for the same beat, used after the first one was refused. */
export function mildPicturePromptV1(brief: PictureBrief, heroName: string): string {
  const [hero] = brief.cast;
  return [
    STYLE_V1,
    ...(hero ? [`The child: ${describe(hero, heroName)}`] : []),
    `Scene: ${heroName} ${MILD_V1[brief.beat]}. Calm, fully dressed, in ${LIGHT_V1.day}.`,
    NEVER_V1,
  ].join('\n');
}

const describe = ({ name, looks }: CharacterSpec, heroName: string) =>
  `- ${name}: ${looks}`.replaceAll(HERO, heroName);
