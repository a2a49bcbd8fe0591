/** How long a page is left alone after it was taken over, so that news are no part of its arrival, milliseconds. */
const peace = 1000
/** When the browser is asked at the latest after that, milliseconds. */
const patience = 2000

let isOver: Promise<void> | undefined

/** Resolves when the visit has lasted for a moment and the browser has nothing better to do: the time to look for news. */
export const settled = (): Promise<void> =>
  (isOver ??= new Promise((resolve) => {
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: patience })
      else resolve()
    }, peace)
  }))
