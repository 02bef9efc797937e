import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Endpoint } from '../../platform/contract.ts';
import { callAgain, type Kept } from '../../platform/web/call.ts';
import { queryClient } from '../../platform/web/query-client.ts';

/** What an endpoint of the panel is asked with. */
interface Asked<E extends Endpoint> {
  readonly params?: z.input<E['params']>;
  readonly query?: z.input<E['query']>;
}

const replyOf = <Reply>(kept: Kept<Reply>): Reply => kept.reply;

/**
 * A question of the panel to the server. Asked again, it says what the page has: if that is so still, the answer is the
 * same object and nothing is drawn anew. While another page of a table is on the way, the last one stays.
 */
export function adminQuery<E extends Endpoint>(endpoint: E, asked: Asked<E> = {}) {
  type Reply = z.output<E['reply']>;
  return queryOptions<Kept<Reply>, Error, Reply>({
    queryKey: [endpoint.path, asked],
    queryFn: ({ queryKey, signal }) =>
      callAgain(endpoint, queryClient.getQueryData<Kept<Reply>>(queryKey), { ...asked, signal }),
    select: replyOf,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** True for whatever was asked of the panel's calls. */
export const isOfPanel = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  String(queryKey[0]).startsWith('/api/admin/');

/** Asks for everything again that is in view, after something was changed; the rest when it comes into view. */
export function refreshPanel(): Promise<void> {
  return queryClient.invalidateQueries({ predicate: isOfPanel });
}
