import type { ThemeLens } from '../../../theme-lens.ts';

export const ANIMALS = {
  id: 'animals',
  name: 'Animals',
  starter: 'Being gentle with a small animal that is afraid of everything.',
  words:
    /\b(?:animals?|zoos?|farms?|safari|pets?|horses?|ponies|lions?|elephants?|koalas?|kangaroos?|wildlife)\b/i,
  precedence: 16,
  places: ['meadow', 'forest', 'meadow', 'meadow'],
  landmark: 'pond',
} as const satisfies ThemeLens;
