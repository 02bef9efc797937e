import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/web/call.ts';
import { getStory } from '../../reading/contract.ts';

/** The query of one of the parent's stories. */
export function storyQuery(id: string) {
  return queryOptions({
    queryKey: [getStory.path, id],
    queryFn: ({ signal }) => call(getStory, { params: { id }, signal }),
  });
}
