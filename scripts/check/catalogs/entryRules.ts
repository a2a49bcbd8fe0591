import path from 'node:path'
import { sourceOfPage } from '../../build/document/builtFiles.ts'
import { defaultLocale, type Locale } from '../../../src/i18n/locales.ts'
import { pathIn } from '../../../src/routing/manifest.ts'
import { pageIds } from '../../../src/routing/paths.ts'
import type { PoEntry } from './po.ts'
import { when } from '../when.ts'
import { limitProblem } from './textLimits.ts'

/** Folders of pages that do not exist in a language: their messages need no translation into it. */
const foldersWithout = (locale: Locale): readonly string[] =>
  pageIds.filter((page) => pathIn(page, locale) === null).map((page) => `${path.dirname(sourceOfPage(page))}/`)

/** Whether a page in this language shows the message. */
export function isNeeded({ origins }: PoEntry, locale: Locale): boolean {
  const optional = foldersWithout(locale)
  return origins.some((origin) => !optional.some((folder) => origin.startsWith(folder)))
}

export const untranslated = (entry: PoEntry, locale: Locale): string[] =>
  when(
    entry.msgstr === '' && locale !== defaultLocale && isNeeded(entry, locale),
    'There is no translation yet, and a page shows this text. Translate it.',
  )

export const fuzzy = ({ flags }: PoEntry): string[] =>
  when(
    flags.includes('fuzzy'),
    'The translation is marked “fuzzy” (needs work). Check it against the English text, then remove the mark.',
  )

export const obsolete = ({ isObsolete }: PoEntry): string[] =>
  when(isObsolete, 'No page uses this text any more (#~). Delete the entry, or run: npm run i18n:extract')

export const limitsAreStated = ({ comments }: PoEntry): string[] =>
  comments.flatMap((comment) => limitProblem(comment) ?? [])
