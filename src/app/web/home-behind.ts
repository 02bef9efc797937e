import { isFeaturedId } from '../../stories/reading/contract.ts';

/** The state of an entry that has the home page before it. */
const MARK = 'homeIsBehind';

/**
 * Puts the home page into the history before a featured story that is opened by its address: there Back leads to where
 * Close does. Called before anything is rendered; a reload adds no second entry.
 */
export function putHomeBehind(): void {
  const id = /^\/story\/([^/]+)$/.exec(location.pathname)?.[1];
  const { state } = history as { state: unknown };
  if (id === undefined || !isFeaturedId(id) || (typeof state === 'object' && state !== null && MARK in state))
    return;
  const address = location.href;
  history.replaceState(null, '', '/');
  history.pushState({ [MARK]: true }, '', address);
}
