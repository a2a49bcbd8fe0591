import { createContext } from 'react'
import type { Metadata } from './metadata.ts'

/** The head of a page, collected while it is prerendered. */
export type DocumentHead = {
  readonly metadata: Metadata
  /** JSON-LD, as text; none on a page without an address of its own. */
  readonly structuredData: string | undefined
}

/** Takes the head of the page that is being prerendered; `null` in the browser. */
export const DocumentHeadContext = createContext<((head: DocumentHead) => void) | null>(null)
