import type { Locale } from '../../../src/i18n/locales.ts'
import { when } from '../when.ts'
import type { Rule } from './rule.ts'

/** The quotation marks of a language in which straight ones are always a slip of the keyboard; `null` in another. */
const quotes: Record<Locale, string | null> = { en: null, de: '„…“ (inside them ‚…‘, as apostrophe ’)' }

export const outerSpacesMatch: Rule = ({ entry: { msgid, msgstr } }) => [
  ...spaces('begins', /^\s*/, msgid, msgstr),
  ...spaces('ends', /\s*$/, msgid, msgstr),
]

function spaces(where: 'begins' | 'ends', pattern: RegExp, msgid: string, msgstr: string): string[] {
  const [expected = '', found = ''] = [pattern.exec(msgid)?.[0], pattern.exec(msgstr)?.[0]]
  if (expected === found) return []
  const text = (space: string) =>
    space === '' ? 'without a space' : space.includes('\n') ? 'with a line break' : 'with a space'
  return [`The translation ${where} ${text(found)}, the English text ${text(expected)}. Make them alike.`]
}

export const quotesAreTypographic: Rule = ({ locale, entry: { msgstr } }) => {
  const expected = quotes[locale]
  return when(expected !== null && /["']/.test(msgstr), `The text contains a straight quotation mark. Use ${expected}.`)
}
