import type { Tale } from '../../contract.ts';
import { type Page, pagesOf } from '../paging.ts';
import { picturesOf, type StoryPicture } from '../pictures.ts';
import { BOOK } from '../words/book.ts';

/** What goes into a book, before it is known which pictures can be had. */
export interface Manuscript {
  readonly id: string;
  readonly title: string;
  readonly childName: string | null;
  readonly age: Tale['targetAgeGroup'];
  readonly pages: readonly Page[];
  readonly pictures: readonly StoryPicture[];
  /** When the story was made: "22 November 2026"; empty where nobody knows. */
  readonly made: string;
}

/** How far a book is, from 0 to 1. */
export type OnProgress = (done: number) => void;

/** Makes a file of a story. Rejects when it cannot, and with the signal's reason when that is aborted. */
export type MakeBook = (manuscript: Manuscript, signal: AbortSignal, onProgress: OnProgress) => Promise<Blob>;

/** A story as a book needs it. Throws for a story without words: an empty book is no book. */
export function manuscriptOf(tale: Tale): Manuscript {
  const pages = pagesOf(tale.content).filter((page) => page.length > 0);
  if (pages.length === 0) throw new Error('a story without words is no book');
  const wanted = picturesOf(tale, pages.length);
  // A page has room for one picture, and the last page takes what was meant for pages that are not there.
  const pictures = wanted
    .map((picture) => ({ ...picture, page: Math.max(0, Math.min(picture.page, pages.length - 1)) }))
    .filter((picture, index, all) => all.findIndex((other) => other.page === picture.page) === index);
  return {
    id: tale.id,
    title: tale.title.trim() || BOOK.untitled,
    childName: tale.childName?.trim() || null,
    age: tale.targetAgeGroup,
    pages,
    pictures,
    made: dayOf(tale.createdAt),
  };
}

function dayOf(instant: string | undefined): string {
  const at = new Date(instant ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? '' : at.toLocaleDateString('en-AU', { dateStyle: 'long' });
}
