import type { ThemeLens } from '../../../theme-lens.ts';

export const GARDEN = {
  id: 'garden',
  name: 'Garden',
  starter: 'Waiting patiently for something to grow.',
  words: /\b(?:gardens?|gardening|flowers?|vegetables?|bees|butterfl\w+|seeds?|insects?|bugs?)\b/i,
  precedence: 13,
  places: ['village', 'village', 'village', 'village'],
  hat: 'sunhat',
  landmark: 'harvest',
  held: 'flower',
} as const satisfies ThemeLens;
