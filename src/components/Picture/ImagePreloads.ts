import { createContext } from 'react'

/** Attributes of a `<link rel="preload" as="image">`. */
export type ImagePreload = Readonly<Record<string, string>>

/** Preloads of priority pictures, collected during the prerender for the document's head; `null` in the browser. */
export const ImagePreloadsContext = createContext<ImagePreload[] | null>(null)
