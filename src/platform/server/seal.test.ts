import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSeal } from './seal.ts';

const seal = createSeal('a key that is long enough for everybody');

describe('the seal', () => {
  it('opens what it closed, whatever the words', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string(),
        (text, place) => seal.open(seal.close(text, place), place) === text,
      ),
    );
  });

  it('never closes the same words to the same bytes', () => {
    expect(seal.close('Mia', 's1')).not.toBe(seal.close('Mia', 's1'));
  });

  it('does not open what was moved to another row, changed, or closed under another key', () => {
    const closed = seal.close('Mia', 's1');
    const bytes = Buffer.from(closed, 'base64');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => seal.open(closed, 's2')).toThrow();
    expect(() => seal.open(bytes.toString('base64'), 's1')).toThrow();
    expect(() => createSeal('another key that is long enough, too').open(closed, 's1')).toThrow();
  });
});
