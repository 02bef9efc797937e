import type { ThemeLens } from '../../../theme-lens.ts';

export const COOKING = {
  id: 'cooking',
  name: 'Cooking',
  starter: 'Tasting something new before saying no.',
  words: /\b(?:cook\w*|bak(?:e|ing|er)\w*|kitchens?|cakes?|recipes?|chefs?|food)\b/i,
  precedence: 12,
  places: ['kitchen', 'kitchen', 'kitchen', 'village'],
  hat: 'chef',
  tiesHair: true,
  landmark: 'cake',
  held: 'spoon',
} as const satisfies ThemeLens;
