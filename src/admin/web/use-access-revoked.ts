import { useEffect, useState } from 'react';
import type { User } from '../../accounts/contract.ts';
import { refreshUser } from '../../accounts/web/session.ts';
import { ApiError } from '../../platform/web/call.ts';
import { queryClient } from '../../platform/web/query-client.ts';
import { isAdminQuery } from './admin-query.ts';

/** Mutation key of the panel's own changes. */
export const PANEL_CHANGE = ['/api/admin/'];

const isAuthError = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/**
 * Whether the server has answered a request of the panel with 401 or 403: the session has ended, or the user is no longer
 * an admin. The cached data of the panel is removed then. Resets when another user object is passed, as after a login.
 */
export function useAccessRevoked(user: User | null): boolean {
  const [revokedFor, setRevokedFor] = useState<User | null>(null);
  useEffect(() => {
    const handleError = (error: unknown) => {
      if (!isAuthError(error)) return;
      setRevokedFor(user);
      void refreshUser();
    };
    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && isAdminQuery(event.query))
        handleError(event.action.error);
    });
    const stopChanges = queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (event.mutation.options.mutationKey?.[0] === PANEL_CHANGE[0]) handleError(event.action.error);
    });
    return () => {
      stopQueries();
      stopChanges();
    };
  }, [user]);
  const isRevoked = revokedFor !== null && revokedFor === user;
  useEffect(() => {
    if (isRevoked) queryClient.removeQueries({ predicate: isAdminQuery });
  }, [isRevoked]);
  return isRevoked;
}
