import { expect, it } from 'vitest';
import { HERO } from '../../contract.ts';
import type { PictureBrief } from '../../illustrations.ts';
import { mildPicturePromptV1, picturePromptV1 } from './picture.v1.ts';

const brief: PictureBrief = {
  beat: 'trouble',
  theme: 'animals',
  cast: [
    { name: HERO, role: 'hero', looks: 'a girl with brown skin and black hair' },
    { name: 'Pip', role: 'companion', looks: `a mouse in ${HERO}’s old scarf` },
  ],
  setting: `${HERO}’s bedroom`,
  action: `${HERO} hides the red bicycle.`,
  feeling: 'worried',
  time: 'night',
  alt: '',
  page: 1,
};

it('picture prompts contain the stand-in for the hero and never the placeholder', () => {
  for (const prompt of [
    picturePromptV1(brief, 'Kiran', true),
    picturePromptV1(brief, 'Kiran', false),
    mildPicturePromptV1(brief, 'Kiran'),
  ]) {
    expect(prompt).not.toContain(HERO);
    expect(prompt).toContain('Kiran: a girl with brown skin and black hair');
  }
  expect(picturePromptV1(brief, 'Kiran', false)).toContain('Where: Kiran’s bedroom');
});

it('mild picture prompts differ for each beat', () => {
  const beats = ['opening', 'trouble', 'turning', 'ending'] as const;
  expect(new Set(beats.map((beat) => mildPicturePromptV1({ ...brief, beat }, 'Kiran'))).size).toBe(4);
});

it('picture prompts share a hand-painted animated-film style and name no studio', () => {
  const style = 'hand-painted animated-film style';
  for (const prompt of [picturePromptV1(brief, 'Kiran', true), mildPicturePromptV1(brief, 'Kiran')]) {
    expect(prompt).toContain(style);
    expect(prompt).not.toMatch(/ghibli|miyazaki|disney|pixar|\bstyle of\b/i);
  }
});
