import { expect, it } from 'vitest';
import { HERO, type PictureBrief } from '../contract.ts';
import { askMildPictureV1, askPictureV1 } from './prompts/picture.v1.ts';

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

it('says the stand-in wherever the hero is meant, and never the placeholder', () => {
  for (const asked of [
    askPictureV1(brief, 'Kiran', true),
    askPictureV1(brief, 'Kiran', false),
    askMildPictureV1(brief, 'Kiran'),
  ]) {
    expect(asked).not.toContain(HERO);
    expect(asked).toContain('Kiran: a girl with brown skin and black hair');
  }
  expect(askPictureV1(brief, 'Kiran', false)).toContain('Where: Kiran’s bedroom');
});

it('is another question for each picture, in the mildest words too', () => {
  const beats = ['opening', 'trouble', 'turning', 'ending'] as const;
  expect(new Set(beats.map((beat) => askMildPictureV1({ ...brief, beat }, 'Kiran'))).size).toBe(4);
});

it('asks for a hand-painted animated-film style, in the same words for every picture, and names no studio', () => {
  const style = 'hand-painted animated-film style';
  for (const asked of [askPictureV1(brief, 'Kiran', true), askMildPictureV1(brief, 'Kiran')]) {
    expect(asked).toContain(style);
    expect(asked).not.toMatch(/ghibli|miyazaki|disney|pixar|\bstyle of\b/i);
  }
});
