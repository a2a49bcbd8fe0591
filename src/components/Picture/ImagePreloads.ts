import { createContext } from 'react'

/** Attributes of a `<link rel="preload" as="image">`. */
export type ImagePreload = Readonly<Record<string, string>>

/** Filled by priority pictures during the prerender, for the head of the document; `null` in the browser. */
export const ImagePreloadsContext = createContext<ImagePreload[] | null>(null)
