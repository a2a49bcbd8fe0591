import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { BlogDataBlock } from './BlogDataBlock.tsx'
import { createQueryClient } from './queryClient.ts'

/** The browser's cache, one for the visit; stories clear it. */
export const visitCache = import.meta.env.SSR ? undefined : createQueryClient()

/** Provides the cache of reads; at build each page has its own, and prints its data. */
export function BlogQueries({ children }: { readonly children: ReactNode }) {
  const [client] = useState(() => visitCache ?? createQueryClient())
  return (
    <QueryClientProvider client={client}>
      {children}
      <BlogDataBlock />
    </QueryClientProvider>
  )
}
