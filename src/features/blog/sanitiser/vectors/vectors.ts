import { addresses } from './addresses.ts'
import { clobbering } from './clobbering.ts'
import { mutation } from './mutation.ts'
import { scripting } from './scripting.ts'
import { structure } from './structure.ts'

/**
 * Hostile and broken markup by the kind of attack, for the tests of the sanitiser. Each calls `xss()` or `alert()`, or asks
 * `evil.example` for something, if it gets through. The first lists of each file follow the classes of DOMPurify's own fixtures.
 */
export type Vectors = Readonly<Record<string, readonly string[]>>

export const vectors: readonly { readonly kind: string; readonly html: string }[] = Object.entries({
  ...mutation,
  ...clobbering,
  ...scripting,
  ...addresses,
  ...structure,
}).flatMap(([kind, list]) => list.map((html) => ({ kind, html })))
