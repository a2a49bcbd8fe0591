import { expect, test } from 'vitest'
import { findProblems, problemNames, required, requiredEmail, type Checks } from './checks.ts'

test.each(['', '   ', '\n'])('a required field does not take %j', (value) => {
  expect(required(value)).toBe('missing')
})

test.each(['anna@example.com', ' anna@example.com ', "o'hara+villa@mail.example.co.uk", 'käufer@müller.example'])(
  'takes the address %s',
  (value) => {
    expect(requiredEmail(value)).toBeUndefined()
  },
)

test.each(['anna', 'anna@', '@example.com', 'anna@example', 'anna example@mail.com', 'a@b@example.com'])(
  'refuses the address %s',
  (value) => {
    expect(requiredEmail(value)).toBe('malformed')
  },
)

test('an empty address is missing, not malformed', () => {
  expect(requiredEmail(' ')).toBe('missing')
})

test('names what is wrong in the order of the fields, and nothing else', () => {
  const checks: Checks<'name' | 'email' | 'phone'> = { name: required, email: requiredEmail }
  const problems = findProblems({ phone: '', email: 'anna', name: '' }, checks)
  expect(problems).toEqual({ name: 'missing', email: 'malformed' })
  expect(problemNames(problems)).toEqual(['name', 'email'])
  expect(problemNames({ ...problems, name: undefined })).toEqual(['email'])
})
