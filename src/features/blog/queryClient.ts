import { QueryClient } from '@tanstack/react-query'

/** How long what was read counts as fresh, milliseconds (specification, section 9). */
export const cacheTime = 5 * 60_000
/** How often a failed read is tried again, and the pause before the n-th time, milliseconds (specification, section 9). */
export const retries = 3
export const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, 30_000)

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: cacheTime,
        retry: retries,
        retryDelay,
        // Without a network a read fails, so that the page can say so, instead of loading without an end.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  })
