import { QueryClient } from '@tanstack/react-query'
import { PostTimeoutError } from './postReader.ts'

/** How long an answer of the database counts as fresh, milliseconds. */
const cacheTime = 5 * 60_000
const mostRetries = 3

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: cacheTime,
        // Not after a timeout, so that a visitor learns within seconds that the database does not answer.
        retry: (failures, error) => failures < mostRetries && !(error instanceof PostTimeoutError),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
        // Reads fail without a network, so that the page shows an error instead of loading forever.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  })
