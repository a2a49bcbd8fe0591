import { expect, test } from 'vitest'
import { cleanValues, findProblems, reachableStep } from './checks.ts'
import type { Fields, LeadDefinition } from './definition.ts'

const message = (id: string) => ({ id })
const fields: Fields = {
  name: { kind: 'name', label: message('Name'), missing: message('no name') },
  email: { kind: 'email', label: message('Email'), missing: message('no email') },
  phone: { kind: 'phone', label: message('Phone') },
  message: { kind: 'longText', label: message('Message') },
}
const form: LeadDefinition = {
  id: 'contact',
  url: '/forms/test',
  name: message('Test'),
  fields,
  steps: [{ rows: [['name', 'email']] }, { rows: [['message']] }],
  payload: (values) => values,
  submit: message('Send'),
  sending: message('Sending'),
  failed: message('Failed'),
  pause: 0,
  opening: message('Hello'),
}
const problemsOf = (values: Record<string, string>) =>
  Object.entries(findProblems(form, 0, values)).map(([name, { id }]) => [name, id])

test.each(['', '   ', '\n', '\u200B', '\u3164'])('a required field does not take %j', (name) => {
  expect(problemsOf({ name, email: 'anna@example.com' })).toEqual([['name', 'no name']])
})

test.each(['anna@example.com', ' anna@example.com ', "o'hara+villa@mail.example.co.uk", 'käufer@müller.example'])(
  'takes the address %s',
  (email) => {
    expect(problemsOf({ name: 'Anna', email })).toEqual([])
  },
)

test.each([
  'anna',
  'anna@',
  '@example.com',
  'anna@example',
  'anna example@mail.com',
  'a@b@example.com',
  'anna@example..com',
  'anna@.example.com',
  'anna@exa/mple.com',
  'anna@example,com',
])('refuses the address %s', (email) => {
  expect(Object.keys(findProblems(form, 0, { name: 'Anna', email }))).toEqual(['email'])
})

test('what is wrong is named in the order of the fields; an empty address is missing, not malformed', () => {
  expect(problemsOf({ email: ' ', name: '' })).toEqual([
    ['name', 'no name'],
    ['email', 'no email'],
  ])
})

test('a step is reached when those before it are right', () => {
  expect(reachableStep(form, {}, 1)).toBe(0)
  expect(reachableStep(form, { name: 'Anna', email: 'anna@example.com' }, 2)).toBe(2)
})

test('values are sent clean and in the order of the fields; a long text keeps its marks of direction', () => {
  const typed = {
    message: ' \u202Aabc\u202C\n',
    phone: 'tel:＋٤٩ 30 123',
    email: 'mailto:anna@example.com',
    name: '\u202AAnna\u202C ',
  }
  expect(JSON.stringify(cleanValues(fields, typed))).toBe(
    JSON.stringify({ name: 'Anna', email: 'anna@example.com', phone: '+49 30 123', message: '\u202Aabc\u202C' }),
  )
})
