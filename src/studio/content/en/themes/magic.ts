import type { ThemeLens } from '../../../theme-lens.ts';

export const MAGIC = {
  id: 'magic',
  name: 'Magic',
  starter: 'Finding out that saying sorry is a kind of magic.',
  words: /\b(?:magic\w*|wizards?|witch\w*|spells?|unicorns?|wands?|super ?hero\w*|superpowers?)\b/i,
  precedence: 15,
  places: ['glade', 'glade', 'glade', 'glade'],
  hat: 'wizard',
  landmark: 'cauldron',
  far: { landmark: 'crystal', place: 'glade' },
  held: 'wand',
  scenery: ['glades'],
} as const satisfies ThemeLens;
