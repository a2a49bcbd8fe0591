import { whenReachable } from '../lib/whenReachable.ts'

/** A chunk of a page could not be loaded: there was no connection, or a later deploy has replaced the file. */
export class LoadError extends Error {
  override name = 'LoadError'
}

/**
 * Loads the files of a route. The navigation stays pending while there is no connection.
 * @throws {LoadError} when a file cannot be loaded; src/app/ErrorScreen.tsx then loads the document
 */
export async function loadFiles<Files>(load: () => Promise<Files>): Promise<Files> {
  try {
    return await load()
  } catch (cause) {
    if (import.meta.env.SSR) throw cause
    await whenReachable()
    throw new LoadError('The app could not be loaded; the page stays as it is, and links work.', { cause })
  }
}
