import type { ThemeLens } from '../../../theme-lens.ts';

export const DRAGONS = {
  id: 'dragons',
  name: 'Dragons',
  starter: 'What to do with a big temper, with the help of a dragon.',
  words: /\bdragons?\b/i,
  precedence: 2,
  isSpecific: true,
  places: ['peaks', 'peaks', 'peaks', 'peaks'],
  landmark: 'dragon nest',
} as const satisfies ThemeLens;
