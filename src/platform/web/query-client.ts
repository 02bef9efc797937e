import { QueryClient } from '@tanstack/react-query';

/** The one cache of what the server said. Nothing is asked twice unless somebody says that it changed. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, refetchInterval: false, staleTime: Infinity },
    mutations: { retry: false },
  },
});
