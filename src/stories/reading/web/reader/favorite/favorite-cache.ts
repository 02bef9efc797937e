import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { browseLibrary, type LibraryPage } from '../../../../library/contract.ts';
import type { Story } from '../../../../story/contract.ts';
import { storyQuery } from '../../../../story/web/story-query.ts';
import { listStories } from '../../../contract.ts';

/**
 * Puts a changed favorite flag into everything that is cached. A story that is no favorite any more leaves the lists of
 * favorites at once; the order of a list stays until it is shown the next time, and is then fetched again.
 */
export function putFavorite(queries: QueryClient, id: string, isFavorite: boolean): void {
  const put = <T extends { id: string }>(old: T) => (old.id === id ? { ...old, isFavorite } : old);
  queries.setQueryData(storyQuery(id).queryKey, (old) => old && put(old));
  queries.setQueryData<Story[]>([listStories.path], (list) => list?.map(put));
  for (const { queryKey } of queries.getQueryCache().findAll({ queryKey: [browseLibrary.path] })) {
    const leaves = !isFavorite && viewIn(queryKey).filter === 'favorites';
    queries.setQueryData<InfiniteData<LibraryPage>>(
      queryKey,
      (library) =>
        library && {
          ...library,
          pages: library.pages.map(({ stats, stories, next }) => ({
            stats: { ...stats, favorites: Math.max(0, stats.favorites + (isFavorite ? 1 : -1)) },
            stories: leaves ? stories.filter((card) => card.id !== id) : stories.map(put),
            next,
          })),
        },
    );
  }
  void queries.invalidateQueries({
    queryKey: [browseLibrary.path],
    predicate: ({ queryKey }) => {
      const { filter, sort } = viewIn(queryKey);
      return filter === 'favorites' || sort === 'favorites';
    },
    refetchType: 'none',
  });
}

/** The filter and the order of a cached list. */
const viewIn = ([, filters]: readonly unknown[]) => (filters ?? {}) as { filter?: string; sort?: string };
