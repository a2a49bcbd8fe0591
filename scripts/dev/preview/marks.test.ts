import { expect, test } from 'vitest'
import { mark, marksIn } from './marks.ts'

test('the number of a message is read from its text', () => {
  expect([0, 3, 4, 1269].map((number) => marksIn(mark('Über uns', number)))).toEqual([[0], [3], [4], [1269]])
})

test('a text made of several messages names each', () => {
  expect(marksIn(`${mark('Ab ', 7)}${mark('1 Mio. €', 12)}`)).toEqual([7, 12])
})

test('a text of no message names none', () => {
  expect(marksIn('hello@roqueta.example')).toEqual([])
})
