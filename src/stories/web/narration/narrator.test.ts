import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Narrator } from './narrator.ts';
import type { Hearing, Voice } from './voice.ts';

/** What the voice of the tests takes for a character, and before it begins, in milliseconds. */
const EACH_MS = 60;
const BREATH_MS = 40;

const PAGES = [['One two. Three four!', 'Five.'], ['“Six,” said Seven.'], ['Eight nine ten.']];

/** A voice that takes its time, writes down what it said, and tells where it is only if asked to. */
function testVoice({ tells = false, begins = true } = {}) {
  const said: string[] = [];
  const broken: { next?: 'failed' | 'interrupted' } = {};
  let timers: ReturnType<typeof setTimeout>[] = [];
  const voice: Voice = {
    isSupported: () => true,
    say(text, hearing: Hearing) {
      voice.hush();
      said.push(text);
      const { next } = broken;
      delete broken.next;
      const after = (ms: number, run: () => void) => timers.push(setTimeout(run, ms));
      if (next) return void after(1, () => hearing[next]());
      if (begins) after(BREATH_MS, hearing.began);
      if (tells)
        for (const { index } of text.matchAll(/\S+/g))
          after(BREATH_MS + index * EACH_MS, () => hearing.reached(index));
      after(BREATH_MS + text.length * EACH_MS, hearing.ended);
    },
    hush() {
      for (const timer of timers) clearTimeout(timer);
      timers = [];
    },
  };
  return { voice, said, broken };
}

function readAloud(settings: Parameters<typeof testVoice>[0] = {}) {
  const { voice, said, broken } = testVoice(settings);
  const turned: number[] = [];
  const heard: string[] = [];
  const narrator = new Narrator(voice, {
    turnTo(page) {
      turned.push(page);
      open(page);
    },
    onComplete: () => heard.push('complete'),
    onMishap: (mishap) => heard.push(mishap),
  });
  let book = { pages: PAGES as readonly (readonly string[])[], page: 0, isGrowing: false };
  const open = (page: number) => grow({ page });
  const grow = (change: Partial<typeof book>) => {
    book = { ...book, ...change };
    narrator.follow(book);
  };
  open(0);
  const lit = () => {
    const word = narrator.telling().said;
    return word && book.pages[word.page]?.[word.paragraph]?.slice(word.start, word.end);
  };
  return { narrator, voice, said, turned, heard, broken, open, grow, lit };
}

const lasts = (text: string) => BREATH_MS + text.length * EACH_MS;
const pass = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a book that is read aloud', () => {
  it('is read sentence by sentence and page by page, 800 ms before and 500 ms after each turn', () => {
    const { narrator, said, turned, heard } = readAloud();
    narrator.listen();
    expect(narrator.telling().state).toBe('playing');
    pass(lasts('One two.') + lasts('Three four!') + lasts('Five.'));
    expect(said).toEqual(['One two.', 'Three four!', 'Five.']);
    pass(799);
    expect(turned).toEqual([]);
    pass(1);
    expect(turned).toEqual([1]);
    pass(499);
    expect(said).toHaveLength(3);
    pass(1);
    expect(said.at(-1)).toBe('“Six,” said Seven.');
    pass(lasts('“Six,” said Seven.') + 1300 + lasts('Eight nine ten.'));
    expect(turned).toEqual([1, 2]);
    expect(heard).toEqual(['complete']);
    expect(narrator.telling()).toEqual({ state: 'idle', said: undefined });
  });

  it('begins at the page that is open', () => {
    const { narrator, said, open } = readAloud();
    open(2);
    narrator.listen();
    expect(said).toEqual(['Eight nine ten.']);
  });

  it('falls silent when paused and goes on with the same sentence', () => {
    const { narrator, said } = readAloud();
    narrator.listen();
    pass(lasts('One two.') + 100);
    narrator.pause();
    expect(narrator.telling().state).toBe('paused');
    pass(60_000);
    expect(said).toEqual(['One two.', 'Three four!']);
    narrator.resume();
    expect(narrator.telling().state).toBe('playing');
    expect(said.at(-1)).toBe('Three four!');
  });

  it('that was paused between two pages goes on with the next', () => {
    const { narrator, said, turned } = readAloud();
    narrator.listen();
    pass(lasts('One two.') + lasts('Three four!') + lasts('Five.') + 400);
    narrator.pause();
    pass(5000);
    expect(turned).toEqual([]);
    narrator.resume();
    pass(1300);
    expect(turned).toEqual([1]);
    expect(said.at(-1)).toBe('“Six,” said Seven.');
  });

  it('begins anew on the page that somebody turns to', () => {
    const { narrator, said, open } = readAloud();
    narrator.listen();
    pass(100);
    open(2);
    pass(499);
    expect(said).toEqual(['One two.']);
    pass(1);
    expect(said.at(-1)).toBe('Eight nine ten.');
    narrator.pause();
    open(1);
    pass(5000);
    expect(said).toHaveLength(2);
    narrator.resume();
    expect(said.at(-1)).toBe('“Six,” said Seven.');
  });

  it('stops, and says nothing more', () => {
    const { narrator, said } = readAloud();
    narrator.listen();
    pass(100);
    narrator.stop();
    pass(60_000);
    expect(said).toEqual(['One two.']);
    expect(narrator.telling()).toEqual({ state: 'idle', said: undefined });
    narrator.resume();
    expect(said).toHaveLength(1);
  });

  it('waits for the pages of a story that is still growing', () => {
    const { narrator, said, turned, heard, grow } = readAloud();
    grow({ pages: PAGES.slice(0, 1), isGrowing: true });
    narrator.listen();
    pass(30_000);
    expect([turned, narrator.telling().state]).toEqual([[], 'playing']);
    grow({ pages: PAGES.slice(0, 2) });
    expect(turned).toEqual([1]);
    pass(30_000);
    expect(said.at(-1)).toBe('“Six,” said Seven.');
    grow({ isGrowing: false });
    expect(heard).toEqual(['complete']);
  });
});

