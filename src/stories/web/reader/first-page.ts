import { bookmarkOf } from './bookmarks.ts';

/** Follows a story's address where somebody wants to go on reading. */
export const CONTINUE = '?continue';

const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
/** The story that was loaded once more; none as soon as one goes elsewhere. */
let reloaded = entry?.type === 'reload' ? location.pathname : '';
addEventListener('pushState', () => {
  reloaded = '';
});

/** The page to open a story at: its first, unless somebody goes on reading it, or has only reloaded it. */
export function firstPageOf(id: string): number {
  return location.search === CONTINUE || location.pathname === reloaded ? bookmarkOf(id) : 0;
}
