import type { ThemeLens } from '../../../theme-lens.ts';

export const CASTLE = {
  id: 'castle',
  name: 'Castle',
  starter: 'Telling the truth when something is broken.',
  words: /\b(?:castles?|knights?|princes\w*|kings?|queens?|palaces?|royal\w*)\b/i,
  precedence: 9,
  places: ['peaks', 'peaks', 'peaks', 'peaks'],
  hat: 'crown',
  landmark: 'banner',
  held: 'flag',
} as const satisfies ThemeLens;
