import { expect, test } from 'vitest'
import { contact } from './contact.ts'
import { namesOf, type LeadDefinition } from './definition.ts'
import { enquiry } from './enquiry.ts'

const forms: readonly LeadDefinition[] = [contact, enquiry]
/** Each field with its own name as its value. */
const filled = (form: LeadDefinition) => Object.fromEntries(namesOf(form).map((name) => [name, name]))

test.each(forms)('the $id form shows every field once', (form) => {
  expect(form.steps.flatMap(({ rows }) => rows.flat()).toSorted()).toEqual(namesOf(form).toSorted())
})

test('the payloads have these fields, in this order, which are the contract with the form services', () => {
  expect(JSON.stringify(contact.payload({ ...filled(contact), phone: '' }))).toBe(
    '{"name":"name","email":"email","phone":"","message":"message","_subject":"New consultation request"}',
  )
  expect(JSON.stringify(enquiry.payload({ ...filled(enquiry), goals: '' }))).toBe(
    '{"formType":"landing-page","firstName":"firstName","lastName":"lastName","email":"email","phone":"phone",' +
      '"budgetRange":"budgetRange","preferredRegion":"preferredRegion","propertyType":"propertyType",' +
      '"timeline":"timeline","goals":"Not specified"}',
  )
})

test('name and email are required by the contact form, all of its first step by the enquiry', () => {
  const required = forms.map(({ fields, ...form }: LeadDefinition) =>
    namesOf({ ...form, fields }).filter((name) => fields[name]?.missing !== undefined),
  )
  expect(required).toEqual([['name', 'email'], enquiry.steps[0]?.rows.flat()])
})
