type Sanitiser = typeof import('./sanitiseArticle.ts')

let loaded: Sanitiser | undefined

/** The sanitiser, where it is there already: what it writes is then on the screen in the same frame. */
export const loadedSanitiser = (): Sanitiser | undefined => loaded

/** Brings the sanitiser, which weighs more than the pages of the blog, when there is something to sanitise. */
export async function loadSanitiser(): Promise<Sanitiser> {
  loaded = await import('./sanitiseArticle.ts')
  return loaded
}
