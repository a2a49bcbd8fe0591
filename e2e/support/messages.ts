import fs from 'node:fs'
import path from 'node:path'
import { readPo } from '../../scripts/check/catalogs/po.ts'
import { formatFacts } from '../../src/content/formatFacts.ts'
import { locales, type Locale } from '../../src/i18n/locales.ts'

const folder = path.resolve(import.meta.dirname, '../../locales')
/** With ordinary spaces, as Playwright compares texts. */
const plain = (text: string): string => text.replaceAll('\u00A0', ' ')

const keyOf = (message: string, context = ''): string => plain(`${context}|${message}`)

const catalogs = new Map(
  locales.map((locale) => {
    const { entries } = readPo(fs.readFileSync(path.join(folder, `${locale}.po`), 'utf8'))
    // A text that is looked up without its context is the first of those.
    const texts = entries
      .toReversed()
      .flatMap(({ msgid, msgctxt, msgstr }) => [
        [keyOf(msgid), plain(msgstr)] as const,
        [keyOf(msgid, msgctxt), plain(msgstr)] as const,
      ])
    return [locale, new Map(texts)]
  }),
)

type Wanted = { readonly message?: string; readonly context?: string } | string
type Values = Readonly<Record<string, string | number>>
/** Finds the text of a message of a `copy.ts`, or of an English label, in a language, with facts and values put in and without tags. */
export type Translate = (wanted: Wanted, values?: Values) => string

const translated =
  (locale: Locale): Translate =>
  (wanted, values = {}) => {
    const { message = '', context } = typeof wanted === 'string' ? { message: wanted } : wanted
    const text = catalogs.get(locale)?.get(keyOf(message, context))
    if (text === undefined) throw new Error(`locales/${locale}.po has no message “${message}”.`)
    return text
      .replace(/<\/?\w+>/g, '')
      .replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
  }

export function textsIn(locale: Locale): Translate {
  const translate = translated(locale)
  const facts: Values = formatFacts(locale, translate)
  return (wanted, values) => plain(translate(wanted, { ...facts, ...values }))
}

export const inEachLocale = <Value>(valueIn: (locale: Locale) => Value): Readonly<Record<Locale, Value>> =>
  Object.fromEntries(locales.map((locale) => [locale, valueIn(locale)])) as Record<Locale, Value>
