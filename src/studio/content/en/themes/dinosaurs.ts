import type { ThemeLens } from '../../../theme-lens.ts';

export const DINOSAURS = {
  id: 'dinosaurs',
  name: 'Dinosaurs',
  starter: 'Being small among big ones, and being needed all the same.',
  words: /\b(?:dino\w*|t-?rex|triceratops|raptors?|jurassic|fossils?)\b/i,
  precedence: 1,
  isSpecific: true,
  places: ['jungle', 'jungle', 'jungle', 'jungle'],
  onlyPlaces: ['jungle', 'shore'],
  hat: 'sunhat',
  landmark: 'dinosaur nest',
} as const satisfies ThemeLens;
