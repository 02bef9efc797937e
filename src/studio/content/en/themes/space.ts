import type { ThemeLens } from '../../../theme-lens.ts';

export const SPACE = {
  id: 'space',
  name: 'Space',
  starter: 'Missing somebody who is far away, told among the stars.',
  words: /\b(?:space\w*|rockets?|planets?|stars|moon|astronauts?|aliens?|galax\w+)\b/i,
  precedence: 6,
  isSpecific: true,
  places: ['moon', 'cabin', 'moon', 'moon'],
  onlyPlaces: ['moon', 'cabin'],
  hat: 'helmet',
  held: 'flag',
} as const satisfies ThemeLens;
