import type { ReadableStory } from '../../../story/contract.ts';
import { type Page, pagesOf } from '../../../story/web/paging.ts';
import { picturesOf, type StoryPicture } from '../../../story/web/pictures.ts';
import { BOOK } from '../messages/book.ts';

/** The content of a book, before its pictures are loaded. */
export interface Manuscript {
  readonly id: string;
  readonly title: string;
  readonly childName: string | null;
  readonly age: ReadableStory['targetAgeGroup'];
  readonly pages: readonly Page[];
  readonly pictures: readonly StoryPicture[];
  /** When the story was made: "22 November 2026"; empty when unknown. */
  readonly made: string;
}

/** Receives the progress of a book, from 0 to 1. */
export type OnProgress = (done: number) => void;

/** Makes a file of a story. Rejects when it fails, and with the signal's reason when that is aborted. */
export type MakeBook = (manuscript: Manuscript, signal: AbortSignal, onProgress: OnProgress) => Promise<Blob>;

/** Converts a story to the content of a book. @throws for a story without text. */
export function manuscriptOf(tale: ReadableStory): Manuscript {
  const pages = pagesOf(tale.content).filter((page) => page.length > 0);
  if (pages.length === 0) throw new Error('a story without words is no book');
  const wanted = picturesOf(tale, pages.length);
  // A page has room for one picture; pictures of pages that do not exist go to the last page.
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
