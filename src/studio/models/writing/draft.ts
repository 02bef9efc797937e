import type { Commission } from '../../admit.ts';
import { WORD_RANGES } from '../../age-bands.ts';
import type { StoryPage } from '../../contract.ts';
import { countWords } from '../../words.ts';
import type { PagesRequest } from '../prompts/pages.v1.ts';
import { cleanPage } from '../stand-in.ts';
import { rejectionOf, wordsFor } from './judge.ts';
import { FEWEST_PAGES, PAGES, usualWords } from './shape.ts';

/**
 * A model's story in progress. Released pages are final; the drafts after them may still be checked, rejected and
 * requested again.
 */
export class Draft {
  readonly #commission: Commission;
  readonly #standIn: string;
  readonly #released: string[];
  #count: number;
  /** The index of each page of the current answer; undefined when the answer is the whole story. */
  #wanted: readonly number[] | undefined;
  #drafts = new Map<number, string>();
  #rejections = new Map<number, string>();

  constructor(commission: Commission, standIn: string, released: readonly StoryPage[]) {
    this.#commission = commission;
    this.#standIn = standIn;
    this.#released = released.map(({ text }) => text);
    this.#count = Math.max(PAGES[commission.ageBand], this.#released.length);
  }

  /** Texts of the released pages, in order. */
  get released(): readonly string[] {
    return this.#released;
  }

  get isWhole(): boolean {
    return this.#released.length >= this.#count;
  }

  /** Starts a new answer with the `wanted` pages, or with the whole story. */
  begin(wanted: readonly number[] | undefined): void {
    this.#wanted = wanted;
  }

  /** Adds the finished pages of the current answer; `whole` when the answer is complete. */
  take(pages: readonly string[], whole: boolean): void {
    for (const [n, text] of pages.entries()) {
      const index = this.#wanted ? this.#wanted[n] : n;
      if (index === undefined || index < this.#released.length) continue;
      const page = cleanPage(text, this.#standIn, this.#commission.heroName);
      // An unchanged page is not checked again.
      if (this.#drafts.get(index) !== page && page !== '') {
        this.#drafts.set(index, page);
        this.#rejections.delete(index);
      }
    }
    if (whole && !this.#wanted && pages.length >= FEWEST_PAGES) this.#countAgain(pages.length);
  }

  /** Adopts the number of pages of a whole answer when their words fit, also when it differs from the requested number. */
  #countAgain(count: number): void {
    if (count === this.#count) return;
    const [least, most] = WORD_RANGES[this.#commission.ageBand];
    const pages = Array.from(
      { length: count },
      (_, index) => this.#released[index] ?? this.#drafts.get(index) ?? '',
    );
    const words = pages.reduce((sum, page) => sum + countWords(page), 0);
    if (words >= least && words <= most) this.#count = Math.max(count, this.#released.length);
    else if (count > this.#count) {
      // Too long: released pages stay, and an ending that fits is requested.
      this.#count = this.#released.length + 1;
      this.#drafts.clear();
    }
    // They were checked against another number of pages.
    this.#rejections.clear();
  }

  /** The next page that may be released, or undefined when it is missing or rejected. */
  next(): string | undefined {
    const index = this.#released.length;
    const page = this.#drafts.get(index);
    if (page === undefined || this.isWhole || this.#rejections.has(index)) return undefined;
    const rejection = rejectionOf(this.#commission, [...this.#released, page], index, this.#count);
    if (rejection === undefined) return page;
    this.#rejections.set(index, rejection);
    return undefined;
  }

  /** Releases the page that `next` returned. Returns the number of released pages. */
  release(): number {
    const page = this.next();
    if (page !== undefined) this.#released.push(page);
    return this.#released.length;
  }

  /** Rejects the page that `next` returned as unsafe. */
  refuse(): void {
    this.#rejections.set(this.#released.length, 'it is not safe for children');
  }

  /** Indexes of the pages to request: missing and rejected ones. */
  wanted(): number[] {
    const { pages } = this.missing();
    return pages.flatMap((page, index) => (page === undefined ? [index] : []));
  }

  /** What a request for missing pages must contain. */
  missing(): Pick<PagesRequest, 'pages' | 'rejections' | 'words'> {
    const unreleased = Array.from(
      { length: this.#count - this.#released.length },
      (_, n) => n + this.#released.length,
    );
    // The first is always requested; later drafts stay when they pass the checks on their own.
    const sound = unreleased.filter((index) => index > this.#released.length && this.#isSound(index));
    const withSound = this.#pages(sound);
    const words = wordsFor(this.#commission, withSound);
    if (words) return { pages: withSound, rejections: this.#rejections, words };
    const withoutDrafts = this.#pages([]);
    const usual = Math.round(usualWords(this.#commission.ageBand) * unreleased.length);
    return {
      pages: withoutDrafts,
      rejections: this.#rejections,
      words: wordsFor(this.#commission, withoutDrafts) ?? [usual - 5, usual + 5],
    };
  }

  #pages(retained: readonly number[]): (string | undefined)[] {
    return Array.from({ length: this.#count }, (_, index) =>
      index < this.#released.length
        ? this.#released[index]
        : retained.includes(index)
          ? this.#drafts.get(index)
          : undefined,
    );
  }

  /** Whether a draft passes the checks directly after the released pages. */
  #isSound(index: number): boolean {
    const page = this.#drafts.get(index);
    if (page === undefined || this.#rejections.has(index)) return false;
    const rejection = rejectionOf(
      this.#commission,
      [...this.#released, page],
      this.#released.length,
      this.#count,
    );
    return rejection === undefined;
  }
}
