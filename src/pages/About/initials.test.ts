import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['', 'B'],
  ['Nom', 'N'],
  ['Nom Cognom', 'NC'],
  ['Nom del Cognom', 'NC'],
])('the initials of “%s” are %s', (name, initials) => {
  expect(initialsOf({ id: 'b', name })).toBe(initials)
})
