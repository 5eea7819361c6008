/**
 * The server cache of the page. Charts' calls fill it, screens read it; it never asks by itself: no refetch, no retry,
 * and a browser that believes itself offline pauses nothing. Specification: document 1 section 7; stack, "Versions".
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
