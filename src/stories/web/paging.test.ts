import { describe, expect, it } from 'vitest';
import { pagesOf } from './paging.ts';
import { sentencesOf } from './sentences.ts';

const words = (characters: number) => `${'a'.repeat(characters - 1)}.`;
const json = (...texts: string[]) => JSON.stringify({ pages: texts.map((text) => ({ text })) });

describe('the pages of a story', () => {
  it.each<[name: string, content: string, pages: string[][]]>([
    ['pages of JSON are used as they are', json('One.', 'Two.'), [['One.'], ['Two.']]],
    ['a page of JSON keeps its paragraphs', json('One.\n\nTwo.'), [['One.', 'Two.']]],
    ['a page of JSON may hold more than three', json('1\n\n2\n\n3\n\n4'), [['1', '2', '3', '4']]],
    ['a page of JSON may be longer than the limit', json(words(1500)), [[words(1500)]]],
    ['pages may be bare texts', JSON.stringify({ pages: ['One.', 'Two.'] }), [['One.'], ['Two.']]],
    ['JSON without pages is text', '{"title": "No"}', [['{"title": "No"}']]],
    ['three paragraphs share a page', 'A.\n\nB.\n\nC.', [['A.', 'B.', 'C.']]],
    ['the fourth paragraph begins the next', 'A.\n\nB.\n\nC.\n\nD.', [['A.', 'B.', 'C.'], ['D.']]],
    ['blank lines may hold spaces', 'A.\n  \nB.', [['A.', 'B.']]],
    [
      'about 1200 characters are enough for a page',
      `${words(700)}\n\n${words(600)}\n\nC.`,
      [[words(700)], [words(600), 'C.']],
    ],
    ['exactly 1200 characters fit', `${words(600)}\n\n${words(600)}`, [[words(600), words(600)]]],
    [
      'without blank lines a paragraph ends after two sentences once it is long',
      `${'A'.repeat(90)}. ${'B'.repeat(90)}. C.`,
      [[`${'A'.repeat(90)}. ${'B'.repeat(90)}.`, 'C.']],
    ],
    ['two short sentences go on together', 'One. Two. Three.', [['One. Two. Three.']]],
    [
      'one long sentence does not end a paragraph',
      `${'A'.repeat(200)}. B. C.`,
      [[`${'A'.repeat(200)}. B.`, 'C.']],
    ],
    [
      'what is said stands alone',
      'He sat. “Come here!” She came.',
      [['He sat.', '“Come here!”', 'She came.']],
    ],
    [
      'straight quotation marks are heard too',
      'He sat. "Come!" She came.',
      [['He sat.', '"Come!"', 'She came.']],
    ],
    ['pages without a word are none', json(''), []],
    ['nothing has no pages', '', []],
  ])('%s', (_, content, pages) => expect(pagesOf(content)).toEqual(pages));

  it('cuts a paragraph that fits on no page between its sentences', () => {
    const sentence = `${'A'.repeat(499)}.`;
    const [first, second] = pagesOf(`${sentence} ${sentence} ${sentence}\n\nEnd.`);
    expect(first).toEqual([`${sentence} ${sentence}`]);
    expect(second).toEqual([sentence, 'End.']);
  });
});

describe('sentences', () => {
  it.each([
    ['One. Two! Three? Four… Five', ['One.', 'Two!', 'Three?', 'Four…', 'Five']],
    ['“Go!” said Fox. He went.', ['“Go!” said Fox.', 'He went.']],
    ['“Wait. Look. Now go.” He went.', ['“Wait. Look. Now go.”', 'He went.']],
    ['It cost 2.50 at the shop. Cheap.', ['It cost 2.50 at the shop.', 'Cheap.']],
    ['', []],
  ])('%s', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences));
});
