import * as z from 'zod/mini';
import { recall, remember } from './device.ts';

const NAME = 'storywren.bookmarks';
/** Stories whose page is remembered on this device. */
const MOST = 50;

/** Ids and page numbers alone: a title may hold a child's name, and others use this device too. */
const schema = z.array(z.object({ id: z.string(), page: z.int().check(z.positive()) }));

/** Where somebody stopped reading: the index of a page after the first. */
export type Bookmark = z.output<typeof schema>[number];

/** All bookmarks of this device, the latest first. */
export function bookmarks(): readonly Bookmark[] {
  return recall(NAME, schema) ?? [];
}

/** The index of the page at which a story was left; the first when it was not begun, or read to its end. */
export function bookmarkOf(id: string): number {
  return bookmarks().find((bookmark) => bookmark.id === id)?.page ?? 0;
}

/** Puts the bookmark at a page, or takes it out where there is nothing to go on with. */
export function moveBookmark(id: string, page: number | undefined): void {
  const others = bookmarks().filter((bookmark) => bookmark.id !== id);
  remember(NAME, page ? [{ id, page }, ...others].slice(0, MOST) : others);
}
