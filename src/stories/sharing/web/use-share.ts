import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { track } from '../../../platform/web/analytics.ts';
import { call, sentenceOf } from '../../../platform/web/call.ts';
import { toast } from '../../../platform/web/ui/toasts.tsx';
import { changeShare, getShare, putShare, revokeShare, type Share } from '../contract.ts';
import { SHARING } from './messages/share.ts';
import { publicStoryQuery } from './public-story-query.ts';

const shareQuery = (id: string) =>
  queryOptions({
    queryKey: [getShare.path, id],
    queryFn: ({ signal }) => call(getShare, { params: { id }, signal }),
    // It may have been changed on another device.
    staleTime: 0,
  });

interface Sharing {
  /** The state on the server, or the requested change; undefined until it is loaded. */
  readonly share: Share | undefined;
  readonly failed: boolean;
  again(): void;
  /** Loading or changing: one change at a time. */
  readonly busy: boolean;
  setShared(on: boolean): void;
  setShowNames(on: boolean): void;
}

/** Whether a parent's story is shared, and changing that. Shows what the server answers. */
export function useShare(id: string): Sharing {
  const queries = useQueryClient();
  const known = useQuery(shareQuery(id));
  const change = useMutation({
    mutationFn: (to: { shared: boolean } | { showNames: boolean }) => {
      const params = { id };
      if ('showNames' in to) return call(changeShare, { params, body: to });
      return to.shared ? call(putShare, { params, body: {} }) : call(revokeShare, { params });
    },
    onSuccess: (share) => {
      // The public text has changed, or is gone.
      queries.removeQueries({ queryKey: publicStoryQuery(id).queryKey });
      queries.setQueryData(shareQuery(id).queryKey, share);
      track('share_changed', { shared: share.shared, names: share.showNames });
    },
    onError: (error) => {
      const message = sentenceOf(error, SHARING.failedAdvice, SHARING.offlineAdvice);
      toast.error({ title: SHARING.failed, message });
      // It may have been revoked on another device.
      return queries.invalidateQueries({ queryKey: shareQuery(id).queryKey });
    },
  });
  return {
    share: known.data,
    failed: known.isError && !known.data,
    again: () => void known.refetch(),
    busy: known.isPending || change.isPending,
    setShared: (shared) => change.mutate({ shared }),
    setShowNames: (showNames) => change.mutate({ showNames }),
  };
}
