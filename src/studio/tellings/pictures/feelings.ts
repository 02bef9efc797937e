import type { PictureBrief } from '../../illustrations.ts';

type Feeling = PictureBrief['feeling'];

/** The feelings of the manuscripts by the faces that can be painted. */
const FACES: readonly (readonly [Feeling, RegExp])[] = [
  [
    'sad',
    /sad|lonely|hurt|sorry|gloomy|heavy|missing|homesick|disappointed|tired|left|small|miserable|bored|empty|ashamed|sulk/,
  ],
  [
    'worried',
    /worr|afraid|scared|uneasy|nervous|anxious|guilty|shy|wary|doubt|unsure|frightened|embarrass|uncertain|careful|queasy/,
  ],
  [
    'determined',
    /determin|cross|stubborn|angry|furious|brave|firm|annoyed|serious|concentrat|fierce|busy|grumpy/,
  ],
  ['surprised', /surpris|amaz|startl|astonish|wonder|shock|puzzl/],
  ['proud', /proud|triumph|grand|important|satisfied/],
  ['curious', /curio|interest|eager|hope|thought|listen|watch|attent|patient|expect|wait/],
];

/** The face for a feeling in a manuscript; a happy one where it is not known. */
export function feelingOf(word: string | undefined): Feeling {
  return FACES.find(([, words]) => words.test(word ?? ''))?.[0] ?? 'happy';
}
