import fs from 'node:fs'
import path from 'node:path'
import { locales, type Locale } from '../../../src/i18n/locales.ts'
import { factsOf } from '../../build/vite/messageFacts.ts'
import { argumentsMatch, branchesMatch, keywordsStayEnglish, noStrayBraces, valuesMatch } from './argumentRules.ts'
import {
  isTranslated,
  noHtmlEntities,
  noInvisibleMarks,
  signsAreLatin,
  unitsStayWithNumbers,
} from './characterRules.ts'
import { decodeCatalog } from './encoding.ts'
import { fuzzy, sourceText, untranslated } from './entryRules.ts'
import { extractMessages, staleEntries } from './extraction.ts'
import { parseMessage, syntaxProblem } from './icu.ts'
import { lengthsFit } from './lengthRules.ts'
import { readPo, type PoEntry, type PoFile } from './po.ts'
import type { Kind, Problem, Rule } from './rule.ts'
import { forbiddenInMessages, termsAreOurs } from './terms.ts'
import { tagsAreWellWritten, tagsHaveWords, tagsMatch } from './tagRules.ts'
import { outerSpacesMatch, quotesAreTypographic } from './typographyRules.ts'

const entryRules: readonly (readonly [Kind, (entry: PoEntry, locale: Locale) => readonly string[]])[] = [
  ['loss', sourceText],
  ['unfinished', fuzzy],
  ['unfinished', untranslated],
  ['style', termsAreOurs],
]
/** The first family that finds something is the cause of what the next ones would find. */
const families: readonly (readonly [Kind, ...Rule[]])[] = [
  ['broken', signsAreLatin, noHtmlEntities],
  ['broken', noInvisibleMarks, keywordsStayEnglish],
  ['broken', noStrayBraces, argumentsMatch],
  ['broken', branchesMatch, valuesMatch],
  ['broken', tagsAreWellWritten],
  ['broken', tagsMatch],
  ['broken', tagsHaveWords],
  ['broken', isTranslated, outerSpacesMatch, quotesAreTypographic, unitsStayWithNumbers],
  ['style', lengthsFit],
]

const root = path.resolve(import.meta.dirname, '../../..')
const catalogFile = (locale: Locale): string => `locales/${locale}.po`
export const readBytes = (locale: Locale): Uint8Array => fs.readFileSync(path.join(root, catalogFile(locale)))

/** The entries of a catalog, and the lines that cannot be read. */
export function readCatalog(locale: Locale, bytes: Uint8Array): PoFile {
  const decoded = decodeCatalog(catalogFile(locale), bytes)
  return 'text' in decoded ? readPo(decoded.text) : { entries: [], broken: [decoded] }
}

/** Every problem of a catalog, except those that need the source code (`staleEntries`). */
export function checkCatalog(locale: Locale, bytes: Uint8Array): Problem[] {
  const file = catalogFile(locale)
  const { entries, broken } = readCatalog(locale, bytes)
  const facts = factsOf(locale, ({ message }) => entries.find(({ msgid }) => msgid === message)?.msgstr)
  const problems = entries
    .filter(({ isObsolete }) => !isObsolete)
    .flatMap((entry) =>
      [
        ...entryRules.flatMap(([kind, rule]) => rule(entry, locale).map((sentence) => ({ kind, sentence }))),
        ...translationProblems(entry, locale, facts),
      ].map((it) => ({ file, line: entry.msgstrLine, message: entry.msgid, ...it })),
    )
  return [...broken.map((it): Problem => ({ file, message: '', kind: 'loss', ...it })), ...problems].toSorted(
    (one, other) => one.line - other.line,
  )
}

type Finding = Pick<Problem, 'kind' | 'sentence'>

/** What is wrong with a translation. An unconfirmed one (fuzzy) is that of another English text. */
function translationProblems(
  entry: PoEntry,
  locale: Locale,
  facts: Readonly<Record<string, string>>,
): readonly Finding[] {
  if (entry.msgstr === '' || entry.flags.includes('fuzzy')) return []
  const unreadable = syntaxProblem(entry.msgstr)
  if (unreadable !== undefined) return [{ kind: 'broken', sentence: unreadable }]
  const translation = { entry, locale, facts, source: parseMessage(entry.msgid), target: parseMessage(entry.msgstr) }
  for (const [kind, ...rules] of families) {
    const found = rules.flatMap((rule) => rule(translation).map((sentence) => ({ kind, sentence })))
    if (found.length > 0) return found
  }
  return []
}

/** A problem as it is printed. */
export const report = ({ file, line, message, sentence }: Omit<Problem, 'kind'>): string =>
  `${file}:${line}${message === '' ? '' : `  “${message}”`}\n  ${sentence}`

/** Stops an extraction that would lose something. */
function checkLosses(): void {
  const problems = locales
    .filter((locale) => fs.existsSync(path.join(root, catalogFile(locale))))
    .flatMap((locale) => checkCatalog(locale, readBytes(locale)).filter(({ kind }) => kind === 'loss'))
  for (const problem of problems) console.error(report(problem))
  if (problems.length === 0) return
  console.error('Nothing was extracted, because this would be lost.')
  process.exitCode = 1
}

async function main(): Promise<void> {
  const messages = await extractMessages(root)
  const catalogs = locales.flatMap((locale) => {
    const file = catalogFile(locale)
    if (!fs.existsSync(path.join(root, file)))
      return [{ file, line: 1, message: '', sentence: 'The catalog is missing. Run: npm run i18n:extract' }]
    const bytes = readBytes(locale)
    const { entries, broken } = readCatalog(locale, bytes)
    // Problems caused by an unreadable line are not repeated.
    return [...checkCatalog(locale, bytes), ...(broken.length > 0 ? [] : staleEntries(file, entries, messages))]
  })
  const problems = [...catalogs, ...forbiddenInMessages(messages)]
  for (const problem of problems) console.error(report(problem))
  console.log(`Checked ${messages.length} messages in ${locales.length} catalogs: ${problems.length} problems.`)
  process.exitCode = problems.length === 0 ? 0 : 1
}

if (import.meta.main)
  if (process.argv.includes('--losses')) checkLosses()
  else await main()
