import type { Locale } from '../../../src/i18n/locales.ts'
import { when } from '../when.ts'
import type { Rule } from './rule.ts'

/** The quotation marks of a language in which straight ones are always a slip of the keyboard; `null` in another. */
const quotes: Record<Locale, string | null> = { en: null, de: '„…“ (inside them ‚…‘, as apostrophe ’)' }

const outerSpacesOf = (text: string): string => text.replace(/\S(?:[\s\S]*\S)?/, '|')

export const outerSpacesMatch: Rule = ({ entry: { msgid, msgstr } }) =>
  when(
    outerSpacesOf(msgid) !== outerSpacesOf(msgstr),
    'The translation does not begin and end with the same spaces as the English text. Make them alike.',
  )

export const quotesAreTypographic: Rule = ({ locale, entry: { msgstr } }) => {
  const expected = quotes[locale]
  return when(expected !== null && /["']/.test(msgstr), `The text contains a straight quotation mark. Use ${expected}.`)
}
