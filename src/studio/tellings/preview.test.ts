import { describe, expect, it } from 'vitest';
import { honestSentence } from '../understanding/parent/sentence.ts';
import { manuscript } from './fixtures/manuscripts.ts';
import { someone, understood } from './fixtures/understandings.ts';
import { preview } from './preview.ts';

const pair = manuscript(
  'pair',
  ['shape: two-want-one', 'roles: { other: { default: { name: Edie, relation: twin, pronouns: she } } }'],
  '{hero} and {other} ran.',
);
const alone = manuscript('alone', ['shape: afraid', 'structure: fairytale'], '{hero} ran.');

const sentenceFor = (given: Parameters<typeof understood>[0], library = [pair, alone]): string => {
  const understanding = understood(given);
  const found = preview({ band: '3-7', structure: 'classic', understanding, had: [] }, library);
  return found ? honestSentence(found, understanding) : 'none';
};

describe('what a story would leave out', () => {
  const sharing = { situation: 'sharing-a-toy', shape: 'two-want-one' } as const;
  const edie = someone({ relation: 'cousin', name: 'Edie' });
  const tom = someone({ relation: 'friend', name: 'Tom' });

  it('is nothing where everybody has a place', () => {
    expect(sentenceFor({ ...sharing, people: [edie] })).toBe('');
  });

  it('is said by name, and the thing with it', () => {
    expect(sentenceFor({ ...sharing, people: [edie, tom], thing: { noun: 'scooter' } })).toBe(
      ' Tom and the scooter will not be in it.',
    );
  });

  it('is said as likely where only some of the tellings that fit best have it', () => {
    const other = manuscript('other', ['shape: two-want-one'], '{hero} and Edie ran.');
    const second = manuscript('second', ['shape: two-want-one'], '{hero} and Tom ran.');
    expect(sentenceFor({ ...sharing, thing: { noun: 'Edie' } }, [other, second])).toBe(
      ' The Edie may not be in it.',
    );
  });

  it('leaves out bystanders and crowds', () => {
    const kids = someone({ relation: 'kids', count: 3 });
    const teacher = someone({ relation: 'teacher', role: 'bystander', isGrownUp: true });
    expect(sentenceFor({ ...sharing, people: [kids, teacher] })).toBe('');
  });

  it('is the subject itself where another of its kind stands in', () => {
    expect(sentenceFor({ situation: 'thunder', shape: 'afraid', thing: { noun: 'bed' } })).toContain('bed');
    const dog = manuscript('dog', [
      'shape: afraid',
      'roles: { thing: { kind: what is feared, default: { noun: dog } } }',
      'fits: { thing: what barks (dog, hound) }',
    ]);
    expect(
      sentenceFor({ situation: 'thunder', shape: 'afraid', thing: { noun: 'thunder', isMass: true } }, [dog]),
    ).toBe(' We have no story of just that yet: this one is about being afraid.');
  });

  it('is not known where there is no story', () => {
    expect(sentenceFor({ shape: 'cross' })).toBe('none');
  });
});
