import { expect, test } from 'vitest'
import { along, caseMonths } from './caseMonths.ts'

test('the labels of the drawing, in quarters of its width, are at their months', () => {
  expect(caseMonths.map(along)).toEqual([0, 0.25, 0.5, 1])
})
