import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { browseLibrary } from '../../../../library/contract.ts';
import { putFavorite } from './favorite-cache.ts';

const ALL = [browseLibrary.path, { q: '', filter: 'all', sort: 'recent' }];
const LOVED = [browseLibrary.path, { q: '', filter: 'favorites', sort: 'recent' }];
const LOVED_FIRST = [browseLibrary.path, { q: '', filter: 'all', sort: 'favorites' }];

function withLists(isFavorite: boolean): QueryClient {
  const queries = new QueryClient();
  const page = {
    stories: [
      { id: 'a', isFavorite },
      { id: 'b', isFavorite: true },
    ],
    stats: { total: 2, favorites: 2, recent: 0 },
    next: null,
  };
  for (const key of [ALL, LOVED, LOVED_FIRST]) queries.setQueryData(key, { pages: [page], pageParams: [''] });
  return queries;
}

it('removes a story that is no favorite any more from the lists of favorites, and from no other list', () => {
  const queries = withLists(true);
  putFavorite(queries, 'a', false);
  const stats = { total: 2, favorites: 1, recent: 0 };
  const other = { id: 'b', isFavorite: true };
  expect(queries.getQueryData(LOVED)).toMatchObject({ pages: [{ stories: [other], stats }] });
  for (const key of [ALL, LOVED_FIRST]) {
    const stories = [{ id: 'a', isFavorite: false }, other];
    expect(queries.getQueryData(key)).toMatchObject({ pages: [{ stories, stats }] });
  }
});

it('fetches the lists that a favorite belongs to when they are shown the next time', () => {
  const queries = withLists(false);
  putFavorite(queries, 'a', true);
  const stale = [ALL, LOVED, LOVED_FIRST].map((key) => queries.getQueryState(key)?.isInvalidated);
  expect(stale).toEqual([false, true, true]);
});
