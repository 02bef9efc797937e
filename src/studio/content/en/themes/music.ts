import type { ThemeLens } from '../../../theme-lens.ts';

export const MUSIC = {
  id: 'music',
  name: 'Music',
  starter: 'Daring to sing in front of other people.',
  words: /\b(?:music\w*|songs?|sing\w*|drums?|violins?|pianos?|guitars?|band|dance\w*|ukuleles?)\b/i,
  precedence: 10,
  places: ['village', 'forest', 'village', 'village'],
  landmark: 'instruments',
  held: 'maraca',
} as const satisfies ThemeLens;
