import type { QueryClient } from '@tanstack/react-query';
import { browseLibrary, listChildren } from '../../library/contract.ts';
import { listStories } from '../../reading/contract.ts';

/** Invalidates every list of stories, so that it is fetched again when it is shown. */
export async function refreshLibrary(queries: QueryClient): Promise<void> {
  const lists = [listStories.path, browseLibrary.path, listChildren.path];
  await Promise.all(lists.map((path) => queries.invalidateQueries({ queryKey: [path] })));
}
