import type { Commission } from '../admit.ts';
import { type StoryPage, WORD_RANGES } from '../contract.ts';
import { countWords } from '../words.ts';
import { faultOf, wordsFor } from './judge.ts';
import type { PagesWanted } from './prompts/pages.v1.ts';
import { FEWEST_PAGES, PAGES, usualWords } from './shape.ts';
import { cleanPage } from './standin.ts';

/**
 * A model's story as far as it has come. Pages that were told stand for good; behind them lie drafts, which may still
 * be judged, refused and asked for again.
 */
export class Draft {
  readonly #commission: Commission;
  readonly #standIn: string;
  readonly #told: string[];
  #count: number;
  /** Which page each page of the present answer is meant to be; undefined where the answer is the whole story. */
  #wanted: readonly number[] | undefined;
  #drafts = new Map<number, string>();
  #faults = new Map<number, string>();

  constructor(commission: Commission, standIn: string, told: readonly StoryPage[]) {
    this.#commission = commission;
    this.#standIn = standIn;
    this.#told = told.map(({ text }) => text);
    this.#count = Math.max(PAGES[commission.ageBand], this.#told.length);
  }

  /** Texts of the pages that were told, in order. */
  get told(): readonly string[] {
    return this.#told;
  }

  get isWhole(): boolean {
    return this.#told.length >= this.#count;
  }

  /** An answer begins: to the question for `wanted` pages, or for the whole story. */
  begin(wanted: readonly number[] | undefined): void {
    this.#wanted = wanted;
  }

  /** Takes the pages of the present answer as far as they are finished; `whole` when it has ended. */
  take(pages: readonly string[], whole: boolean): void {
    for (const [n, text] of pages.entries()) {
      const index = this.#wanted ? this.#wanted[n] : n;
      if (index === undefined || index < this.#told.length) continue;
      const page = cleanPage(text, this.#standIn, this.#commission.heroName);
      // What was refused before is not looked at again.
      if (this.#drafts.get(index) !== page && page !== '') {
        this.#drafts.set(index, page);
        this.#faults.delete(index);
      }
    }
    if (whole && !this.#wanted && pages.length >= FEWEST_PAGES) this.#countAgain(pages.length);
  }

  /** A whole answer may have more or fewer pages than were asked for: that is how many there are if their words fit. */
  #countAgain(count: number): void {
    if (count === this.#count) return;
    const [least, most] = WORD_RANGES[this.#commission.ageBand];
    const pages = Array.from(
      { length: count },
      (_, index) => this.#told[index] ?? this.#drafts.get(index) ?? '',
    );
    const words = pages.reduce((sum, page) => sum + countWords(page), 0);
    if (words >= least && words <= most) this.#count = Math.max(count, this.#told.length);
    else if (count > this.#count) {
      // Too long: what is told stays, and an ending that fits is asked for.
      this.#count = this.#told.length + 1;
      this.#drafts.clear();
    }
    // They were judged by another number of pages.
    this.#faults.clear();
  }

  /** The next page that may be told, or undefined when it is not there or has a fault. */
  next(): string | undefined {
    const index = this.#told.length;
    const page = this.#drafts.get(index);
    if (page === undefined || this.isWhole || this.#faults.has(index)) return undefined;
    const fault = faultOf(this.#commission, [...this.#told, page], index, this.#count);
    if (fault === undefined) return page;
    this.#faults.set(index, fault);
    return undefined;
  }

  /** The page that `next` gave is told. Returns how many are told now. */
  tell(): number {
    const page = this.next();
    if (page !== undefined) this.#told.push(page);
    return this.#told.length;
  }

  /** The page that `next` gave was found unsafe. */
  refuse(): void {
    this.#faults.set(this.#told.length, 'it is not safe for children');
  }

  /** The pages to be asked for: those that are not there, and those with a fault of their own. */
  wanted(): number[] {
    const { pages } = this.missing();
    return pages.flatMap((page, index) => (page === undefined ? [index] : []));
  }

  /** What a question for missing pages must say. */
  missing(): Pick<PagesWanted, 'pages' | 'faults' | 'words'> {
    const untold = Array.from({ length: this.#count - this.#told.length }, (_, n) => n + this.#told.length);
    // The first is what everything behind it waits for; a draft behind it stays when it is sound by itself.
    const sound = untold.filter((index) => index > this.#told.length && this.#isSound(index));
    const some = this.#pages(sound);
    const words = wordsFor(this.#commission, some);
    if (words) return { pages: some, faults: this.#faults, words };
    const none = this.#pages([]);
    const usual = Math.round(usualWords(this.#commission.ageBand) * untold.length);
    return {
      pages: none,
      faults: this.#faults,
      words: wordsFor(this.#commission, none) ?? [usual - 5, usual + 5],
    };
  }

  #pages(kept: readonly number[]): (string | undefined)[] {
    return Array.from({ length: this.#count }, (_, index) =>
      index < this.#told.length
        ? this.#told[index]
        : kept.includes(index)
          ? this.#drafts.get(index)
          : undefined,
    );
  }

  /** Judged alone, as if it were a story's only page but for its length in the whole. */
  #isSound(index: number): boolean {
    const page = this.#drafts.get(index);
    if (page === undefined || this.#faults.has(index)) return false;
    const fault = faultOf(this.#commission, [...this.#told, page], this.#told.length, this.#count);
    return fault === undefined;
  }
}
