import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { createQueryClient } from './queryClient.ts'

/** In the browser one cache for the visit; stories start it afresh. */
export const visitCache = import.meta.env.SSR ? undefined : createQueryClient()

/** Gives the pages of the blog their cache. At build each page has its own, so that none is kept. */
export function BlogQueries({ children }: { readonly children: ReactNode }) {
  const [client] = useState(() => visitCache ?? createQueryClient())
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
