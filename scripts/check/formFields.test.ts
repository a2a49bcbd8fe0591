import { describe, expect, test } from 'vitest'
import { contact } from '../../src/features/leads/contact.ts'
import { namesOf, type LeadDefinition } from '../../src/features/leads/definition.ts'
import { enquiry } from '../../src/features/leads/enquiry.ts'
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
const words: { contact: Words<keyof typeof contact.fields>; enquiry: Words<keyof typeof enquiry.fields> } = {
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

const forms: readonly (readonly [FormId, LeadDefinition])[] = [
  ['contact', contact],
  ['enquiry', enquiry],
]
describe.each(forms)('every field of the %s form', (id, form) => {
  const names = namesOf(form)
  const sent = form.payload(Object.fromEntries(names.map((name) => [name, `the ${name}`])))

  test('is in the payload', () => {
    expect(Object.values(sent)).toEqual(expect.arrayContaining(names.map((name) => `the ${name}`)))
  })

  test.each(locales)('is named in the privacy notice in %s', (locale) => {
    const text = translatePlain(i18nWith(locale, catalogs[locale]), notice, {})
    const sentence = text.split(/(?<=\.)\s/).find((it) => it.includes(formNames[id][locale]))
    for (const { [locale]: word } of Object.values<Record<Locale, string>>(words[id])) expect(sentence).toContain(word)
  })
})
