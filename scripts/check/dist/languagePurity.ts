import fs from 'node:fs'
import path from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { locales, type Locale } from '../../../src/i18n/locales.ts'
import { isForeignSentence } from '../catalogs/foreignSentences.ts'
import { readPo } from '../catalogs/po.ts'
import { parseJson } from './dataRules.ts'
import type { BuiltPage } from './page.ts'

/** Minimum length: a shorter piece of a message may also occur in a sentence of the other language. */
const wordsOfPhrase = 4
const attributes = ['alt', 'aria-label', 'title', 'placeholder', 'aria-description', 'aria-roledescription'] as const
const metas = 'title, meta[name="description"], meta[name="keywords"], meta[property^="og:"]'

/** Structured data whose values are words of schema.org, the same in every language. */
const vocabulary: ReadonlySet<string> = new Set(['@type', '@id', 'dayOfWeek'])

type Foreign = {
  /** Pieces of messages between their variables, without markup. */
  readonly phrases: readonly string[]
  /** Whole messages of any length. */
  readonly messages: ReadonlySet<string>
}

const normal = (text: string): string => text.replace(/[\s\u00A0]+/g, ' ').trim()
const words = (text: string): readonly string[] => text.split(' ').filter((word) => /\p{L}/u.test(word))
const withoutTags = (message: string): string => message.replace(/<\/?\w+\/?>/g, '')
const piecesOf = (message: string): string[] =>
  withoutTags(message)
    .split(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/)
    .map(normal)

function messagesOf(locale: Locale): string[] {
  const source = fs.readFileSync(path.resolve(import.meta.dirname, `../../../locales/${locale}.po`), 'utf8')
  const current = readPo(source).entries.filter(({ isObsolete }) => !isObsolete)
  return current.flatMap(({ msgid, msgstr }) => msgstr || (locale === 'en' ? msgid : []))
}

/** Texts of the other languages' catalogs, which a page in `locale` must not contain. */
function foreignTo(locale: Locale): Foreign {
  const own = messagesOf(locale)
  const ownText = own.flatMap(piecesOf).join('\n')
  const ownMessages = new Set(own.map(normal))
  const foreign = locales.filter((other) => other !== locale).flatMap(messagesOf)
  const phrases = foreign.flatMap(piecesOf).filter((piece) => words(piece).length >= wordsOfPhrase)
  return {
    phrases: [...new Set(phrases)].filter((phrase) => !ownText.includes(phrase)),
    messages: new Set(foreign.map((message) => normal(withoutTags(message))).filter((text) => !ownMessages.has(text))),
  }
}

const known = new Map<Locale, Foreign>()
function foreignFor(locale: Locale): Foreign {
  const found = known.get(locale) ?? foreignTo(locale)
  known.set(locale, found)
  return found
}

/**
 * Text in another language than its page: pieces and whole messages of the other catalog (short labels too), and
 * sentences outside the catalogs that contain its words. Elements with their own `lang` are skipped, and so
 * are reviews in structured data, which are English on every page.
 */
export function languagePurity({ source, route: { locale } }: BuiltPage): string[] {
  const html = parse(source, { comment: false })
  const texts = textsOf(html, locale)
  const whole = [html.querySelector('body')?.textContent ?? '', ...texts].map(normal).join('\n')
  const { phrases, messages } = foreignFor(locale)
  const found = [
    ...phrases.filter((phrase) => whole.includes(phrase)),
    ...texts.filter((text) => messages.has(text) || isForeignSentence(text, locale)),
  ]
  return [...new Set(found)].map((text) => `is in ${locale}, but says "${text}"`)
}

/** All text for visitors, screen readers and search engines, and the texts of the elements one by one. */
function textsOf(html: HTMLElement, locale: Locale): string[] {
  const data = html.querySelectorAll('script[type="application/ld+json"]').map(({ textContent }) => textContent)
  for (const element of html.querySelectorAll('script, style, body [lang]'))
    if (element.getAttribute('lang') !== locale) element.remove()
  const head = html.querySelectorAll(metas).map((it) => it.getAttribute('content') ?? it.textContent)
  const bodyTexts = html
    .querySelectorAll('body, body *')
    .flatMap((it) => [it.textContent, ...attributes.flatMap((name) => it.getAttribute(name) ?? [])])
  return [
    ...new Set([...head, ...bodyTexts, ...data.flatMap((json) => stringsOf(parseJson(json), locale))].map(normal)),
  ]
}

function stringsOf(value: unknown, locale: Locale): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  if ('@type' in value && value['@type'] === 'Review') return []
  if ('inLanguage' in value && typeof value.inLanguage === 'string' && !value.inLanguage.startsWith(locale)) return []
  return Object.entries(value).flatMap(([key, part]) => (vocabulary.has(key) ? [] : stringsOf(part, locale)))
}
