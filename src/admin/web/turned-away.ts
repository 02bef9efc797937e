import { useEffect, useState } from 'react';
import type { User } from '../../accounts/contract.ts';
import { refreshUser } from '../../accounts/web/session.ts';
import { ApiError } from '../../platform/web/call.ts';
import { queryClient } from '../../platform/web/query-client.ts';
import { isOfPanel } from './admin-query.ts';

/** By this key the panel's own changes are told from others. */
export const PANEL_CHANGE = ['/api/admin/'];

const isDoor = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/**
 * Whether the server has turned this person away from a call of the panel: the session is over, or they are an admin no
 * longer. What the panel had is forgotten then. Somebody who logs in again is somebody else.
 */
export function useTurnedAway(user: User | null): boolean {
  const [turned, setTurned] = useState<User | null>(null);
  useEffect(() => {
    const heed = (error: unknown) => {
      if (!isDoor(error)) return;
      setTurned(user);
      void refreshUser();
    };
    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && isOfPanel(event.query))
        heed(event.action.error);
    });
    const stopChanges = queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (event.mutation.options.mutationKey?.[0] === PANEL_CHANGE[0]) heed(event.action.error);
    });
    return () => {
      stopQueries();
      stopChanges();
    };
  }, [user]);
  const isAway = turned !== null && turned === user;
  useEffect(() => {
    if (isAway) queryClient.removeQueries({ predicate: isOfPanel });
  }, [isAway]);
  return isAway;
}
