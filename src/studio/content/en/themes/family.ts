import type { ThemeLens } from '../../../theme-lens.ts';

export const FAMILY = {
  id: 'family',
  name: 'Family',
  starter: 'Becoming a big sister or a big brother.',
  words: /\b(?:family|families|home|grand\w+|cousins?)\b/i,
  precedence: 17,
  places: ['village', 'bedroom', 'kitchen', 'village'],
  landmark: 'picnic',
  held: 'flower',
} as const satisfies ThemeLens;
