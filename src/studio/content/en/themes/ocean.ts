import type { ThemeLens } from '../../../theme-lens.ts';

export const OCEAN = {
  id: 'ocean',
  name: 'Ocean',
  starter: 'Being brave enough to put your face in the water.',
  words:
    /\b(?:oceans?|seas?|sea\w+|beach\w*|mermaids?|whales?|dolphins?|fish|reefs?|sharks?|surf\w*|octopus\w*)\b/i,
  precedence: 7,
  isSpecific: true,
  places: ['shore', 'reef', 'reef', 'shore'],
  landmark: 'sandcastle',
} as const satisfies ThemeLens;
