import * as z from 'zod/mini';
import { recall, remember } from '../../../../platform/web/device-storage.ts';

const NAME = 'storywren.bookmarks';
/** Number of stories whose page is stored on this device. */
const MOST = 50;

/** Ids and page numbers only: a title may contain a child's name, and the device may be shared. */
const schema = z.array(z.object({ id: z.string(), page: z.int().check(z.positive()) }));

/** Where a reader stopped: the index of a page after the first. */
export type Bookmark = z.output<typeof schema>[number];

/** All bookmarks of this device, the latest first. */
export function bookmarks(): readonly Bookmark[] {
  return recall(NAME, schema) ?? [];
}

/** The index of the page at which a story was left; 0 when it was not started, or read to its end. */
export function bookmarkOf(id: string): number {
  return bookmarks().find((bookmark) => bookmark.id === id)?.page ?? 0;
}

/** Moves the bookmark to a page, or removes it when there is nothing to continue. */
export function moveBookmark(id: string, page: number | undefined): void {
  const others = bookmarks().filter((bookmark) => bookmark.id !== id);
  remember(NAME, page ? [{ id, page }, ...others].slice(0, MOST) : others);
}
