import type { JSONReport } from '@playwright/test/reporter'
import { expect, test } from 'vitest'
import { resultsOf } from './compare.ts'

const report = (titles: readonly string[], errors: readonly string[] = []) =>
  ({
    suites: [{ specs: titles.map((title) => ({ title, ok: true, tests: [] })) }],
    errors: errors.map((message) => ({ message })),
  }) as unknown as JSONReport

test('a report has a result for each picture', () => {
  expect(resultsOf(report(['stories/a', 'pages/b.390']), 2)).toEqual([
    { name: 'stories/a', hasPassed: true, error: '' },
    { name: 'pages/b.390', hasPassed: true, error: '' },
  ])
})

test('a run that crashed or stopped early is no comparison', () => {
  expect(() => resultsOf(report([], ['Cannot find module']), 2)).toThrow('Cannot find module')
  expect(() => resultsOf(report(['stories/a']), 2)).toThrow('1 of 2 pictures')
})
