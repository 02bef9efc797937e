import { describe, expect, it } from 'vitest';
import { pagesOf } from './paging.ts';
import { sentencesOf } from './sentences.ts';

const words = (characters: number) => `${'a'.repeat(characters - 1)}.`;
const json = (...texts: string[]) => JSON.stringify({ pages: texts.map((text) => ({ text })) });

describe('the pages of a story', () => {
  it.each<[name: string, content: string, pages: string[][]]>([
    ['pages of JSON are used as they are', json('One.', 'Two.'), [['One.'], ['Two.']]],
    ['a page of JSON keeps its paragraphs', json('One.\n\nTwo.'), [['One.', 'Two.']]],
    ['a page of JSON may have more than three paragraphs', json('1\n\n2\n\n3\n\n4'), [['1', '2', '3', '4']]],
    ['a page of JSON may be longer than the limit', json(words(1500)), [[words(1500)]]],
    ['pages of JSON may be strings', JSON.stringify({ pages: ['One.', 'Two.'] }), [['One.'], ['Two.']]],
    ['JSON without pages is plain text', '{"title": "No"}', [['{"title": "No"}']]],
    ['three paragraphs share a page', 'A.\n\nB.\n\nC.', [['A.', 'B.', 'C.']]],
    ['the fourth paragraph begins the next', 'A.\n\nB.\n\nC.\n\nD.', [['A.', 'B.', 'C.'], ['D.']]],
    ['blank lines may hold spaces', 'A.\n  \nB.', [['A.', 'B.']]],
    [
      'a page ends before it exceeds 1200 characters',
      `${words(700)}\n\n${words(600)}\n\nC.`,
      [[words(700)], [words(600), 'C.']],
    ],
    ['exactly 1200 characters fit', `${words(600)}\n\n${words(600)}`, [[words(600), words(600)]]],
    [
      'without blank lines a paragraph ends after two sentences once it is long',
      `${'A'.repeat(90)}. ${'B'.repeat(90)}. C.`,
      [[`${'A'.repeat(90)}. ${'B'.repeat(90)}.`, 'C.']],
    ],
    [
      'a paragraph of 150 characters goes on',
      `${words(74)} ${words(75)} C.`.replace(/a/g, 'A'),
      [[`${words(74)} ${words(75)} C.`.replace(/a/g, 'A')]],
    ],
    [
      'a paragraph of 151 characters ends',
      `${words(75)} ${words(75)} C.`.replace(/a/g, 'A'),
      [[`${words(75)} ${words(75)}`.replace(/a/g, 'A'), 'C.']],
    ],
    ['1201 characters do not fit', `${words(600)}\n\n${words(601)}`, [[words(600)], [words(601)]]],
    [
      'sentences of a long paragraph share a page of exactly 1200 characters',
      `${'A'.repeat(599)}. ${'B'.repeat(598)}. C.\n\nEnd.`,
      [[`${'A'.repeat(599)}. ${'B'.repeat(598)}.`], ['C.', 'End.']],
    ],
    [
      'sentences of 1201 characters do not',
      `${'A'.repeat(599)}. ${'B'.repeat(599)}. C.\n\nEnd.`,
      [[`${'A'.repeat(599)}.`], [`${'B'.repeat(599)}. C.`, 'End.']],
    ],
    [
      'direct speech in single quotes is a paragraph of its own',
      'He sat. ‘Come here!’ She came. ‘Now?’',
      [['He sat.', '‘Come here!’', 'She came.'], ['‘Now?’']],
    ],
    [
      'straight single quotes count, too',
      "He sat. 'Come here!' She came.",
      [['He sat.', "'Come here!'", 'She came.']],
    ],
    [
      'an apostrophe begins no direct speech',
      '’Twas night. ‘Tis day. The dogs’ bed.',
      [['’Twas night. ‘Tis day. The dogs’ bed.']],
    ],
    ['a short paragraph does not end after two sentences', 'One. Two. Three.', [['One. Two. Three.']]],
    [
      'one long sentence does not end a paragraph',
      `${'A'.repeat(200)}. B. C.`,
      [[`${'A'.repeat(200)}. B.`, 'C.']],
    ],
    [
      'direct speech is a paragraph of its own',
      'He sat. “Come here!” She came.',
      [['He sat.', '“Come here!”', 'She came.']],
    ],
    [
      'straight quotation marks count as direct speech',
      'He sat. "Come!" She came.',
      [['He sat.', '"Come!"', 'She came.']],
    ],
    ['JSON whose pages are empty has no pages', json(''), []],
    ['empty content has no pages', '', []],
  ])('%s', (_, content, pages) => expect(pagesOf(content)).toEqual(pages));

  it('splits a paragraph that is longer than a page between sentences', () => {
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
  ])('splits “%s” into sentences', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences));
});
