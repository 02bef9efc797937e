import type { ThemeLens } from '../../../theme-lens.ts';

export const PIRATES = {
  id: 'pirates',
  name: 'Pirates',
  starter: 'Sharing the treasure fairly, even when nobody is looking.',
  words: /\b(?:pirates?|treasure maps?|buccaneers?)\b/i,
  precedence: 3,
  isSpecific: true,
  places: ['shore', 'shore', 'shore', 'shore'],
  hat: 'pirate',
  landmark: 'chest',
  held: 'spyglass',
  scenery: ['ship', 'sunken chest'],
} as const satisfies ThemeLens;
