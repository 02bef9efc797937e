import type { QueryClient } from '@tanstack/react-query';
import { listStories } from '../contract.ts';
import { browseLibrary, listChildren } from '../library-contract.ts';

/** Says that stories came, went or changed: every list of them is asked for again when it is looked at. */
export async function refreshShelf(queries: QueryClient): Promise<void> {
  const lists = [listStories.path, browseLibrary.path, listChildren.path];
  await Promise.all(lists.map((path) => queries.invalidateQueries({ queryKey: [path] })));
}
