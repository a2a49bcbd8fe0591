import fs from 'node:fs'
import path from 'node:path'
import { company } from '../../../src/content/company.ts'
import { defaultLocale, locales, type Locale } from '../../../src/i18n/locales.ts'
import type { SourceMessage } from './extraction.ts'
import type { PoEntry } from './po.ts'

/** The style guides, whose lists have the forbidden words. */
const guides: Record<Locale, string> = { en: 'docs/style/english.md', de: 'docs/style/german.md' }

/** A whole word whose first letter may be a capital; a star at its end is any ending. */
function wordPattern(word: string): RegExp {
  const escaped = word.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\*$/, String.raw`\p{L}*`)
  const start = `[${escaped.charAt(0)}${escaped.charAt(0).toUpperCase()}]${escaped.slice(1).replaceAll(' ', String.raw`\s`)}`
  return new RegExp(String.raw`(?<![\p{L}-])${start}(?![\p{L}-])`, 'gu')
}

/** The terms of a style guide: its lists, forbidden words after a colon and separated by commas. */
export function readTerms(locale: Locale) {
  const guide = fs.readFileSync(path.resolve(import.meta.dirname, '../../..', guides[locale]), 'utf8')
  return [...guide.matchAll(/^- (.+?): (.+)$/gm)].flatMap(([, say = '', words = '']) =>
    words.split(', ').map((word) => ({ say, forbidden: wordPattern(word) })),
  )
}

const terms = new Map(locales.map((locale) => [locale, readTerms(locale)]))

/** A sentence for each forbidden word in a text without its tags. */
function forbiddenWords(text: string, locale: Locale): string[] {
  const plain = text.replace(/\p{Cf}|<[^<>]*>/gu, '')
  return (terms.get(locale) ?? []).flatMap(({ say, forbidden }) =>
    [...plain.matchAll(forbidden)].map(([word]) => `“${word}” is not our word. Say “${say}” (${guides[locale]}).`),
  )
}

/** Forbidden words in a translation. English is checked where it is written (`forbiddenInMessages`). */
export const termsAreOurs = ({ msgstr }: PoEntry, locale: Locale): string[] =>
  locale === defaultLocale ? [] : forbiddenWords(msgstr, locale)

/** Forbidden words in the English messages, at their place in the source code. */
export const forbiddenInMessages = (messages: readonly SourceMessage[]) =>
  messages.flatMap((message) => forbiddenWords(message.msgid, defaultLocale).map((it) => found(message, it)))

/** How an English text says that there are two founders. */
const two =
  /\b(?:two (?:people|advisers|founders|who)|two-person|(?:two|one|both) of (?:us|the founders)|both founders|its founders|managing directors)\b/i

/** English messages about two founders, once there is one; their translations follow when they change. */
export const aboutTwo = (messages: readonly SourceMessage[], founders = company.founders.length) =>
  messages
    .filter(({ msgid }) => founders === 1 && two.test(msgid))
    .map((message) => found(message, 'There is one founder in src/content/company.ts, and this text says two.'))

const found = ({ msgid, places: [place = { file: '', line: 1 }] }: SourceMessage, sentence: string) => ({
  ...place,
  message: msgid,
  sentence,
  kind: 'style' as const,
})
