import { bookmarkOf } from './bookmarks.ts';

/** Query of a story's URL that opens it at the bookmark. */
export const CONTINUE = '?continue';

const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
/** Path of the story that was reloaded; empty after the first navigation. */
let reloaded = entry?.type === 'reload' ? location.pathname : '';
addEventListener('pushState', () => {
  reloaded = '';
});

/** The page to open a story at: the first, unless the reader continues it or has only reloaded the page. */
export function firstPageOf(id: string): number {
  return location.search === CONTINUE || location.pathname === reloaded ? bookmarkOf(id) : 0;
}
