/**
 * Query cache of the page. The charts' actors fill it and screens read it; it never fetches by itself: no
 * refetch, no retry, no pausing while the browser reports that it is offline. Document 1 section 7; stack,
 * "Versions".
 */
import { QueryClient } from '@tanstack/react-query'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchOnMount: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})
