import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { jsonInScript } from '../../lib/jsonInScript.ts'
import { blogDataId, useBlogData } from './blogData.ts'
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

/** At build, the data of a page as a block of JSON, which is moved behind the root (scripts/build/document/finishDocument.ts). */
function BlogDataBlock() {
  const data = useBlogData()
  if (!import.meta.env.SSR || data === null) return null
  return <script type="application/json" id={blogDataId} dangerouslySetInnerHTML={{ __html: jsonInScript(data) }} />
}
