import { expect, test } from 'vitest'
import { markdown, row, summary, type Sample } from './table.ts'

const sample = (changes: Partial<Sample>): Sample => ({
  fcp: 900,
  lcp: 1000,
  speedIndex: 900,
  tbt: 0,
  cls: 0,
  bytes: 200_000,
  requests: 20,
  backForwardCache: true,
  scores: { performance: 100, seo: 100 },
  ...changes,
})

test('a page is described by its medians, with those of the page without scripts', () => {
  const page = row('/en', [sample({ lcp: 1100 }), sample({ lcp: 5000 }), sample({ lcp: 1050 })], [sample({})])
  expect(page.lcp).toBe(1100)
  expect(page.withoutScript.lcp).toBe(1000)
  expect(page.ratio.lcp).toBeCloseTo(1.1)
})

test('scores and the back/forward cache count by their worst run', () => {
  const slower = sample({ scores: { performance: 97 }, backForwardCache: false })
  const page = row('/en', [sample({}), slower], [sample({})])
  expect(page.scores).toEqual([97, 100])
  expect(page.backForwardCache).toBe(false)
})

test('the table has a line for each page, with its largest paint relative to the limit', () => {
  const lines = markdown([row('/en', [sample({ lcp: 1100 })], [sample({})])], 880).split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[2]).toContain('| `/en` | 900 |   900 | 1.000 | 1,100 | 1,000 | 1.100 |  1.25 |')
})

test('the summary has the mean of each ratio and counts the pages that miss a goal', () => {
  const rows = [row('/en', [sample({ lcp: 1100, tbt: 51 })], [sample({})]), row('/de', [sample({})], [sample({})])]
  expect(summary(rows)).toBe(
    'Mean ratio of 2 pages, and how many are above 1.03: FCP 1.000 (0), LCP 1.050 (1), Speed Index 1.000 (0). More than 50 ms of blocking: 1.',
  )
})
