import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEncryption } from './encryption.ts';

const encryption = createEncryption('a key that is long enough for everybody');

describe('encryption', () => {
  it('decrypts any text that it encrypted', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string(),
        (text, place) => encryption.decrypt(encryption.encrypt(text, place), place) === text,
      ),
    );
  });

  it('encrypts the same text to different bytes each time', () => {
    expect(encryption.encrypt('Mia', 's1')).not.toBe(encryption.encrypt('Mia', 's1'));
  });

  it('fails to decrypt text that was moved to another row, changed, or encrypted with another key', () => {
    const encrypted = encryption.encrypt('Mia', 's1');
    const bytes = Buffer.from(encrypted, 'base64');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => encryption.decrypt(encrypted, 's2')).toThrow();
    expect(() => encryption.decrypt(bytes.toString('base64'), 's1')).toThrow();
    expect(() => createEncryption('another key that is long enough, too').decrypt(encrypted, 's1')).toThrow();
  });
});
