import { afterEach, expect, test, vi } from 'vitest'
import { addStep, leaveStep, stepOfEntry } from './stepHistory.ts'

/** A tab's history, whose Back takes effect at once. */
function openTab() {
  const entries: unknown[] = [{ key: 'a' }]
  const tab = {
    get state() {
      return entries.at(-1)
    },
    replaceState: (state: unknown) => void entries.splice(-1, 1, state),
    pushState: (state: unknown) => void entries.push(state),
    back: () => void entries.pop(),
  }
  vi.stubGlobal('history', tab)
  return entries
}
afterEach(() => vi.unstubAllGlobals())

test('a step that is left takes its entry along', () => {
  const entries = openTab()
  addStep(0, 1)
  expect(stepOfEntry()).toBe(1)
  expect(leaveStep(1)).toBe(true)
  expect(entries).toEqual([{ key: 'a', leadStep: 0 }])
})

test('an entry of the next step is taken for it', () => {
  const entries = openTab()
  addStep(0, 1)
  addStep(0, 1)
  expect(entries).toHaveLength(2)
})

test('the first step, and one that was restored in an entry of the page, stay in their entry', () => {
  const entries = openTab()
  expect([leaveStep(0), leaveStep(1)]).toEqual([false, false])
  addStep(0, 1)
  history.back()
  expect(leaveStep(0)).toBe(false)
  expect(entries).toHaveLength(1)
})