describe('what goes wrong', () => {
  it('a browser without a voice is told of, and nothing begins', () => {
    const { narrator, voice, heard } = readAloud();
    voice.isSupported = () => false;
    narrator.listen();
    expect([heard, narrator.telling().state]).toEqual([['unsupported'], 'idle']);
  });
  it('a story without words has nothing to read', () => {
    const { narrator, heard, grow } = readAloud();
    grow({ pages: [['…']] });
    narrator.listen();
    expect([heard, narrator.telling().state]).toEqual([['empty'], 'idle']);
  });
  it('a voice that fails ends the narration', () => {
    const { narrator, heard, broken } = readAloud();
    broken.next = 'failed';
    narrator.listen();
    pass(1);
    expect([heard, narrator.telling().state]).toEqual([['failed'], 'idle']);
  });
  it('a voice that is taken away pauses, and nothing is wrong', () => {
    const { narrator, said, heard, broken } = readAloud();
    broken.next = 'interrupted';
    narrator.listen();
    pass(1);
    expect([heard, narrator.telling().state]).toEqual([[], 'paused']);
    narrator.resume();
    expect(said).toEqual(['One two.', 'One two.']);
  });
});

describe('the word being said', () => {
  it.each([{ tells: true }, { tells: false }])('is lit when its sentence begins: %o', (settings) => {
    const { narrator, lit } = readAloud(settings);
    narrator.listen();
    expect(lit()).toBeUndefined();
    pass(BREATH_MS);
    expect(lit()).toBe('One');
    pass(lasts('One two.'));
    expect(lit()).toBe('Three');
    pass(lasts('Three four!'));
    expect(lit()).toBe('Five');
  });

  it('is the one that the engine names', () => {
    const { narrator, lit } = readAloud({ tells: true });
    narrator.listen();
    pass(BREATH_MS + 4 * EACH_MS);
    expect(lit()).toBe('two');
  });

  it('is guessed with an engine that never says when it begins', () => {
    const { narrator, lit } = readAloud({ begins: false });
    narrator.listen();
    pass(lasts('One two.') + 1);
    expect(lit()).toBe('Three');
  });

  it('is the tapped one, alone, when nothing is being read', () => {
    const { narrator, said, lit } = readAloud();
    narrator.sayWord({ page: 1, paragraph: 0, start: 12, end: 17 });
    expect([said, lit(), narrator.telling().state]).toEqual([['Seven'], 'Seven', 'idle']);
    pass(lasts('Seven'));
    expect(lit()).toBeUndefined();
    narrator.listen();
    narrator.sayWord({ page: 1, paragraph: 0, start: 12, end: 17 });
    expect(said).toEqual(['Seven', 'One two.']);
    narrator.pause();
    narrator.sayWord({ page: 1, paragraph: 0, start: 12, end: 17 });
    expect([said.at(-1), narrator.telling().state]).toEqual(['Seven', 'paused']);
    narrator.resume();
    expect(said.at(-1)).toBe('One two.');
  });
});
