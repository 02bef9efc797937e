import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Endpoint } from '../../platform/contract.ts';
import { type CachedReply, callAgain } from '../../platform/web/call.ts';
import { queryClient } from '../../platform/web/query-client.ts';

/** Parameters of an admin request. */
interface AdminQuery<E extends Endpoint> {
  readonly params?: z.input<E['params']>;
  readonly query?: z.input<E['query']>;
}

const replyOf = <Reply>(cached: CachedReply<Reply>): Reply => cached.reply;

/**
 * Query options for an admin endpoint. A refetch sends the ETag of the cached reply: on 304 the same object is returned,
 * and nothing renders again. While another page of a table is loading, the previous one stays visible.
 */
export function adminQuery<E extends Endpoint>(endpoint: E, options: AdminQuery<E> = {}) {
  type Reply = z.output<E['reply']>;
  return queryOptions<CachedReply<Reply>, Error, Reply>({
    queryKey: [endpoint.path, options],
    queryFn: ({ queryKey, signal }) =>
      callAgain(endpoint, queryClient.getQueryData<CachedReply<Reply>>(queryKey), { ...options, signal }),
    select: replyOf,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Whether a query belongs to an admin endpoint. */
export const isAdminQuery = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  String(queryKey[0]).startsWith('/api/admin/');

/** Refetches every visible admin query after a change; the others are refetched when they are shown. */
export function refreshPanel(): Promise<void> {
  return queryClient.invalidateQueries({ predicate: isAdminQuery });
}
