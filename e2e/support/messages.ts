import fs from 'node:fs'
import path from 'node:path'
import { readPo } from '../../scripts/check/catalogs/po.ts'
import { defaultLocale, locales, type Locale } from '../../src/i18n/locales.ts'

const folder = path.resolve(import.meta.dirname, '../../locales')
/** With ordinary spaces, as Playwright compares texts. */
const plain = (text: string): string => text.replaceAll('\u00A0', ' ')

const catalogs = new Map(
  locales.map((locale) => {
    const { entries } = readPo(fs.readFileSync(path.join(folder, `${locale}.po`), 'utf8'))
    // Of messages with the same English text, the first counts.
    return [locale, new Map(entries.toReversed().map(({ msgid, msgstr }) => [plain(msgid), plain(msgstr)]))]
  }),
)

/** Finds the text of a message in a language by its English text or the only one that a pattern matches, with its values put in. */
export type Translate = (english: string | RegExp, values?: Readonly<Record<string, string | number>>) => string

export const textsIn =
  (locale: Locale): Translate =>
  (wanted, values = {}) => {
    const known = [...(catalogs.get(defaultLocale)?.keys() ?? [])]
    const matches = typeof wanted === 'string' ? [wanted] : known.filter((it) => wanted.test(it))
    const [english = ''] = matches
    if (matches.length !== 1 || !known.includes(english)) throw new Error(`${wanted} is not one message of the site.`)
    const text = locale === defaultLocale ? english : catalogs.get(locale)?.get(english)
    if (text === undefined) throw new Error(`locales/${locale}.po has no message “${english}”.`)
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
  }

export const inEachLocale = <Value>(valueIn: (locale: Locale) => Value): Readonly<Record<Locale, Value>> =>
  Object.fromEntries(locales.map((locale) => [locale, valueIn(locale)])) as Record<Locale, Value>
