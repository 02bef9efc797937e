import type { ThemeLens } from '../../../theme-lens.ts';

export const FAIRIES = {
  id: 'fairies',
  name: 'Fairies',
  starter: 'Keeping a promise, even a very little one.',
  words: /\b(?:fair(?:y|ies)|pix(?:ie|ies)|elf|elves|sprites?)\b/i,
  precedence: 5,
  isSpecific: true,
  places: ['glade', 'glade', 'glade', 'glade'],
  hat: 'flowers',
  landmark: 'mushroom house',
  held: 'wand',
  scenery: ['glades'],
} as const satisfies ThemeLens;
