import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '../../../platform/web/call.ts';
import { browseLibrary, FILTERS, type Filter, SORTS, type Sort } from '../../library-contract.ts';

/** How the shelf is looked at, as the page's address says it. */
export interface Looking {
  readonly q: string;
  readonly filter: Filter;
  readonly sort: Sort;
}

/** What an address asks for; whatever it does not say, or says wrongly, is the usual. */
export function lookingIn(search: string): Looking {
  const said = new URLSearchParams(search);
  return {
    q: said.get('q') ?? '',
    filter: FILTERS.find((filter) => filter === said.get('filter')) ?? 'all',
    sort: SORTS.find((sort) => sort === said.get('sort')) ?? 'recent',
  };
}

/** The address of the shelf, looked at like this. */
export function addressOfShelf({ q, filter, sort }: Looking): string {
  const said = new URLSearchParams();
  if (q) said.set('q', q);
  if (filter !== 'all') said.set('filter', filter);
  if (sort !== 'recent') said.set('sort', sort);
  const text = said.toString();
  return text ? `/my-stories?${text}` : '/my-stories';
}

/** The shelf page by page; while another look at it is on the way, the last one stays. */
export function shelfQuery(looking: Looking) {
  return infiniteQueryOptions({
    queryKey: [browseLibrary.path, looking],
    queryFn: ({ pageParam, signal }) =>
      call(browseLibrary, { query: { ...looking, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // Stories are made and finished elsewhere too; the shelf looks again whenever one comes to it.
    refetchOnMount: 'always',
  });
}
