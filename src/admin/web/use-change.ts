import { useMutation } from '@tanstack/react-query';
import { bad, good } from '../../platform/web/ui/toasts.tsx';
import { refreshPanel } from './admin-query.ts';
import { PANEL_CHANGE } from './turned-away.ts';
import type { DONE, FAILED } from './words.ts';

interface Change<Wish, Reply> {
  make: (wish: Wish) => Promise<Reply>;
  done: (typeof DONE)[keyof typeof DONE];
  failed: (typeof FAILED)[keyof typeof FAILED];
  /** A second line under the success. */
  more?: (reply: Reply) => string;
  onDone?: (reply: Reply, wish: Wish) => void;
  onFailed?: (error: Error, wish: Wish) => void;
}

/** Changes something by a call: a toast says how it went, and everything in view is asked for again. */
export function useChange<Wish, Reply>({ make, done, failed, more, onDone, onFailed }: Change<Wish, Reply>) {
  return useMutation({
    mutationKey: PANEL_CHANGE,
    mutationFn: make,
    onSuccess: (reply, wish) => {
      good({ title: done, message: more?.(reply) });
      onDone?.(reply, wish);
    },
    onError: (error, wish) => {
      bad({ title: 'Error', message: failed });
      onFailed?.(error, wish);
    },
    // Also after a failure: somebody else may have been quicker, and then the rows say so.
    onSettled: () => void refreshPanel(),
  });
}
