import path from 'node:path'
import { sourceOfPage } from '../../build/document/builtFiles.ts'
import { defaultLocale, type Locale } from '../../../src/i18n/locales.ts'
import { pathIn } from '../../../src/routing/manifest.ts'
import { pageIds } from '../../../src/routing/paths.ts'
import type { PoEntry, PreviousText } from './po.ts'
import { when } from '../when.ts'

/** Folders of pages that do not exist in a language: their messages need no translation into it. */
const foldersWithout = (locale: Locale): readonly string[] =>
  pageIds.filter((page) => pathIn(page, locale) === null).map((page) => `${path.dirname(sourceOfPage(page))}/`)

/** Whether a page in this language shows the message. */
function isNeeded({ origins }: PoEntry, locale: Locale): boolean {
  const optional = foldersWithout(locale)
  return origins.some((origin) => !optional.some((folder) => origin.startsWith(folder)))
}

export const untranslated = (entry: PoEntry, locale: Locale): string[] =>
  when(
    entry.msgstr === '' && locale !== defaultLocale && isNeeded(entry, locale),
    'There is no translation yet, and a page shows this text. Translate it.',
  )

/** A translation that nobody confirmed. A page in this language would show what its English no longer says. */
export const fuzzy = (entry: PoEntry, locale: Locale): string[] =>
  when(
    entry.flags.includes('fuzzy') && locale !== defaultLocale && isNeeded(entry, locale),
    entry.previous === undefined
      ? 'The translation is marked “fuzzy” (needs work). Check it against the English text, then remove the mark.'
      : `The English has changed. Before: “${shown(entry.previous)}” Now: “${shown(entry)}” Make the translation say what it says now, then remove the mark “fuzzy” (Poedit: “Needs work”).`,
  )

const shown = ({ msgid, msgctxt }: PreviousText): string => (msgctxt === undefined ? msgid : `${msgid} (${msgctxt})`)

/** The English texts are in the source code; a page does not show what is typed into their catalog. */
export const sourceText = ({ msgid, msgstr, origins }: PoEntry, locale: Locale): string[] =>
  when(
    locale === defaultLocale && msgstr !== '' && msgstr !== msgid,
    `No page shows “${msgstr}”: English is written in ${origins.join(', ')}. Change it there, and put “${msgid}” back here.`,
  )
