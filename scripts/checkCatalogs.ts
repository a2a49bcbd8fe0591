import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import PO from 'pofile'
import { locales } from '../src/i18n/locales.ts'
import { pathIn } from '../src/routing/manifest.ts'
import { pageIds } from '../src/routing/paths.ts'
import { pageModules } from '../src/app/pageModules.ts'

const root = path.resolve(import.meta.dirname, '..')
const fileOf = (locale: string): string => path.join(root, 'locales', `${locale}.po`)

/** Folders of pages that do not exist in a language: their messages need no translation into it. */
const untranslated = (locale: (typeof locales)[number]): string[] =>
  pageIds.filter((page) => pathIn(page, locale) === null).map((page) => `${path.dirname(pageModules[page])}/`)

/** Messages of a catalog that visitors of its language would see in English. */
export function missingTranslations(locale: (typeof locales)[number], source: string): string[] {
  const optional = untranslated(locale)
  return PO.parse(source)
    .items.filter(({ msgstr, obsolete }) => !obsolete && (msgstr[0] ?? '') === '')
    .filter(
      ({ references }) => !references.every((reference) => optional.some((folder) => reference.startsWith(folder))),
    )
    .map(
      ({ msgid, references }) => `locales/${locale}.po has no translation for "${msgid}" (${references.join(', ')}).`,
    )
}

/** Catalogs that an extraction would change: the source has messages that they lack, or they have some that it lost. */
function staleCatalogs(): string[] {
  const before = locales.map((locale) => [locale, fs.readFileSync(fileOf(locale), 'utf8')] as const)
  try {
    execFileSync('lingui', ['extract', '--clean'], { cwd: root, stdio: 'pipe', shell: process.platform === 'win32' })
    return before
      .filter(([locale, source]) => withoutDate(fs.readFileSync(fileOf(locale), 'utf8')) !== withoutDate(source))
      .map(([locale]) => `locales/${locale}.po is not what the source says. Run: npm run i18n:extract`)
  } finally {
    for (const [locale, source] of before) fs.writeFileSync(fileOf(locale), source)
  }
}
const withoutDate = (source: string): string => source.replace(/^"POT-Creation-Date:.*$/m, '')

if (import.meta.main) {
  const problems = [
    ...locales.flatMap((locale) =>
      locale === 'en' ? [] : missingTranslations(locale, fs.readFileSync(fileOf(locale), 'utf8')),
    ),
    ...staleCatalogs(),
  ]
  for (const problem of problems) console.error(problem)
  console.log(`Checked ${locales.length} catalogs: ${problems.length} problems.`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
