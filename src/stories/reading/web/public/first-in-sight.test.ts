import { expect, it } from 'vitest';
import { firstInSight } from './first-in-sight.ts';

const places = (...bottoms: number[]) => bottoms.map((bottom) => ({ bottom }));

it('finds the pair in view, and the first one before the story and after it', () => {
  expect(firstInSight(places(900, 1600, 2300))).toBe(0);
  expect(firstInSight(places(-700, 20, 640))).toBe(2);
  expect(firstInSight(places(-700, 65, 640))).toBe(1);
  expect(firstInSight(places(-2300, -1600, -900))).toBe(0);
  expect(firstInSight([])).toBe(0);
});
