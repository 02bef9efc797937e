import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { track } from '../../../platform/web/analytics.ts';
import { call, sentenceOf } from '../../../platform/web/call.ts';
import { bad } from '../../../platform/web/ui/toasts.tsx';
import { changeShare, getShare, putShare, revokeShare, type Share } from '../../share-contract.ts';
import { publicStoryQuery } from '../public/public-story-query.ts';
import { SHARING } from '../words/share.ts';

const shareQuery = (id: string) =>
  queryOptions({
    queryKey: [getShare.path, id],
    queryFn: ({ signal }) => call(getShare, { params: { id }, signal }),
    // It may have been changed on another device.
    staleTime: 0,
  });

interface Sharing {
  /** As the server has it, or as it was asked to be; undefined until it has said so. */
  readonly share: Share | undefined;
  readonly failed: boolean;
  again(): void;
  /** It is being looked up or changed: one change at a time. */
  readonly busy: boolean;
  setShared(on: boolean): void;
  setShowNames(on: boolean): void;
}

/** Whether a story of the parent's is shared, and changing it. What the server answers is what is shown. */
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
      // The public words are others now, or none at all.
      queries.removeQueries({ queryKey: publicStoryQuery(id).queryKey });
      queries.setQueryData(shareQuery(id).queryKey, share);
      track('share_changed', { shared: share.shared, names: share.showNames });
    },
    onError: (error) => {
      const message = sentenceOf(error, SHARING.failedAdvice, SHARING.offlineAdvice);
      bad({ title: SHARING.failed, message });
      // It may have been taken back on another device.
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
