import { expect, test } from 'vitest'
import { markdown, row, type Sample } from './table.ts'

const sample = (changes: Partial<Sample>): Sample => ({
  fcp: 900,
  lcp: 1000,
  speedIndex: 900,
  tbt: 0,
  cls: 0,
  bytes: 200_000,
  requests: 20,
  backForwardCache: true,
  scores: [100, 100],
  ...changes,
})

test('a page is described by its medians, with those of the page without scripts', () => {
  const page = row('/en', {
    withApp: [sample({ lcp: 1100 }), sample({ lcp: 5000 }), sample({ lcp: 1050 })],
    withoutScript: [sample({})],
    limit: [sample({ lcp: 880 })],
  })
  expect(page.lcp).toBe(1100)
  expect(page.withoutScript.lcp).toBe(1000)
  expect(page.ratio.lcp).toBeCloseTo(1.1)
  expect(page.timesLimit).toBeCloseTo(1.25)
})

test('scores and the back/forward cache count by their worst run', () => {
  const page = row('/en', {
    withApp: [sample({}), sample({ scores: [100, 97], backForwardCache: false })],
    withoutScript: [sample({})],
    limit: [sample({})],
  })
  expect(page.scores).toEqual([100, 97])
  expect(page.backForwardCache).toBe(false)
})

test('the table has a line for each page', () => {
  const lines = markdown([
    row('/en', { withApp: [sample({})], withoutScript: [sample({})], limit: [sample({})] }),
  ]).split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[2]).toContain('| `/en` | 900 |   900 | 1.000 | 1,000 |')
})
