/** Addresses remembered at once; beyond it the oldest are forgotten, so that no flood of addresses fills the memory. */
const capacity = 10_000

export type RateLimit = {
  /** Counts one request of `key`. Answers 0 when it may pass, else the seconds until the next one may. */
  readonly take: (key: string) => number
}

/**
 * At most `limit` requests for each key in a window of `windowMs`, which starts with a key's first request.
 * @param now milliseconds; a clock of its own in tests
 */
export function createRateLimit(limit: number, windowMs: number, now: () => number = Date.now): RateLimit {
  const windows = new Map<string, { count: number; readonly endsAt: number }>()
  return {
    take(key) {
      const time = now()
      let window = windows.get(key)
      if (window === undefined || window.endsAt <= time) {
        windows.delete(key)
        forgetOldest(windows)
        window = { count: 0, endsAt: time + windowMs }
        windows.set(key, window)
      }
      window.count += 1
      return window.count <= limit ? 0 : Math.ceil((window.endsAt - time) / 1000)
    },
  }
}

function forgetOldest(windows: Map<string, unknown>): void {
  for (const key of windows.keys()) {
    if (windows.size < capacity) return
    windows.delete(key)
  }
}
