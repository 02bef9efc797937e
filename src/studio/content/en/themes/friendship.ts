import type { ThemeLens } from '../../../theme-lens.ts';

export const FRIENDSHIP = {
  id: 'friendship',
  name: 'Friendship',
  starter: 'Making a friend on the first day somewhere new.',
  words: /\b(?:friend\w*|playgrounds?|mates?)\b/i,
  precedence: 18,
  places: ['meadow', 'meadow', 'meadow', 'meadow'],
  landmark: 'picnic',
  held: 'balloon',
  scenery: ['rainbow', 'kite'],
} as const satisfies ThemeLens;
