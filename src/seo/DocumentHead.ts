import { createContext } from 'react'
import type { Metadata } from './metadata.ts'

/** What a page gives to its document while it is prerendered. */
export type DocumentHead = {
  metadata?: Metadata
  /** JSON-LD, as text. */
  structuredData?: string
}

/** Filled by PageHead during the prerender; `null` in the browser. */
export const DocumentHeadContext = createContext<DocumentHead | null>(null)
