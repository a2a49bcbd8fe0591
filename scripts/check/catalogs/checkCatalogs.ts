import fs from 'node:fs'
import path from 'node:path'
import { locales, type Locale } from '../../../src/i18n/locales.ts'
import { factsOf } from '../../build/vite/messageFacts.ts'
import { branchesMatch, usesMatch, valuesMatch } from './branchRules.ts'
import {
  isTranslated,
  lettersAreComposed,
  noHtmlEntities,
  noInvisibleMarks,
  signsAreLatin,
  unitsStayWithNumbers,
} from './characterRules.ts'
import { decodeCatalog } from './encoding.ts'
import { fuzzy, limitsAreStated, sourceText, untranslated } from './entryRules.ts'
import { extractMessages, staleEntries } from './extraction.ts'
import { parseMessage } from './icu.ts'
import { keywordsStayEnglish, noStrayBraces, pluralsHaveOther, syntaxProblem, variablesMatch } from './icuRules.ts'
import { lengthsFit } from './lengthRules.ts'
import { readPo, type PoEntry } from './po.ts'
import type { Problem, Rule } from './rule.ts'
import { forbiddenInArticles, forbiddenInMessages, termsAreOurs } from './terms.ts'
import { tagsAreWellWritten, tagsHaveWords, tagsMatch, tagsNest } from './tagRules.ts'
import { noPreviewMarks, outerSpacesMatch, quotesAreTypographic } from './typographyRules.ts'

type EntryRule = (entry: PoEntry, locale: Locale) => readonly string[]
/** What no page may be published with, in addition to broken texts. */
const publishingRules: readonly EntryRule[] = [fuzzy, sourceText]
const entryRules: readonly EntryRule[] = [...publishingRules, untranslated, limitsAreStated, termsAreOurs]
/** The first family that finds something is the cause of what the next ones would find. */
type Families = readonly (readonly Rule[])[]
const meaningRules: Families = [
  [noPreviewMarks, signsAreLatin, lettersAreComposed, noHtmlEntities],
  [noInvisibleMarks, keywordsStayEnglish],
  [noStrayBraces, variablesMatch, pluralsHaveOther],
  [usesMatch],
  [branchesMatch, valuesMatch],
  [tagsAreWellWritten, tagsNest],
  [tagsMatch],
  [tagsHaveWords],
  [isTranslated, outerSpacesMatch, quotesAreTypographic, unitsStayWithNumbers],
]
/** A page may be published with a text that is too long, as with a longer name of the company. */
const translationRules: Families = [...meaningRules.slice(0, -1), [...(meaningRules.at(-1) ?? []), lengthsFit]]

export const catalogFile = (locale: Locale): string => `locales/${locale}.po`

type Catalog = { readonly entries: readonly PoEntry[]; readonly unreadable: readonly Problem[] }

/** The entries of a catalog, and the lines that cannot be read. */
export function readCatalog(locale: Locale, bytes: Uint8Array): Catalog {
  const file = catalogFile(locale)
  const decoded = decodeCatalog(file, bytes)
  const { entries, broken } = 'text' in decoded ? readPo(decoded.text) : { entries: [], broken: [decoded] }
  return { entries, unreadable: broken.map((it) => ({ file, message: '', ...it })) }
}

const problemsOf = (locale: Locale, { msgid, msgstrLine }: PoEntry, sentences: readonly string[]): Problem[] =>
  sentences.map((sentence) => ({ file: catalogFile(locale), line: msgstrLine, message: msgid, sentence }))

const applied = (locale: Locale, { entries }: Catalog, rules: readonly EntryRule[]): Problem[] =>
  entries
    .filter(({ isObsolete }) => !isObsolete)
    .flatMap((entry) =>
      problemsOf(
        locale,
        entry,
        rules.flatMap((rule) => rule(entry, locale)),
      ),
    )

const byLine = (problems: readonly Problem[]): Problem[] => problems.toSorted((one, other) => one.line - other.line)

/** Every problem of a catalog, except those that need the source code (`staleEntries`). */
export function checkCatalog(locale: Locale, bytes: Uint8Array): Problem[] {
  return byLine([...applied(locale, readCatalog(locale, bytes), entryRules), ...brokenTexts(locale, bytes)])
}

/** Why a site with this catalog may not be published. The build names missing translations itself, by page. */
export function unpublishable(locale: Locale, bytes: Uint8Array): Problem[] {
  return byLine([
    ...applied(locale, readCatalog(locale, bytes), publishingRules),
    ...brokenTexts(locale, bytes, meaningRules),
  ])
}

/** What an extraction would throw away: lines that cannot be read, and English that was typed into its catalog. */
export function losses(locale: Locale, bytes: Uint8Array): Problem[] {
  const catalog = readCatalog(locale, bytes)
  return [...catalog.unreadable, ...applied(locale, catalog, [sourceText])]
}

/** What is wrong with the translations that there are. An unconfirmed one (fuzzy) is that of another English text. */
export function brokenTexts(locale: Locale, bytes: Uint8Array, families = translationRules): Problem[] {
  const { entries, unreadable } = readCatalog(locale, bytes)
  const facts = factsOf(locale, ({ message }) => entries.find(({ msgid }) => msgid === message)?.msgstr)
  const written = entries.filter(
    ({ isObsolete, msgstr, flags }) => !isObsolete && msgstr !== '' && !flags.includes('fuzzy'),
  )
  return [
    ...unreadable,
    ...written.flatMap((entry) => problemsOf(locale, entry, checkTranslation(entry, locale, facts, families))),
  ]
}

function checkTranslation(
  entry: PoEntry,
  locale: Locale,
  facts: Readonly<Record<string, string>>,
  families: Families,
): readonly string[] {
  const unreadable = syntaxProblem(entry.msgstr)
  if (unreadable !== undefined) return [unreadable]
  const translation = { entry, locale, facts, source: parseMessage(entry.msgid), target: parseMessage(entry.msgstr) }
  for (const family of families) {
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

const bytesOf = (locale: Locale): Uint8Array | undefined => {
  const file = path.join(root, catalogFile(locale))
  return fs.existsSync(file) ? fs.readFileSync(file) : undefined
}

/** Stops an extraction that would lose something. */
function checkLosses(): boolean {
  const problems = locales.flatMap((locale) => losses(locale, bytesOf(locale) ?? new Uint8Array()))
  for (const problem of problems) console.error(report(problem))
  if (problems.length > 0) console.error('Nothing was extracted, because this would be lost.')
  return problems.length === 0
}

async function main(): Promise<void> {
  const messages = await extractMessages(root)
  const catalogs = locales.flatMap((locale) => {
    const file = catalogFile(locale)
    const bytes = bytesOf(locale)
    if (bytes === undefined)
      return [{ file, line: 1, message: '', sentence: 'The catalog is missing. Run: npm run i18n:extract' }]
    const { entries, unreadable } = readCatalog(locale, bytes)
    // Problems caused by an unreadable line are not repeated.
    return [...checkCatalog(locale, bytes), ...(unreadable.length > 0 ? [] : staleEntries(file, entries, messages))]
  })
  const articles = fs.readFileSync(path.join(root, seed), 'utf8')
  const problems = [...catalogs, ...forbiddenInMessages(messages), ...forbiddenInArticles(seed, articles)]
  for (const problem of problems) console.error(report(problem))
  console.log(`Checked ${messages.length} messages in ${locales.length} catalogs: ${problems.length} problems.`)
  process.exitCode = problems.length === 0 ? 0 : 1
}

if (import.meta.main)
  if (process.argv.includes('--losses')) process.exitCode = checkLosses() ? 0 : 1
  else await main()
