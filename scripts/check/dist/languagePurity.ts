import { parse, type HTMLElement } from 'node-html-parser'
import { defaultLocale, locales, type Locale } from '../../../src/i18n/locales.ts'
import { readBytes, readCatalog } from '../catalogs/checkCatalogs.ts'
import { isForeignSentence } from '../catalogs/foreignSentences.ts'
import { parseJson } from './dataRules.ts'
import type { Rule } from './rule.ts'

const attributes = ['alt', 'aria-label', 'title', 'placeholder', 'aria-description', 'aria-roledescription'] as const
const metas = 'title, meta[name="description"], meta[name="keywords"], meta[property^="og:"]'
/** Structured data whose values are words of schema.org, the same in every language. */
const vocabulary: ReadonlySet<string> = new Set(['@type', '@id', 'dayOfWeek'])

const normal = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The messages of each language, without tags. */
const messages = new Map(
  locales.map((locale) => {
    const current = readCatalog(locale, readBytes(locale)).entries.filter(({ isObsolete }) => !isObsolete)
    const texts = current.map(({ msgid, msgstr }) => msgstr || (locale === defaultLocale ? msgid : ''))
    return [locale, new Set(texts.map((text) => normal(text.replace(/<\/?\w+\/?>/g, ''))))]
  }),
)
const isMessage = (text: string, locale: Locale): boolean => messages.get(locale)?.has(text) === true

/**
 * Text in another language than its page: messages of the other catalog (short labels too), and sentences with its words.
 * Elements with their own `lang` are skipped, and so are reviews in structured data, which are English on every page.
 */
export const languagePurity: Rule = ({ source, route: { locale } }) =>
  textsOf(parse(source, { comment: false }), locale)
    .filter(
      (text) =>
        isForeignSentence(text, locale) ||
        (!isMessage(text, locale) && locales.some((other) => other !== locale && isMessage(text, other))),
    )
    .map((text) => `is in ${locale}, but says "${text}"`)

/** The texts of all elements, for visitors, screen readers and search engines. */
function textsOf(html: HTMLElement, locale: Locale): string[] {
  const data = html.querySelectorAll('script[type="application/ld+json"]').map(({ textContent }) => textContent)
  for (const element of html.querySelectorAll('script, style, body [lang]'))
    if (element.getAttribute('lang') !== locale) element.remove()
  const head = html.querySelectorAll(metas).map((it) => it.getAttribute('content') ?? it.textContent)
  const body = html
    .querySelectorAll('body, body *')
    .flatMap((it) => [it.textContent, ...attributes.flatMap((name) => it.getAttribute(name) ?? [])])
  const texts = [...head, ...body, ...data.flatMap((json) => stringsOf(parseJson(json), locale))].map(normal)
  return [...new Set(texts)].filter((text) => text !== '')
}

function stringsOf(value: unknown, locale: Locale): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  if ('@type' in value && value['@type'] === 'Review') return []
  if ('inLanguage' in value && typeof value.inLanguage === 'string' && !value.inLanguage.startsWith(locale)) return []
  return Object.entries(value).flatMap(([key, part]) => (vocabulary.has(key) ? [] : stringsOf(part, locale)))
}
