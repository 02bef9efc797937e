import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReadableStory } from '../../../../story/contract.ts';
import { manuscriptOf } from '../manuscript.ts';
import { filesOf } from './files.ts';
import { xmlText } from './xml.ts';

const AT = new Date('2026-11-22T01:02:03.456Z');
const tale = (changes: Partial<ReadableStory> = {}): ReadableStory => ({
  id: '0198f000-0000-7000-8000-000000000001',
  title: 'Zoë & the Fox',
  content: JSON.stringify({ pages: ['Hello. “Run!” said Fox.\n\nThey ran.', 'Home.'] }),
  imageUrl: null,
  illustrationUrls: [],
  pictures: [],
  childName: 'Zoë',
  readTime: '1 min read',
  themes: [],
  wordCount: 6,
  createdAt: '2026-11-20T09:00:00.000Z',
  ...changes,
});
const painting = { alt: 'A "fox" & a gate', page: 0, width: 10, height: 10, jpeg: new Uint8Array([1]) };
const textOf = (files: ReturnType<typeof filesOf>, name: string) => String(files[name]);

const char = fc.oneof(fc.integer({ min: 0, max: 0x2ff }), fc.integer({ min: 0, max: 0x10ffff }));
const anyText = fc.array(char, { maxLength: 300 }).map((points) => String.fromCodePoint(...points));

describe('the files of an EPUB', () => {
  const files = filesOf(manuscriptOf(tale()), [painting], AT);

  it('gives every sentence an id, for media overlays', () => {
    const page = textOf(files, 'book/page-001.xhtml');
    expect(page).toContain(
      '<p id="p1-1"><span id="p1-1-1">Hello.</span> <span id="p1-1-2">“Run!” said Fox.</span></p>',
    );
    expect(page).toContain('<p id="p1-2"><span id="p1-2-1">They ran.</span></p>');
    expect(page).toContain('alt="A &quot;fox&quot; &amp; a gate"');
  });

  it('lists the title, identifier, modification date and all files in the package document', () => {
    const book = textOf(files, 'book/package.opf');
    expect(book).toContain('<dc:title>Zoë &amp; the Fox</dc:title>');
    expect(book).toContain('<meta property="dcterms:modified">2026-11-22T01:02:03Z</meta>');
    expect(book).toContain('urn:uuid:0198f000-0000-7000-8000-000000000001');
    for (const name of Object.keys(files).filter((one) => /\.(xhtml|jpg|css)$/.test(one)))
      expect(book, name).toContain(`href="${name.replace('book/', '')}"`);
  });

  it('omits the cover and the pictures when there is no painting', () => {
    const bare = filesOf(manuscriptOf(tale()), [], AT);
    expect(Object.keys(bare).filter((name) => /cover|painting/.test(name))).toEqual([]);
    expect(textOf(bare, 'book/package.opf')).not.toContain('visual');
  });

  it('rejects a story without words', () => {
    expect(() => manuscriptOf(tale({ content: '' }))).toThrow('without words');
  });

  it('escapes any text to well-formed XML', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const safe = xmlText(text);
        expect(safe).not.toMatch(/[<>"]|&(?!(?:amp|lt|gt|quot);)/);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: characters that XML does not allow
        expect(safe).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
      }),
    );
  });
});
