import type { ThemeLens } from '../../../theme-lens.ts';

export const FOREST = {
  id: 'forest',
  name: 'Forest',
  starter: 'Being a little bit brave in the dark.',
  words: /\b(?:forests?|woods?|bush|trees?|jungles?|camping|rainforests?)\b/i,
  precedence: 14,
  places: ['forest', 'forest', 'forest', 'forest'],
  landmark: 'camp',
} as const satisfies ThemeLens;
