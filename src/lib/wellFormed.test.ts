import { expect, test } from 'vitest'
import { wellFormed } from './wellFormed.ts'

test('half a character is replaced, a whole one stays', () => {
  expect(wellFormed('a finca \uD83C, 🏡 and \uDFE1')).toBe('a finca \uFFFD, 🏡 and \uFFFD')
  expect(() => encodeURIComponent(wellFormed('\uD83C'))).not.toThrow()
})
