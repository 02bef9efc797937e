import { describe, expect, it } from 'vitest';
import { createPace } from './pace.ts';
import { pickVoice } from './pick-voice.ts';
import { sentencesOn, wordsOf } from './words.ts';

const LONG = 'The small brown fox went out, very quietly, to look for the moon.';
const sentenceOf = (text: string) => {
  const [sentence] = sentencesOn([text]);
  if (!sentence) throw new Error('no sentence');
  return sentence;
};

describe('the estimated time of a word', () => {
  it('is accurate after one sentence of a voice, fast or slow', () => {
    for (const perCharacter of [30, 75, 140]) {
      const pace = createPace();
      const learned = sentenceOf('He had looked for it all day, in every tree of the whole wood.');
      pace.learn(learned, learned.text.length * perCharacter);
      const next = sentenceOf(LONG);
      const guessed = pace.beginnings(next);
      const off = next.words.map(({ start }, index) =>
        Math.abs(start * perCharacter - (guessed[index] ?? 0)),
      );
      expect(Math.max(...off) / perCharacter, `in characters, at ${perCharacter} ms each`).toBeLessThan(6);
    }
  });
  it('ignores implausible measurements', () => {
    const pace = createPace();
    const before = pace.beginnings(sentenceOf(LONG));
    pace.learn(sentenceOf(LONG), 1);
    pace.learn(sentenceOf(LONG), 600_000);
    pace.learn(sentenceOf('Oh!'), 600);
    expect(pace.beginnings(sentenceOf(LONG))).toEqual(before);
  });
});

describe('words', () => {
  it.each([
    ['“Don’t,” said Fox.', ['Don’t', 'said', 'Fox']],
    ['Tick-tock — 2.50 at 3!', ['Tick-tock', '2.50', 'at', '3']],
    ['Zoë and Nguyễn…', ['Zoë', 'and', 'Nguyễn']],
    ['* * *', []],
  ])('finds the words of %s', (text, words) =>
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(words),
  );

  it('splits a page into sentences, with their position in the paragraph', () => {
    expect(sentencesOn(['One.  Two three.', '…', 'Four.'])).toMatchObject([
      { paragraph: 0, start: 0, text: 'One.' },
      { paragraph: 0, start: 6, text: 'Two three.', words: [{ start: 0 }, { start: 4 }] },
      { paragraph: 2, start: 0, text: 'Four.' },
    ]);
  });
});

describe('the voice to read with', () => {
  const voices = (...list: [name: string, lang: string][]) => list.map(([name, lang]) => ({ name, lang }));
  it.each([
    [voices(['Anna', 'de-DE'], ['Alex', 'en-US'], ['Karen', 'en-AU']), 'Karen'],
    [voices(['Karen', 'en-AU'], ['Samantha', 'en_US']), 'Samantha'],
    [
      voices(['Google UK English Male', 'en-GB'], ['Google UK English Female', 'en-GB']),
      'Google UK English Female',
    ],
    [voices(['english+male1', 'en'], ['english+female2', 'en']), 'english+female2'],
    [voices(['Anna', 'de-DE'], ['Daniel', 'en-GB']), 'Daniel'],
    [voices(['Anna', 'de-DE']), undefined],
    [[], undefined],
  ])('picks from %j the voice %s', (list, name) => expect(pickVoice(list)?.name).toBe(name));
});
