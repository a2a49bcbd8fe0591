import { describe, expect, test } from 'vitest'
import { budgetRanges } from '../../src/content/formPayloads.ts'
import { contactFields, contactPayload, type ContactField } from '../../src/features/contact/contactLead.ts'
import { enquiryFields, enquiryPayload, type EnquiryField } from '../../src/features/enquiry/enquiryLead.ts'
import { i18nWith } from '../../src/i18n/instances.ts'
import { locales, type Locale } from '../../src/i18n/locales.ts'
import { translatePlain } from '../../src/i18n/useMessage.ts'
import { processing } from '../../src/pages/DataPrivacy/copy.ts'
import { catalogs } from '../../src/testing/catalogs.ts'
import { validateForm } from '../serve/backend/formFields.ts'

/** How the privacy notice names what is typed into a field. */
const words: Record<ContactField | EnquiryField, Record<Locale, string>> = {
  name: { en: 'your name', de: 'Ihren Namen' },
  firstName: { en: 'first and last name', de: 'Vor- und Nachnamen' },
  lastName: { en: 'first and last name', de: 'Vor- und Nachnamen' },
  email: { en: 'email address', de: 'E-Mail-Adresse' },
  phone: { en: 'telephone number', de: 'Telefonnummer' },
  message: { en: 'a message', de: 'Telefonnummer und Nachricht' },
  budgetRange: { en: 'budget', de: 'Budget' },
  preferredRegion: { en: 'region', de: 'Region' },
  propertyType: { en: 'kind of property', de: 'Art der Immobilie' },
  timeline: { en: 'time frame', de: 'Zeitrahmen' },
  goals: { en: 'goals', de: 'Ziele' },
}
const allFields = [...new Set([...contactFields, ...enquiryFields])]
const notice = processing.items.find(({ id }) => id === 'contact-form')?.text[0] ?? { id: '' }

describe.each(locales)('the privacy notice in %s', (locale) => {
  const text = translatePlain(i18nWith(locale, catalogs[locale]), notice, {})
  test.each(allFields)('names the field %s', (field) => expect(text).toContain(words[field][locale]))
})

const filled = <Field extends string>(fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, `typed into ${field}`])) as Record<Field, string>
const contact = { ...filled(contactFields), email: 'anna@example.com' }
const enquiry = {
  ...filled(enquiryFields),
  email: 'anna@example.com',
  budgetRange: Object.values(budgetRanges)[0] ?? '',
  preferredRegion: '',
  propertyType: '',
  timeline: '',
}

test('every field of the contact form is sent, and the embedded backend takes it', () => {
  expect(contactPayload(contact)).toMatchObject(contact)
  expect(validateForm('contact', contactPayload(contact)).payload).toMatchObject(contact)
})

test('every field of the enquiry form is sent, and the embedded backend takes it', () => {
  const sent = enquiryPayload(enquiry)
  expect(Object.keys(sent)).toEqual(expect.arrayContaining([...enquiryFields]))
  expect(validateForm('enquiry', sent).payload).toEqual(sent)
})
