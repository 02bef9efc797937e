import { expect, it } from 'vitest';
import { dollars, gstOf } from './money.ts';

it.each([
  [950, '$9.50', 86],
  [200, '$2.00', 18],
  [2160, '$21.60', 196],
])('formats %i cents as %s, with %i cents of GST included', (cents, text, gst) => {
  expect(dollars(cents)).toBe(text);
  expect(gstOf(cents)).toBe(gst);
});
