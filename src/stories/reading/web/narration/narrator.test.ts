import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Narrator } from './narrator.ts';
import type { Voice, VoiceEvents } from './voice.ts';

/** Time per character of the test voice, and before it starts, in milliseconds. */
const EACH_MS = 60;
const BREATH_MS = 40;

const PAGES = [['One two. Three four!', 'Five.'], ['“Six,” said Seven.'], ['Eight nine ten.']];

/** A voice that takes time, records what it says, and reports word boundaries only if configured to. */
function testVoice({ boundaries = false, begins = true } = {}) {
  const spoken: string[] = [];
  const broken: { next?: 'failed' | 'interrupted' } = {};
  let timers: ReturnType<typeof setTimeout>[] = [];
  const voice: Voice = {
    isSupported: () => true,
    say(text, events: VoiceEvents) {
      voice.cancel();
      spoken.push(text);
      const { next } = broken;
      delete broken.next;
      const after = (ms: number, run: () => void) => timers.push(setTimeout(run, ms));
      if (next) return void after(1, () => events[next]());
      if (begins) after(BREATH_MS, events.began);
      if (boundaries)
        for (const { index } of text.matchAll(/\S+/g))
          after(BREATH_MS + index * EACH_MS, () => events.reached(index));
      after(BREATH_MS + text.length * EACH_MS, events.ended);
    },
    cancel() {
      for (const timer of timers) clearTimeout(timer);
      timers = [];
    },
  };
  return { voice, spoken, broken };
}

function readAloud(settings: Parameters<typeof testVoice>[0] = {}) {
  const { voice, spoken, broken } = testVoice(settings);
  const turned: number[] = [];
  const reported: string[] = [];
  const narrator = new Narrator(voice, {
    turnTo(page) {
      turned.push(page);
      open(page);
    },
    onComplete: () => reported.push('complete'),
    onError: (error) => reported.push(error),
  });
  let book = { pages: PAGES as readonly (readonly string[])[], page: 0, isGrowing: false };
  const open = (page: number) => grow({ page });
  const grow = (change: Partial<typeof book>) => {
    book = { ...book, ...change };
    narrator.follow(book);
  };
  open(0);
  const lit = () => {
    const word = narrator.playback().spoken;
    return word && book.pages[word.page]?.[word.paragraph]?.slice(word.start, word.end);
  };
  return { narrator, voice, spoken, turned, reported, broken, open, grow, lit };
}

const lasts = (text: string) => BREATH_MS + text.length * EACH_MS;
const pass = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a book that is read aloud', () => {
  it('reads sentence by sentence and page by page, with 800 ms before and 500 ms after each turn', () => {
    const { narrator, spoken, turned, reported } = readAloud();
    narrator.listen();
    expect(narrator.playback().state).toBe('playing');
    pass(lasts('One two.') + lasts('Three four!') + lasts('Five.'));
    expect(spoken).toEqual(['One two.', 'Three four!', 'Five.']);
    pass(799);
    expect(turned).toEqual([]);
    pass(1);
    expect(turned).toEqual([1]);
    pass(499);
    expect(spoken).toHaveLength(3);
    pass(1);
    expect(spoken.at(-1)).toBe('“Six,” said Seven.');
    pass(lasts('“Six,” said Seven.') + 1300 + lasts('Eight nine ten.'));
    expect(turned).toEqual([1, 2]);
    expect(reported).toEqual(['complete']);
    expect(narrator.playback()).toEqual({ state: 'idle', spoken: undefined });
  });

  it('starts reading at the open page', () => {
    const { narrator, spoken, open } = readAloud();
    open(2);
    narrator.listen();
    expect(spoken).toEqual(['Eight nine ten.']);
  });

  it('stops speaking when paused and resumes with the same sentence', () => {
    const { narrator, spoken } = readAloud();
    narrator.listen();
    pass(lasts('One two.') + 100);
    narrator.pause();
    expect(narrator.playback().state).toBe('paused');
    pass(60_000);
    expect(spoken).toEqual(['One two.', 'Three four!']);
    narrator.resume();
    expect(narrator.playback().state).toBe('playing');
    expect(spoken.at(-1)).toBe('Three four!');
  });

  it('resumes with the next page when it was paused between two pages', () => {
    const { narrator, spoken, turned } = readAloud();
    narrator.listen();
    pass(lasts('One two.') + lasts('Three four!') + lasts('Five.') + 400);
    narrator.pause();
    pass(5000);
    expect(turned).toEqual([]);
    narrator.resume();
    pass(1300);
    expect(turned).toEqual([1]);
    expect(spoken.at(-1)).toBe('“Six,” said Seven.');
  });

  it('starts again on the page that the user turns to', () => {
    const { narrator, spoken, open } = readAloud();
    narrator.listen();
    pass(100);
    open(2);
    pass(499);
    expect(spoken).toEqual(['One two.']);
    pass(1);
    expect(spoken.at(-1)).toBe('Eight nine ten.');
    narrator.pause();
    open(1);
    pass(5000);
    expect(spoken).toHaveLength(2);
    narrator.resume();
    expect(spoken.at(-1)).toBe('“Six,” said Seven.');
  });

  it('stops, and says nothing more', () => {
    const { narrator, spoken } = readAloud();
    narrator.listen();
    pass(100);
    narrator.stop();
    pass(60_000);
    expect(spoken).toEqual(['One two.']);
    expect(narrator.playback()).toEqual({ state: 'idle', spoken: undefined });
    narrator.resume();
    expect(spoken).toHaveLength(1);
  });

  it('waits for the pages of a story that is still being written', () => {
    const { narrator, spoken, turned, reported, grow } = readAloud();
    grow({ pages: PAGES.slice(0, 1), isGrowing: true });
    narrator.listen();
    pass(30_000);
    expect([turned, narrator.playback().state]).toEqual([[], 'playing']);
    grow({ pages: PAGES.slice(0, 2) });
    expect(turned).toEqual([1]);
    pass(30_000);
    expect(spoken.at(-1)).toBe('“Six,” said Seven.');
    grow({ isGrowing: false });
    expect(reported).toEqual(['complete']);
  });
});

