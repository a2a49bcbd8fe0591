import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { contactFields, contactPayload, type ContactField } from '../../src/features/contact/contactLead.ts'
import { enquiryFields, enquiryPayload, type EnquiryField } from '../../src/features/enquiry/enquiryLead.ts'
import { validateForm, type FormId } from '../serve/backend/formFields.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8')

/** The words by which the privacy notice names each field that a visitor can fill in. */
const privacyWords: Readonly<Record<ContactField | EnquiryField, string>> = {
  name: 'your name',
  email: 'email address',
  phone: 'telephone number',
  message: 'a message',
  firstName: 'first and last name',
  lastName: 'first and last name',
  budgetRange: 'budget',
  preferredRegion: 'region',
  propertyType: 'kind of property',
  timeline: 'time frame',
  goals: 'goals',
}

type Payload = Readonly<Record<string, string>>
type Build = (values: Readonly<Record<string, string>>) => Payload
type Form = readonly [form: FormId, fields: readonly (ContactField | EnquiryField)[], build: Build]

const forms: readonly Form[] = [
  ['contact', contactFields, (values) => contactPayload(values)],
  ['enquiry', enquiryFields, (values) => enquiryPayload(values)],
]
const filledIn = (fields: readonly string[]) => Object.fromEntries(fields.map((name) => [name, `the ${name}`]))

/** Fields that get lost on their way to the mailbox. */
const unsent = (fields: readonly string[], payload: Payload): readonly string[] =>
  fields.filter((name) => !Object.values(payload).includes(`the ${name}`))

/** Fields that the embedded backend does not know, or misses. */
const mismatched = (form: FormId, payload: Payload): readonly string[] =>
  Object.entries(validateForm(form, payload).problems ?? {})
    .filter(([, problem]) => problem === 'is not a field of this form' || problem === 'is required')
    .map(([name, problem]) => `${name} ${problem}`)

describe.each(forms)('every field of the %s form', (form, fields, build) => {
  test('has a control', () => {
    const folder = `src/features/${form}`
    const components = fs.globSync(`${folder}/*.tsx`, { cwd: root }).filter((file) => !file.includes('.stories.'))
    const source = components.map(read).join('\n')
    expect(fields.filter((name) => !source.includes(`control('${name}')`))).toEqual([])
  })

  test('is in the payload', () => expect(unsent(fields, build(filledIn(fields)))).toEqual([]))

  test('is known to the embedded backend, and the other way round', () =>
    expect(mismatched(form, build(filledIn(fields)))).toEqual([]))

  test('is named in the privacy notice', () => {
    const notice = read('src/pages/DataPrivacy/copy.ts')
    expect(fields.filter((name) => !notice.includes(privacyWords[name]))).toEqual([])
  })

  test('is in the table of the product', () => {
    const table = /## Forms\n([\s\S]*?)\n## /.exec(read('docs/product.md'))?.[1] ?? ''
    expect(fields.filter((name) => !new RegExp(`\\b${name}\\b`).test(table))).toEqual([])
  })
})

test('a field that one of them forgets is found', () => {
  expect(unsent(['name', 'company'], contactPayload({ name: 'the name', email: '', phone: '', message: '' }))).toEqual([
    'company',
  ])
  expect(mismatched('contact', { name: 'Anna', company: 'the company' })).toEqual([
    'company is not a field of this form',
    'email is required',
    '_subject is required',
  ])
})
