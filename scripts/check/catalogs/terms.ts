import fs from 'node:fs'
import path from 'node:path'
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
  messages.flatMap(({ msgid, places: [place = { file: '', line: 1 }] }) =>
    forbiddenWords(msgid, defaultLocale).map((sentence) => ({
      ...place,
      message: msgid,
      sentence,
      kind: 'style' as const,
    })),
  )
