import { describe, expect, it } from 'vitest';
import { THEMES } from '../../contract.ts';
import { BEATS } from '../../illustrations.ts';
import { chance } from '../chance.ts';
import { hatFor, placeFor, worldOf } from './settings.ts';
import { shotFor } from './shots.ts';

describe('the place of a picture', () => {
  it.each([
    ['the kitchen at night', 'friendship', 'kitchen'],
    ['a coral reef under the sea', 'pirates', 'reef'],
    ['in bed, under the blanket', 'family', 'bedroom'],
    ['deep in the woods', 'magic', 'glade'],
    ['deep in the woods', 'animals', 'forest'],
    ['the beach', 'dinosaurs', 'shore'],
    ['a garden on the moon', 'space', 'moon'],
    ['inside the spaceship', 'space', 'cabin'],
  ] as const)('takes the place from the setting: %s (%s)', (setting, theme, place) =>
    expect(placeFor({ theme, beat: 'opening', setting })).toBe(place),
  );

  it('falls back to the place of the theme when the setting names none', () => {
    expect(placeFor({ theme: 'castle', beat: 'ending', setting: 'somewhere quiet' })).toBe('peaks');
    expect(placeFor({ theme: 'space', beat: 'opening', setting: 'a kitchen' })).toBe('moon');
  });

  it('chooses the headwear by the place', () => {
    expect(worldOf('reef')).toBe('water');
    expect(hatFor('pirates', 'reef')).toBe('diver');
    expect(hatFor('space', 'cabin')).toBeUndefined();
    for (const theme of THEMES) expect(hatFor(theme, 'moon')).toBe('helmet');
  });
});

describe('the framing', () => {
  it('frames the four beats of a story differently', () => {
    for (let i = 0; i < 20; i++) {
      const kinds = BEATS.map((beat) => shotFor(beat, chance(`story ${i}`)));
      expect(new Set(kinds.map(({ kind }) => kind)).size).toBe(4);
      expect(new Set(kinds.map(({ view }) => view.horizon)).size).toBe(4);
    }
  });
});
