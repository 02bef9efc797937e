import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/web/call.ts';
import { getStory } from '../contract.ts';

/** One story of the parent's, as the server has it. */
export function storyQuery(id: string) {
  return queryOptions({
    queryKey: [getStory.path, id],
    queryFn: ({ signal }) => call(getStory, { params: { id }, signal }),
  });
}
