/** Earliest time for the idle callback, milliseconds after the first call. */
const delay = 1000
/** Latest time for the idle callback after that, milliseconds. */
const timeout = 2000

let idle: Promise<void> | undefined

/** Resolves once per document, in the first idle callback after the delay. */
export const whenIdle = (): Promise<void> =>
  (idle ??= new Promise((resolve) => {
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout })
      else resolve()
    }, delay)
  }))
