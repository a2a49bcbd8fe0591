import { expect, test, vi } from 'vitest'
import { onceVisible } from './onceVisible.ts'

/** An observer that reports what the test says. */
function stubObserver() {
  let report: (...visible: boolean[]) => void = () => {}
  const disconnect = vi.fn<() => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = disconnect
      observe = vi.fn<() => void>()
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        report = (...visible) => callback(visible.map((isIntersecting) => ({ isIntersecting })))
      }
    },
  )
  return { report: (...visible: boolean[]) => report(...visible), disconnect }
}

test('calls back when the element becomes visible, and stops observing', () => {
  const { report, disconnect } = stubObserver()
  const onVisible = vi.fn<() => void>()
  onceVisible({} as Element, onVisible)
  report(false)
  expect(onVisible).not.toHaveBeenCalled()
  report(true)
  expect(onVisible).toHaveBeenCalledOnce()
  expect(disconnect).toHaveBeenCalledOnce()
})

test('does not miss an element that became visible before the browser reported that it was not', () => {
  const { report } = stubObserver()
  const onVisible = vi.fn<() => void>()
  onceVisible({} as Element, onVisible)
  report(false, true)
  expect(onVisible).toHaveBeenCalledOnce()
})

test('can be stopped', () => {
  const { disconnect } = stubObserver()
  onceVisible({} as Element, vi.fn<() => void>())()
  expect(disconnect).toHaveBeenCalledOnce()
})
