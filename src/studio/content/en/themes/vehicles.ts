import type { ThemeLens } from '../../../theme-lens.ts';

export const VEHICLES = {
  id: 'vehicles',
  name: 'Vehicles',
  starter: 'Asking for help when you are stuck.',
  words:
    /\b(?:trains?|trucks?|cars?|diggers?|buses|bus|tractors?|trams?|aeroplanes?|planes?|fire engines?|vehicles?|boats?)\b/i,
  precedence: 8,
  isSpecific: true,
  places: ['meadow', 'peaks', 'meadow', 'meadow'],
  landmark: 'car',
  far: { landmark: 'train' },
  scenery: ['balloons'],
} as const satisfies ThemeLens;
