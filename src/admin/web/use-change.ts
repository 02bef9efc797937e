import { useMutation } from '@tanstack/react-query';
import { toast } from '../../platform/web/ui/toasts.tsx';
import { refreshPanel } from './admin-query.ts';
import type { DONE, FAILED } from './messages.ts';
import { PANEL_CHANGE } from './use-access-revoked.ts';

interface Change<Input, Reply> {
  make: (input: Input) => Promise<Reply>;
  done: (typeof DONE)[keyof typeof DONE];
  failed: (typeof FAILED)[keyof typeof FAILED];
  /** A second line under the success. */
  more?: (reply: Reply) => string;
  onDone?: (reply: Reply, input: Input) => void;
  onFailed?: (error: Error, input: Input) => void;
}

/** A mutation of the panel: shows a toast with the outcome, and refetches every visible query. */
export function useChange<Input, Reply>({
  make,
  done,
  failed,
  more,
  onDone,
  onFailed,
}: Change<Input, Reply>) {
  return useMutation({
    mutationKey: PANEL_CHANGE,
    mutationFn: make,
    onSuccess: (reply, input) => {
      toast.success({ title: done, message: more?.(reply) });
      onDone?.(reply, input);
    },
    onError: (error, input) => {
      toast.error({ title: 'Error', message: failed });
      onFailed?.(error, input);
    },
    // Also after a failure, because another admin may have changed the same row.
    onSettled: () => void refreshPanel(),
  });
}
