import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { call, sentenceOf } from '../../../platform/web/call.ts';
import { bad, offer } from '../../../platform/web/ui/toasts.tsx';
import { deleteStory } from '../../contract.ts';
import { refreshShelf } from '../refresh-shelf.ts';
import { DELETED } from '../words/shelf.ts';

/** How long a story that was deleted can be brought back, in milliseconds. */
const UNDO_FOR = 8000;

/** Stories that are off the shelf but may come back; the last is the one that can still be undone. */
let hidden: ReadonlySet<string> = new Set();
let settle: (() => void) | undefined;
const listeners = new Set<() => void>();

function hide(change: (ids: Set<string>) => void): void {
  const ids = new Set(hidden);
  change(ids);
  hidden = ids;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Takes a story off the shelf, and deletes it once it was not asked back. One at a time: another one settles the first. */
export function letGo(queries: QueryClient, story: { id: string; title: string }): void {
  settle?.();
  const { id, title } = story;
  hide((ids) => ids.add(id));
  const back = () => hide((ids) => ids.delete(id));
  const timer = setTimeout(() => settle?.(), UNDO_FOR);
  const forget = () => {
    clearTimeout(timer);
    settle = undefined;
  };
  const close = offer(
    { title: DELETED.title, message: title, stays: UNDO_FOR },
    {
      label: DELETED.undo,
      onPress: () => {
        forget();
        close();
        back();
      },
    },
  );
  settle = () => {
    forget();
    close();
    call(deleteStory, { params: { id }, keepalive: true })
      .then(() => refreshShelf(queries))
      .catch((error: unknown) =>
        bad({
          title: DELETED.failed,
          message: sentenceOf(error, DELETED.failedAdvice),
        }),
      )
      .finally(back);
  };
}

/** The ids of stories that are on their way out. Leaving the page ends the time in which they can come back. */
export function useGoing(): ReadonlySet<string> {
  useEffect(() => {
    const leave = () => settle?.();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return useSyncExternalStore(subscribe, () => hidden);
}
