import { expect, test } from 'vitest'
import { findProblems } from '../../lib/leadForm/checks.ts'
import { contactChecks, contactPayload } from './contactLead.ts'

const empty = { name: '', email: '', phone: '', message: '' }

test('the payload has these fields, in this order', () => {
  const values = { name: 'Anna', email: 'anna@example.com', phone: '+49 30 1', message: 'Finca' }
  expect(JSON.stringify(contactPayload(values))).toBe(
    '{"name":"Anna","email":"anna@example.com","phone":"+49 30 1","message":"Finca","_subject":"New consultation request"}',
  )
})

test('name and email are required, phone and message are not', () => {
  expect(findProblems(empty, contactChecks)).toEqual({ name: 'missing', email: 'missing' })
  expect(findProblems({ ...empty, name: 'Anna', email: 'anna@example.com' }, contactChecks)).toEqual({})
})
