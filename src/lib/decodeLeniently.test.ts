import { expect, test } from 'vitest'
import { decodeLeniently } from './decodeLeniently.ts'

test.each([
  ['k%C3%A4ufer', 'käufer'],
  ['100%', '100%'],
  ['%zz', '%zz'],
  ['%E0%A4', '%E0%A4'],
])('%s is %s', (encoded, text) => {
  expect(decodeLeniently(encoded)).toBe(text)
})
