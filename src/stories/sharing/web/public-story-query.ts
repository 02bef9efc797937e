import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/web/call.ts';
import { getPublicStory } from '../contract.ts';

/** A shared story, as the server sends it to anybody. */
export function publicStoryQuery(id: string) {
  return queryOptions({
    queryKey: [getPublicStory.path, id],
    queryFn: ({ signal }) => call(getPublicStory, { params: { id }, signal }),
  });
}
