export type RateLimit = {
  /** Counts one request of `key`. Answers 0 when it may pass, else the seconds until the next one may. */
  readonly take: (key: string) => number
}

/**
 * At most `limit` requests for each key in a window of `windowMs`, which is the same for all keys.
 * @param now milliseconds; a clock of its own in tests
 */
export function createRateLimit(limit: number, windowMs: number, now: () => number = Date.now): RateLimit {
  const counts = new Map<string, number>()
  let endsAt = 0
  return {
    take(key) {
      if (now() >= endsAt) {
        counts.clear()
        endsAt = now() + windowMs
      }
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count <= limit ? 0 : Math.ceil((endsAt - now()) / 1000)
    },
  }
}
