import { describe, expect, test } from 'vitest';
import { admit } from '../admit.ts';
import { THEMES } from '../contract.ts';
import { sampleRequest } from '../fixtures/stories.ts';
import { randomFrom } from '../random.ts';
import { TOPICS } from '../reading/topic.ts';
import { bookOf } from './books.ts';
import { companionKind } from './cast.ts';
import { FRAMES } from './frames/frames.ts';
import { KEEPSAKES } from './keepsakes.ts';
import { LEXICON } from './lexicon/lexicon.ts';
import { SIGHTS } from './sights.ts';
import { voiceOf } from './slots.ts';
import { stateFor } from './state.ts';
import { GIFTS } from './threads/gifts.ts';
import { MOTIFS } from './threads/motifs.ts';
import { TWISTS } from './threads/twists.ts';
import { WISHES } from './threads/wishes.ts';
import { BOARD_BOOKS } from './tiny/book.ts';
import { TRAVEL } from './travel.ts';
import { worldOf } from './worlds.ts';

/** All written passages that lie anywhere in some data. */
function passagesIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(passagesIn) : [];
}

const SHARED = [
  FRAMES,
  TRAVEL,
  MOTIFS,
  WISHES,
  GIFTS,
  TWISTS,
  SIGHTS,
  LEXICON,
  BOARD_BOOKS,
  KEEPSAKES,
].flatMap(passagesIn);
/** Slots that are filled before a voice hears of them. */
const FILLED = new Set([
  'K',
  'k',
  'k^',
  'start',
  'cry',
  'wrong',
  'sad',
  'help',
  'song',
  'act',
  'good',
  'tinyDone',
]);

describe('every written passage', () => {
  test.each(TOPICS)('names only slots that a story knows (%s)', (id) => {
    const admission = admit({ ...sampleRequest('8-12', 1), theme: 'space' });
    if (!admission.ok) throw new Error('refused');
    const topic = bookOf(id);
    const world = worldOf('space');
    const random = randomFrom('slots');
    const state = stateFor(admission.commission, topic, world, [], 'key', random);
    const voice = voiceOf(
      { slots: state.slots, band: '8-12', gender: 'girl', companion: companionKind(state.pal) },
      world,
      random,
    );
    const worlds = THEMES.map(worldOf);
    const passages = [...passagesIn(topic), ...(id === 'growing' ? [...SHARED, ...passagesIn(worlds)] : [])];
    const names = new Set(
      passages.flatMap((passage) => [...passage.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? '')),
    );
    const unknown = [...names].filter((name) => {
      if (FILLED.has(name)) return false;
      try {
        voice.slot(name);
        return false;
      } catch {
        return true;
      }
    });
    expect(unknown).toEqual([]);
  });

  test('calls nobody but the hero he or she, and the hero only by slots', () => {
    const passages = [
      ...SHARED,
      ...TOPICS.flatMap((id) => passagesIn(bookOf(id))),
      ...THEMES.flatMap((id) => passagesIn(worldOf(id))),
    ];
    const plain = /(?<![{\p{L}’])(?:he|she|him|her|hers|his|himself|herself)(?![\p{L}}])/iu;
    expect(passages.filter((passage) => plain.test(passage))).toEqual([]);
    expect(passages.filter((passage) => /\{his\}(?:[.,;!?”]| to\b)/.test(passage))).toEqual([]);
  });
});
