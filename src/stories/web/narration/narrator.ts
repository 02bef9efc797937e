import type { Page } from '../paging.ts';
import { createLamp } from './lamp.ts';
import { createPace } from './pace.ts';
import type { Voice } from './voice.ts';
import { type Sentence, sentencesOn, type WordPlace } from './words.ts';

/** Quiet after the last word of a page, before it is turned. */
const PAGE_PAUSE_MS = 800;
/** Quiet after a page was turned, before it is read. */
const NEW_PAGE_MS = 500;
/** An engine that has not said that it begins will not say so: it has begun by then. */
const BEGUN_BY_MS = 1000;

export interface Telling {
  readonly state: 'idle' | 'playing' | 'paused';
  /** The word being said. */
  readonly said: WordPlace | undefined;
}

/** The open book, as far as it is known. */
export interface OpenBook {
  readonly pages: readonly Page[];
  readonly page: number;
  readonly isGrowing: boolean;
}

/** What went wrong: no voice in this browser, nothing to read, or a voice that failed. */
export type Mishap = 'unsupported' | 'empty' | 'failed';

export interface NarratorHooks {
  turnTo(page: number): void;
  onComplete(): void;
  onMishap(mishap: Mishap): void;
}

const NOTHING: Telling = { state: 'idle', said: undefined };

/**
 * Reads a book aloud, sentence by sentence and page by page. Pausing is falling silent and remembering the sentence:
 * the pausing that engines offer fails with many of them.
 */
export class Narrator {
  readonly #voice: Voice;
  readonly #hooks: NarratorHooks;
  readonly #pace = createPace();
  readonly #listeners = new Set<() => void>();
  #telling = NOTHING;
  #book: OpenBook = { pages: [], page: 0, isGrowing: false };
  #place = { page: 0, sentence: 0 };
  /** At the last page that there is, with more on their way. */
  #waits = false;
  /** Whether this engine says when it begins; a few never do. */
  #tellsBeginning = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #endLight: () => void = () => undefined;

  constructor(voice: Voice, hooks: NarratorHooks) {
    this.#voice = voice;
    this.#hooks = hooks;
  }

  /** What is happening now; the same object until something else happens. */
  readonly telling = (): Telling => this.#telling;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes in what the book looks like now. A page that somebody turned to is read from its beginning. */
  follow(book: OpenBook): void {
    const turned = book.page !== this.#book.page;
    this.#book = book;
    if (this.#waits && (this.#hasNext() || !book.isGrowing)) this.#turn();
    const { state } = this.#telling;
    // A page that the narrator turned itself arrives here too, a moment later.
    if (!turned || (state !== 'idle' && book.page === this.#place.page)) return;
    this.#quiet();
    this.#place = { page: book.page, sentence: 0 };
    this.#tell(state);
    if (state === 'playing') this.#after(NEW_PAGE_MS, () => this.#read());
  }

  /** Begins at the page that is open. */
  readonly listen = (): void => {
    if (this.#telling.state !== 'idle') {
      this.resume();
    } else if (!this.#voice.isSupported()) {
      this.#hooks.onMishap('unsupported');
    } else if (this.#book.pages.some((page) => sentencesOn(page).length > 0)) {
      this.#quiet();
      this.#place = { page: this.#book.page, sentence: 0 };
      this.#tell('playing');
      this.#read();
    } else {
      this.#hooks.onMishap('empty');
    }
  };

  readonly pause = (): void => {
    if (this.#telling.state !== 'playing') return;
    this.#quiet();
    this.#tell('paused');
  };

  /** Goes on with the sentence at which it was paused. */
  readonly resume = (): void => {
    if (this.#telling.state !== 'paused') return;
    this.#quiet();
    this.#tell('playing');
    this.#read();
  };

  readonly stop = (): void => {
    this.#quiet();
    this.#tell('idle');
  };

  /** Says one word alone. While the book is being read nothing happens. */
  readonly sayWord = (word: WordPlace): void => {
    const { state } = this.#telling;
    const text = this.#book.pages[word.page]?.[word.paragraph]?.slice(word.start, word.end);
    if (!text || state === 'playing') return;
    if (!this.#voice.isSupported()) {
      this.#hooks.onMishap('unsupported');
      return;
    }
    this.#quiet();
    this.#tell(state, word);
    const said = () => this.#tell(state);
    this.#voice.say(text, {
      began: () => undefined,
      reached: () => undefined,
      ended: said,
      interrupted: said,
      failed: () => this.#fail(),
    });
  };

  #tell(state: Telling['state'], said?: WordPlace): void {
    if (state === this.#telling.state && said === this.#telling.said) return;
    this.#telling = { state, said };
    for (const listener of this.#listeners) listener();
  }

  #after(ms: number, run: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(run, ms);
  }

  /** Ends whatever is being said or waited for. */
  #quiet(): void {
    clearTimeout(this.#timer);
    this.#endLight();
    this.#waits = false;
    this.#voice.hush();
  }

  #fail(): void {
    this.stop();
    this.#hooks.onMishap('failed');
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
    const lamp = createLamp(sentence, this.#pace, (word) =>
      this.#tell('playing', { page, paragraph, start: start + word.start, end: start + word.end }),
    );
    this.#endLight = lamp.out;
    let begunAt: number | undefined;
    const begin = () => {
      if (begunAt !== undefined) return;
      clearTimeout(this.#timer);
      begunAt = performance.now();
      lamp.begin();
    };
    this.#after(this.#tellsBeginning ? BEGUN_BY_MS : 0, lamp.begin);
    this.#voice.say(sentence.text, {
      began: begin,
      reached(at) {
        begin();
        lamp.reach(at);
      },
      ended: () => {
        this.#endLight();
        this.#tellsBeginning = begunAt !== undefined;
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
    this.#tell('playing');
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
