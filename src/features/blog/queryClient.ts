import { QueryClient } from '@tanstack/react-query'
import { cacheTime } from './cacheTime.ts'

/** Retries of a failed read, and the delay before the n-th, milliseconds. */
export const retries = 3
export const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, 30_000)

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: cacheTime,
        retry: retries,
        retryDelay,
        // Reads fail without a network, so that the page shows an error instead of loading forever.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  })
