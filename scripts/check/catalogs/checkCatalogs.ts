import fs from 'node:fs'
import path from 'node:path'
import { locales, type Locale } from '../../../src/i18n/locales.ts'
import { factsOf } from '../../build/vite/messageFacts.ts'
import { fuzzy, limitsAreStated, obsolete, untranslated } from './entryRules.ts'
import { disorder, extractMessages, staleEntries } from './extraction.ts'
import { parseMessage } from './icu.ts'
import { keywordsStayEnglish, noStrayBraces, pluralsHaveOther, syntaxProblem, variablesMatch } from './icuRules.ts'
import { lengthsFit } from './lengthRules.ts'
import { readPo, type PoEntry } from './po.ts'
import type { Problem, Rule } from './rule.ts'
import { forbiddenInArticles, forbiddenInMessages, termsAreOurs } from './terms.ts'
import { tagsAreWellWritten, tagsMatch, tagsNest } from './tagRules.ts'
import { noPreviewMarks, outerSpacesMatch, quotesAreTypographic } from './typographyRules.ts'

const entryRules = [obsolete, untranslated, fuzzy, limitsAreStated, termsAreOurs] as const
/** Skips the variable checks of a translation whose keywords or braces are broken. */
const translationRules: readonly (readonly Rule[])[] = [
  [keywordsStayEnglish],
  [noStrayBraces, variablesMatch, pluralsHaveOther],
  [tagsAreWellWritten, tagsNest],
  [tagsMatch],
  [noPreviewMarks, outerSpacesMatch, quotesAreTypographic, lengthsFit],
]

export const catalogFile = (locale: Locale): string => `locales/${locale}.po`

/** Every problem of a catalog, except those that need the source code (`staleEntries`). */
export function checkCatalog(locale: Locale, source: string): Problem[] {
  const file = catalogFile(locale)
  const general = readPo(source).entries.flatMap((entry) =>
    entryRules
      .flatMap((rule) => rule(entry, locale))
      .map((sentence) => ({ file, line: entry.msgstrLine, message: entry.msgid, sentence })),
  )
  return [...general, ...brokenTexts(locale, source)].toSorted((one, other) => one.line - other.line)
}

/** Lines that cannot be read. */
const unreadableLines = (locale: Locale, source: string): Problem[] =>
  readPo(source).broken.map(({ line, sentence }) => ({ file: catalogFile(locale), line, message: '', sentence }))

/** What is wrong with the translations that there are. */
export function brokenTexts(locale: Locale, source: string): Problem[] {
  const file = catalogFile(locale)
  const { entries } = readPo(source)
  const facts = factsOf(locale, ({ message }) => entries.find(({ msgid }) => msgid === message)?.msgstr)
  return [
    ...unreadableLines(locale, source),
    ...entries
      .filter(({ isObsolete, msgstr }) => !isObsolete && msgstr !== '')
      .flatMap((entry) =>
        checkTranslation(entry, locale, facts).map((sentence) => ({
          file,
          line: entry.msgstrLine,
          message: entry.msgid,
          sentence,
        })),
      ),
  ]
}

function checkTranslation(entry: PoEntry, locale: Locale, facts: Readonly<Record<string, string>>): readonly string[] {
  const unreadable = syntaxProblem(entry.msgstr)
  if (unreadable !== undefined) return [unreadable]
  const translation = { entry, locale, facts, source: parseMessage(entry.msgid), target: parseMessage(entry.msgstr) }
  for (const family of translationRules) {
    const sentences = family.flatMap((rule) => rule(translation))
    if (sentences.length > 0) return sentences
  }
  return []
}

/** A problem as it is printed. */
export const report = ({ file, line, message, sentence }: Problem): string =>
  `${file}:${line}${message === '' ? '' : `  “${message}”`}\n  ${sentence}`

const root = path.resolve(import.meta.dirname, '../../..')
const seed = 'supabase/seed.sql'

/** Whether every catalog can be read; an extraction would throw away what it cannot read. */
function areReadable(): boolean {
  const broken = locales
    .filter((locale) => fs.existsSync(path.join(root, catalogFile(locale))))
    .flatMap((locale) => unreadableLines(locale, fs.readFileSync(path.join(root, catalogFile(locale)), 'utf8')))
  for (const problem of broken) console.error(report(problem))
  if (broken.length > 0) console.error('Nothing was extracted: what cannot be read would be lost.')
  return broken.length === 0
}

async function main(): Promise<void> {
  const messages = await extractMessages(root)
  const catalogs = locales.flatMap((locale) => {
    const file = catalogFile(locale)
    if (!fs.existsSync(path.join(root, file)))
      return [{ file, line: 1, message: '', sentence: 'The catalog is missing. Run: npm run i18n:extract' }]
    const source = fs.readFileSync(path.join(root, file), 'utf8')
    const { entries, broken } = readPo(source)
    // Problems caused by an unreadable line are not repeated; fixing them by an extraction would lose the text.
    if (broken.length > 0) return checkCatalog(locale, source)
    return [...checkCatalog(locale, source), ...staleEntries(file, entries, messages), ...disorder(file, entries)]
  })
  const articles = fs.readFileSync(path.join(root, seed), 'utf8')
  const problems = [...catalogs, ...forbiddenInMessages(messages), ...forbiddenInArticles(seed, articles)]
  for (const problem of problems) console.error(report(problem))
  console.log(`Checked ${messages.length} messages in ${locales.length} catalogs: ${problems.length} problems.`)
  process.exitCode = problems.length === 0 ? 0 : 1
}

if (import.meta.main)
  if (process.argv.includes('--readable')) process.exitCode = areReadable() ? 0 : 1
  else await main()