describe('errors', () => {
  it('reports a browser without speech synthesis, and starts nothing', () => {
    const { narrator, voice, reported } = readAloud();
    voice.isSupported = () => false;
    narrator.listen();
    expect([reported, narrator.playback().state]).toEqual([['unsupported'], 'idle']);
  });
  it('reports a story without words as empty', () => {
    const { narrator, reported, grow } = readAloud();
    grow({ pages: [['…']] });
    narrator.listen();
    expect([reported, narrator.playback().state]).toEqual([['empty'], 'idle']);
  });
  it('ends the narration when the voice fails', () => {
    const { narrator, reported, broken } = readAloud();
    broken.next = 'failed';
    narrator.listen();
    pass(1);
    expect([reported, narrator.playback().state]).toEqual([['failed'], 'idle']);
  });
  it('pauses without an error when the voice is interrupted', () => {
    const { narrator, spoken, reported, broken } = readAloud();
    broken.next = 'interrupted';
    narrator.listen();
    pass(1);
    expect([reported, narrator.playback().state]).toEqual([[], 'paused']);
    narrator.resume();
    expect(spoken).toEqual(['One two.', 'One two.']);
  });
});

describe('the spoken word', () => {
  it.each([{ boundaries: true }, { boundaries: false }])(
    'highlights the first word when a sentence starts: %o',
    (settings) => {
      const { narrator, lit } = readAloud(settings);
      narrator.listen();
      expect(lit()).toBeUndefined();
      pass(BREATH_MS);
      expect(lit()).toBe('One');
      pass(lasts('One two.'));
      expect(lit()).toBe('Three');
      pass(lasts('Three four!'));
      expect(lit()).toBe('Five');
    },
  );

  it('highlights the word that the engine reports', () => {
    const { narrator, lit } = readAloud({ boundaries: true });
    narrator.listen();
    pass(BREATH_MS + 4 * EACH_MS);
    expect(lit()).toBe('two');
  });

  it('estimates the word with an engine that never reports its start', () => {
    const { narrator, lit } = readAloud({ begins: false });
    narrator.listen();
    pass(lasts('One two.') + 1);
    expect(lit()).toBe('Three');
  });

  it('speaks and highlights a tapped word alone when nothing is being read', () => {
    const { narrator, spoken, lit } = readAloud();
    narrator.sayWord({ page: 1, paragraph: 0, start: 12, end: 17 });
    expect([spoken, lit(), narrator.playback().state]).toEqual([['Seven'], 'Seven', 'idle']);
    pass(lasts('Seven'));
    expect(lit()).toBeUndefined();
    narrator.listen();
    narrator.sayWord({ page: 1, paragraph: 0, start: 12, end: 17 });
    expect(spoken).toEqual(['Seven', 'One two.']);
    narrator.pause();
    narrator.sayWord({ page: 1, paragraph: 0, start: 12, end: 17 });
    expect([spoken.at(-1), narrator.playback().state]).toEqual(['Seven', 'paused']);
    narrator.resume();
    expect(spoken.at(-1)).toBe('One two.');
  });
});
