import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { call, sentenceOf } from '../../../platform/web/call.ts';
import { toast } from '../../../platform/web/ui/toasts.tsx';
import { refreshLibrary } from '../../story/web/refresh-library.ts';
import { deleteStory } from '../contract.ts';
import { DELETED } from './messages/library.ts';

/** How long a deletion can be undone, in milliseconds. */
const UNDO_FOR = 8000;

/** Stories that are hidden from the library but not deleted yet; only the last one can still be undone. */
let hidden: ReadonlySet<string> = new Set();
let deleteNow: (() => void) | undefined;
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

/**
 * Hides a story from the library, and deletes it unless that is undone in time. One at a time: the next one deletes
 * the previous one at once.
 */
export function deleteWithUndo(queries: QueryClient, story: { id: string; title: string }): void {
  deleteNow?.();
  const { id, title } = story;
  hide((ids) => ids.add(id));
  const restore = () => hide((ids) => ids.delete(id));
  const timer = setTimeout(() => deleteNow?.(), UNDO_FOR);
  const clear = () => {
    clearTimeout(timer);
    deleteNow = undefined;
  };
  const close = toast.withAction(
    { title: DELETED.title, message: title, stays: UNDO_FOR },
    {
      label: DELETED.undo,
      onPress: () => {
        clear();
        close();
        restore();
      },
    },
  );
  deleteNow = () => {
    clear();
    close();
    call(deleteStory, { params: { id }, keepalive: true })
      .then(() => refreshLibrary(queries))
      .catch((error: unknown) =>
        toast.error({
          title: DELETED.failed,
          message: sentenceOf(error, DELETED.failedAdvice),
        }),
      )
      .finally(restore);
  };
}

/** The ids of stories whose deletion is pending. Leaving the page deletes them at once. */
export function usePendingDeletions(): ReadonlySet<string> {
  useEffect(() => {
    const leave = () => deleteNow?.();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return useSyncExternalStore(subscribe, () => hidden);
}
