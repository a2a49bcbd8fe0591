import { describe, expect, test } from 'vitest'
import { contactFields, contactPayload, type ContactField } from '../../src/features/contact/contactLead.ts'
import { enquiryFields, enquiryPayload, type EnquiryField } from '../../src/features/enquiry/enquiryLead.ts'
import { i18nWith } from '../../src/i18n/instances.ts'
import { locales, type Locale } from '../../src/i18n/locales.ts'
import { translatePlain } from '../../src/i18n/useMessage.ts'
import { processing } from '../../src/pages/DataPrivacy/processingCopy.ts'
import { catalogs } from '../../src/testing/catalogs.ts'
import type { FormId } from '../serve/backend/leads.ts'

type Words<Field extends string> = Readonly<Record<Field, Readonly<Record<Locale, string>>>>

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
const notice = processing.forms.text[0] ?? { id: '' }

type Values = Readonly<Record<string, string>>
type Form = readonly [form: FormId, fields: readonly string[], payload: (values: Values) => Values]
const forms: readonly Form[] = [
  ['contact', contactFields, (values) => contactPayload(values)],
  ['enquiry', enquiryFields, (values) => enquiryPayload(values)],
]
describe.each(forms)('every field of the %s form', (form, fields, payload) => {
  const sent = payload(Object.fromEntries(fields.map((name) => [name, `the ${name}`])))

  test('is in the payload', () => {
    expect(Object.values(sent)).toEqual(expect.arrayContaining(fields.map((name) => `the ${name}`)))
  })

  test.each(locales)('is named in the privacy notice in %s', (locale) => {
    const text = translatePlain(i18nWith(locale, catalogs[locale]), notice, {})
    const sentence = text.split(/(?<=\.)\s/).find((it) => it.includes(formNames[form][locale]))
    for (const { [locale]: word } of Object.values<Record<Locale, string>>(words[form]))
      expect(sentence).toContain(word)
  })
})
