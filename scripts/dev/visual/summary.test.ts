import { expect, test } from 'vitest'
import { summaryOf } from './summary.ts'

const difference =
  'Error: expect(page).toHaveScreenshot(expected) failed\n\n  15 pixels (ratio 0.01 of all image pixels) are different.'
const missing = "Error: A snapshot doesn't exist at new.png"

test('a picture is the same, changed, new or gone, and none of them is an error', () => {
  const { text, isBroken } = summaryOf(
    ['changed', 'gone', 'same'],
    [
      { name: 'same', error: '' },
      { name: 'changed', error: difference },
      { name: 'new', error: missing },
    ],
  )
  expect(text).toMatch(/Changed \(1\):\n {2}changed\nNew \(1\):\n {2}new\nGone \(1\):\n {2}gone\n1 the same, 1 changed/)
  expect(isBroken).toBe(false)
})

test('a picture that cannot be taken is an error', () => {
  const { text, isBroken } = summaryOf(
    ['a', 'b'],
    [
      { name: 'a', error: 'The story did not play\nat once' },
      { name: 'b', error: 'Error: expect(page).toHaveScreenshot(expected) failed\nTimeout 60000ms exceeded.' },
    ],
  )
  expect(text).toMatch(/a: The story did not play\n {2}b: Error: .*\n0 the same/)
  expect(isBroken).toBe(true)
})
