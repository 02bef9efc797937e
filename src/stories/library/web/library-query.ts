import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '../../../platform/web/call.ts';
import { searchIn } from '../../../platform/web/search-in.ts';
import { arePicturesComing, MISSING_POLL_MS } from '../../story/web/missing-pictures.ts';
import { browseLibrary, FILTERS, type Filter, SEARCH_MAX, SORTS, type Sort } from '../contract.ts';

/** The view of the library, as in the page's URL. */
export interface Filters {
  readonly q: string;
  readonly filter: Filter;
  readonly sort: Sort;
}

/** The filters in a query string; missing or invalid values get their defaults, and a search that is too long is cut. */
export function filtersIn(search: string): Filters {
  const params = new URLSearchParams(search);
  return {
    q: searchIn(params.get('q') ?? '', SEARCH_MAX),
    filter: FILTERS.find((filter) => filter === params.get('filter')) ?? 'all',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'recent',
  };
}

/** The URL of the library with these filters. */
export function libraryAddress({ q, filter, sort }: Filters): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (filter !== 'all') params.set('filter', filter);
  if (sort !== 'recent') params.set('sort', sort);
  const text = params.toString();
  return text ? `/my-stories?${text}` : '/my-stories';
}

/** The library page by page; while other filters load, the previous result stays. */
export function libraryPagesQuery(filters: Filters) {
  return infiniteQueryOptions({
    queryKey: [browseLibrary.path, filters],
    queryFn: ({ pageParam, signal }) =>
      call(browseLibrary, { query: { ...filters, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // Stories are made and finished elsewhere too; the library is fetched again on every visit.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => {
      const cards = state.data?.pages.flatMap(({ stories }) => stories) ?? [];
      return cards.some((card) => arePicturesComing(card, card.cover ? 1 : 0, 1)) ? MISSING_POLL_MS : false;
    },
  });
}
