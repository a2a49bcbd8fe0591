/** Fixed date and time of all stories and screenshots. */
export const storyTime = Date.parse('2026-11-21T10:00:00Z')
const NativeDate = Date

class FrozenDate extends NativeDate {
  constructor(...values: [] | [value: number | string | Date]) {
    super(...((values.length === 0 ? [storyTime] : values) as [number]))
  }
  static override now(): number {
    return storyTime
  }
}

/** Storybook stores its own settings in the same storage. */
const belongsToStorybook = (key: string): boolean => key.includes('storybook')

function forget(storage: Storage): void {
  for (const key of Object.keys(storage)) if (!belongsToStorybook(key)) storage.removeItem(key)
}

/** Before every story: stops the clock and clears the storage; timers still run. */
export function isolate(): () => void {
  globalThis.Date = FrozenDate as DateConstructor
  forget(localStorage)
  forget(sessionStorage)
  performance.clearResourceTimings()
  return () => {
    globalThis.Date = NativeDate
  }
}

/**
 * After every story.
 * @throws if the story requested another origin, which would make it nondeterministic.
 */
export function refuseRemoteAddresses(): void {
  const remote = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /^https?:/.test(name) && new URL(name).origin !== location.origin)
  if (remote.length > 0)
    throw new Error(`A story must not ask for remote addresses, but this one asked for ${remote.join(', ')}.`)
}
