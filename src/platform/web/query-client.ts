import { QueryClient } from '@tanstack/react-query';

/** The cache of server replies. A query is fetched once, until it is invalidated. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, refetchInterval: false, staleTime: Infinity },
    // A change is sent now or not at all: one that waited for a connection would be made, and perhaps charged, behind
    // the user's back.
    mutations: { retry: false, networkMode: 'always' },
  },
});
