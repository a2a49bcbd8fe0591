import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { contactFields, contactPayload, type ContactField } from '../../src/features/contact/contactLead.ts'
import { enquiryFields, enquiryPayload, type EnquiryField } from '../../src/features/enquiry/enquiryLead.ts'
import { i18nWith } from '../../src/i18n/instances.ts'
import { locales, type Locale } from '../../src/i18n/locales.ts'
import { translatePlain } from '../../src/i18n/useMessage.ts'
import { processing } from '../../src/pages/DataPrivacy/processingCopy.ts'
import { catalogs } from '../../src/testing/catalogs.ts'
import { validateForm, type FormId } from '../serve/backend/formFields.ts'

type Words<Field extends string> = Readonly<Record<Field, Readonly<Record<Locale, string>>>>

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8')

/** What the privacy notice calls the form; the sentence with this name lists its fields. */
const formNames: Record<FormId, Record<Locale, string>> = {
  contact: { en: 'contact form', de: 'Kontaktformular' },
  enquiry: { en: 'inquiry form', de: 'Anfrageformular' },
}
/** How that sentence names what is typed into a field. */
const words: { contact: Words<ContactField>; enquiry: Words<EnquiryField> } = {
  contact: {
    name: { en: 'your name', de: 'Ihren Namen' },
    email: { en: 'email address', de: 'E-Mail-Adresse' },
    phone: { en: 'telephone number', de: 'Telefonnummer' },
    message: { en: 'a message', de: 'Nachricht' },
  },
  enquiry: {
    firstName: { en: 'first and last name', de: 'Vor- und Nachnamen' },
    lastName: { en: 'first and last name', de: 'Vor- und Nachnamen' },
    email: { en: 'email address', de: 'E-Mail-Adresse' },
    phone: { en: 'telephone number', de: 'Telefonnummer' },
    budgetRange: { en: 'budget', de: 'Budget' },
    preferredRegion: { en: 'region', de: 'Region' },
    propertyType: { en: 'kind of property', de: 'Art der Immobilie' },
    timeline: { en: 'time frame', de: 'Zeitrahmen' },
    goals: { en: 'goals', de: 'Ziele' },
  },
}
const notice = processing.items.find(({ id }) => id === 'contact-form')?.text[0] ?? { id: '' }

type Values = Readonly<Record<string, string>>
type Form = readonly [form: FormId, fields: readonly string[], payload: (values: Values) => Values]
const forms: readonly Form[] = [
  ['contact', contactFields, (values) => contactPayload(values)],
  ['enquiry', enquiryFields, (values) => enquiryPayload(values)],
]
const filledIn = <Name extends string>(fields: readonly Name[]) =>
  Object.fromEntries(fields.map((name) => [name, `the ${name}`])) as Record<Name, string>

/** Fields that get lost on their way to the mailbox. */
const unsent = (fields: readonly string[], payload: Values): readonly string[] =>
  fields.filter((name) => !Object.values(payload).includes(`the ${name}`))

/** Fields that the form's sentence of the privacy notice does not name. */
function unnamed(form: FormId, wordsOfFields: Words<string>, locale: Locale): readonly string[] {
  const text = translatePlain(i18nWith(locale, catalogs[locale]), notice, {})
  const sentence = text.split(/(?<=\.)\s/).find((it) => it.includes(formNames[form][locale])) ?? ''
  return Object.keys(wordsOfFields).filter((name) => !sentence.includes(wordsOfFields[name]?.[locale] ?? name))
}

/** Fields that the form's rows in the table of the product do not have. */
function unlisted(form: FormId, fields: readonly string[]): readonly string[] {
  const table = /## Forms\n([\s\S]*?)\n## /.exec(read('docs/product.md'))?.[1] ?? ''
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith(`| ${form}`))
    .join()
  return fields.filter((name) => !new RegExp(`\\b${name}\\b`).test(rows))
}

/** Fields that the embedded backend does not know, or misses. */
const mismatched = (form: FormId, payload: Values): readonly string[] =>
  Object.entries(validateForm(form, payload).problems ?? {})
    .filter(([, problem]) => problem === 'is not a field of this form' || problem === 'is required')
    .map(([name, problem]) => `${name} ${problem}`)

describe.each(forms)('every field of the %s form', (form, fields, payload) => {
  test('has a control', () => {
    const folder = `src/features/${form}`
    const components = fs.globSync(`${folder}/*.tsx`, { cwd: root }).filter((file) => !file.includes('.stories.'))
    const source = components.map(read).join('\n')
    expect(fields.filter((name) => !source.includes(`control('${name}')`))).toEqual([])
  })

  test('is in the payload', () => expect(unsent(fields, payload(filledIn(fields)))).toEqual([]))

  test('is known to the embedded backend, and the other way round', () =>
    expect(mismatched(form, payload(filledIn(fields)))).toEqual([]))

  test.each(locales)('is named in the privacy notice in %s', (locale) =>
    expect(unnamed(form, words[form], locale)).toEqual([]),
  )

  test('is in the table of the product', () => expect(unlisted(form, fields)).toEqual([]))
})

test.each(locales)('a field that only the other form has in the privacy notice in %s is found', (locale) => {
  expect(unnamed('contact', { ...words.contact, goals: words.enquiry.goals }, locale)).toEqual(['goals'])
  expect(unnamed('enquiry', { ...words.enquiry, message: words.contact.message }, locale)).toEqual(['message'])
})

test('a field that only the other form has in the product is found', () => {
  expect(unlisted('contact', [...contactFields, 'goals'])).toEqual(['goals'])
  expect(unlisted('enquiry', [...enquiryFields, 'message'])).toEqual(['message'])
})

test('a field that one of them forgets is found', () => {
  expect(unsent([...contactFields, 'unknown'], contactPayload(filledIn(contactFields)))).toEqual(['unknown'])
  expect(mismatched('contact', { name: 'Anna', unknown: 'the unknown' })).toEqual([
    'unknown is not a field of this form',
    'email is required',
    '_subject is required',
  ])
})
