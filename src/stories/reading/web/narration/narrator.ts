import type { Page } from '../../../story/web/paging.ts';
import { createPace } from './pace.ts';
import type { Voice } from './voice.ts';
import { createWordHighlight } from './word-highlight.ts';
import { type Sentence, sentencesOn, type WordPlace } from './words.ts';

/** Pause after the last word of a page, before it is turned, in milliseconds. */
const PAGE_PAUSE_MS = 800;
/** Pause after a page was turned, before it is read, in milliseconds. */
const NEW_PAGE_MS = 500;
/** An engine that has not reported its start by then never will: it has started. */
const BEGUN_BY_MS = 1000;

export interface Playback {
  readonly state: 'idle' | 'playing' | 'paused';
  /** The word being spoken. */
  readonly spoken: WordPlace | undefined;
}

/** The open book, as far as it is known. */
export interface OpenBook {
  readonly pages: readonly Page[];
  readonly page: number;
  readonly isGrowing: boolean;
}

/** No voice in this browser, nothing to read, or a voice that failed. */
export type NarrationError = 'unsupported' | 'empty' | 'failed';

export interface NarratorHooks {
  turnTo(page: number): void;
  onComplete(): void;
  onError(error: NarrationError): void;
}

const NOTHING: Playback = { state: 'idle', spoken: undefined };

/**
 * Reads a book aloud, sentence by sentence and page by page. Pausing stops the voice and remembers the sentence: the
 * pause of the engines themselves fails with many of them.
 */
export class Narrator {
  readonly #voice: Voice;
  readonly #hooks: NarratorHooks;
  readonly #pace = createPace();
  readonly #listeners = new Set<() => void>();
  #playback = NOTHING;
  #book: OpenBook = { pages: [], page: 0, isGrowing: false };
  #place = { page: 0, sentence: 0 };
  /** At the last page so far, with more to come. */
  #waits = false;
  /** Whether this engine reports its start; a few never do. */
  #reportsStart = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopHighlight: () => void = () => undefined;

  constructor(voice: Voice, hooks: NarratorHooks) {
    this.#voice = voice;
    this.#hooks = hooks;
  }

  /** The current state; the same object until it changes. */
  readonly playback = (): Playback => this.#playback;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Updates the book. A page that the user turned to is read from its beginning. */
  follow(book: OpenBook): void {
    const turned = book.page !== this.#book.page;
    this.#book = book;
    if (this.#waits && (this.#hasNext() || !book.isGrowing)) this.#turn();
    const { state } = this.#playback;
    // A page that the narrator turned itself is reported here too, a moment later.
    if (!turned || (state !== 'idle' && book.page === this.#place.page)) return;
    this.#cancel();
    this.#place = { page: book.page, sentence: 0 };
    this.#emit(state);
    if (state === 'playing') this.#after(NEW_PAGE_MS, () => this.#read());
  }

  /** Starts at the open page. */
  readonly listen = (): void => {
    if (this.#playback.state !== 'idle') {
      this.resume();
    } else if (!this.#voice.isSupported()) {
      this.#hooks.onError('unsupported');
    } else if (this.#book.pages.some((page) => sentencesOn(page).length > 0)) {
      this.#cancel();
      this.#place = { page: this.#book.page, sentence: 0 };
      this.#emit('playing');
      this.#read();
    } else {
      this.#hooks.onError('empty');
    }
  };

  readonly pause = (): void => {
    if (this.#playback.state !== 'playing') return;
    this.#cancel();
    this.#emit('paused');
  };

  /** Continues with the sentence at which it was paused. */
  readonly resume = (): void => {
    if (this.#playback.state !== 'paused') return;
    this.#cancel();
    this.#emit('playing');
    this.#read();
  };

  readonly stop = (): void => {
    this.#cancel();
    this.#emit('idle');
  };

  /** Speaks one word alone. Does nothing while the book is being read. */
  readonly sayWord = (word: WordPlace): void => {
    const { state } = this.#playback;
    const text = this.#book.pages[word.page]?.[word.paragraph]?.slice(word.start, word.end);
    if (!text || state === 'playing') return;
    if (!this.#voice.isSupported()) {
      this.#hooks.onError('unsupported');
      return;
    }
    this.#cancel();
    this.#emit(state, word);
    const spoken = () => this.#emit(state);
    this.#voice.say(text, {
      began: () => undefined,
      reached: () => undefined,
      ended: spoken,
      interrupted: spoken,
      failed: () => this.#fail(),
    });
  };

  #emit(state: Playback['state'], spoken?: WordPlace): void {
    if (state === this.#playback.state && spoken === this.#playback.spoken) return;
    this.#playback = { state, spoken };
    for (const listener of this.#listeners) listener();
  }

  #after(ms: number, run: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(run, ms);
  }

  /** Cancels the voice and any timer. */
  #cancel(): void {
    clearTimeout(this.#timer);
    this.#stopHighlight();
    this.#waits = false;
    this.#voice.cancel();
  }

  #fail(): void {
    this.stop();
    this.#hooks.onError('failed');
  }

  #hasNext(): boolean {
    return this.#place.page + 1 < this.#book.pages.length;
  }

  #read(): void {
    const sentences = sentencesOn(this.#book.pages[this.#place.page] ?? []);
    const sentence = sentences[this.#place.sentence];
    if (sentence) this.#say(sentence);
    else this.#endPage();
  }

  #say(sentence: Sentence): void {
    const { page } = this.#place;
    const { paragraph, start } = sentence;
    const highlight = createWordHighlight(sentence, this.#pace, (word) =>
      this.#emit('playing', { page, paragraph, start: start + word.start, end: start + word.end }),
    );
    this.#stopHighlight = highlight.stop;
    let begunAt: number | undefined;
    const begin = () => {
      if (begunAt !== undefined) return;
      clearTimeout(this.#timer);
      begunAt = performance.now();
      highlight.start();
    };
    this.#after(this.#reportsStart ? BEGUN_BY_MS : 0, highlight.start);
    this.#voice.say(sentence.text, {
      began: begin,
      reached(at) {
        begin();
        highlight.reach(at);
      },
      ended: () => {
        this.#stopHighlight();
        this.#reportsStart = begunAt !== undefined;
        if (begunAt !== undefined) this.#pace.learn(sentence, performance.now() - begunAt);
        this.#place = { page, sentence: this.#place.sentence + 1 };
        this.#read();
      },
      interrupted: this.pause,
      failed: () => this.#fail(),
    });
  }

  #endPage(): void {
    clearTimeout(this.#timer);
    this.#emit('playing');
    if (!this.#hasNext() && !this.#book.isGrowing) this.#complete();
    else this.#after(PAGE_PAUSE_MS, () => this.#turn());
  }

  #turn(): void {
    this.#waits = false;
    if (this.#hasNext()) {
      const page = this.#place.page + 1;
      this.#place = { page, sentence: 0 };
      this.#after(NEW_PAGE_MS, () => this.#read());
      this.#hooks.turnTo(page);
    } else if (this.#book.isGrowing) {
      this.#waits = true;
    } else {
      this.#complete();
    }
  }

  #complete(): void {
    this.stop();
    this.#hooks.onComplete();
  }
}
