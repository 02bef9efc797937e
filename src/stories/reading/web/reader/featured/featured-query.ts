import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../../platform/web/call.ts';
import { getFeaturedStory } from '../../../contract.ts';

/** The query of a featured story. */
export function featuredQuery(id: string) {
  return queryOptions({
    queryKey: [getFeaturedStory.path, id],
    queryFn: ({ signal }) => call(getFeaturedStory, { params: { id }, signal }),
  });
}
