import { expect, test } from 'vitest'
import { savingFigures } from './savings.ts'

test.each([
  [[0.5, 0.25, 0], { count: 3, mean: 0.25, median: 0.25, min: 0, max: 0.5 }],
  [[0.75, 0, 0.25, 0.5], { count: 4, mean: 0.375, median: 0.375, min: 0, max: 0.75 }],
  [[0.125], { count: 1, mean: 0.125, median: 0.125, min: 0.125, max: 0.125 }],
])('%j', (savings, figures) => {
  expect(savingFigures(savings)).toEqual(figures)
})
