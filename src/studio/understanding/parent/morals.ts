import type { Shape } from '../types.ts';

const MORALS: Readonly<Record<Shape, string>> = {
  'two-want-one': 'sharing',
  wont: 'trying',
  'lost-someone': 'remembering',
  'away-or-ill': 'missing',
  'cant-yet': 'practice',
  'left-out': 'friendship',
  'did-wrong-and-hid-it': 'honesty',
  teased: 'courage',
  'new-thing-coming': 'change',
  cross: 'anger',
  afraid: 'courage',
  'grown-ups-change': 'belonging',
  'caring-for-a-creature': 'care',
  'letting-go': 'growing',
  'pure-joy': 'joy',
  'fantastic-premise': 'imagination',
};

/** What stories of a shape are about, in a word; “growing” where no shape is known. */
export const moralOfShape = (shape: Shape | undefined): string =>
  shape === undefined ? 'growing' : MORALS[shape];
