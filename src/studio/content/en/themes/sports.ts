import type { ThemeLens } from '../../../theme-lens.ts';

export const SPORTS = {
  id: 'sports',
  name: 'Sports',
  starter: 'Losing a game and still having a good day.',
  words:
    /\b(?:sports?|soccer|football|footy|cricket|netball|tennis|running|races?|swimming|gymnast\w*|basketball|teams?|olympic\w*)\b/i,
  precedence: 11,
  places: ['meadow', 'meadow', 'meadow', 'meadow'],
  hat: 'headband',
  tiesHair: true,
  landmark: 'goal',
  held: 'flag',
  scenery: ['ball'],
} as const satisfies ThemeLens;
