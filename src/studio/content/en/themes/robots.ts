import type { ThemeLens } from '../../../theme-lens.ts';

export const ROBOTS = {
  id: 'robots',
  name: 'Robots',
  starter: 'Trying again after something did not work the first time.',
  words: /\b(?:robots?|machines?|inventions?|inventors?|gadgets?|coding)\b/i,
  precedence: 4,
  isSpecific: true,
  places: ['meadow', 'village', 'meadow', 'meadow'],
  landmark: 'workbench',
  scenery: ['mill'],
} as const satisfies ThemeLens;
