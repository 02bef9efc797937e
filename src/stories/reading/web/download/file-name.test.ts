import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

const char = fc.oneof(fc.integer({ min: 0, max: 0x2ff }), fc.integer({ min: 0, max: 0x10ffff }));
const anyText = fc.array(char, { maxLength: 300 }).map((points) => String.fromCodePoint(...points));

describe('the name of a book’s file', () => {
  it('uses the title as file name, in any script', () => {
    expect(fileNameOf('Zoë and the Fox', 'pdf')).toBe('Zoë and the Fox.pdf');
    expect(fileNameOf('美咲 and محمد', 'epub')).toBe('美咲 and محمد.epub');
  });

  it('removes characters and names that a file system treats specially', () => {
    expect(fileNameOf('../../Who? Me: "a/b"', 'pdf')).toBe('Who Me a b.pdf');
    expect(fileNameOf('con', 'pdf')).toBe('A Storywren story.pdf');
    expect(fileNameOf(' . ', 'pdf')).toBe('A Storywren story.pdf');
  });

  it('returns a valid file name for any title', () => {
    fc.assert(
      fc.property(anyText, (title) => {
        const name = fileNameOf(title, 'epub');
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
        expect(name).toMatch(/^[^\s.].*\.epub$/u);
        expect(name).not.toMatch(/[\p{Cc}\\/:*?"<>|]/u);
      }),
    );
  });
});
