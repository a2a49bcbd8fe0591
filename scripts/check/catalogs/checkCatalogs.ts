import fs from 'node:fs'
import path from 'node:path'
import { locales, type Locale } from '../../../src/i18n/locales.ts'
import { factsOf } from '../../build/vite/messageFacts.ts'
import { extractMessages, staleEntries } from './extraction.ts'
import { readPo } from './po.ts'
import { findingsOf, type Finding } from './rules.ts'
import { forbiddenInMessages } from './terms.ts'

export type Problem = Finding & {
  /** From the root of the project, with slashes. */
  readonly file: string
  readonly line: number
  /** The English text of the entry; empty where no entry can be made out. */
  readonly message: string
}

const root = path.resolve(import.meta.dirname, '../../..')
const catalogFile = (locale: Locale): string => `locales/${locale}.po`
export const readCatalog = (locale: Locale): string => fs.readFileSync(path.join(root, catalogFile(locale)), 'utf8')

/** Every problem of a catalog, except those that need the source code (`staleEntries`). */
export function checkCatalog(locale: Locale, source: string): Problem[] {
  const file = catalogFile(locale)
  const { entries, broken } = readPo(source)
  const facts = factsOf(locale, ({ message }) => entries.find(({ msgid }) => msgid === message)?.msgstr)
  const problems = entries
    .filter(({ isObsolete }) => !isObsolete)
    .flatMap((entry) =>
      findingsOf(entry, locale, facts).map((it) => ({ file, line: entry.msgstrLine, message: entry.msgid, ...it })),
    )
  return [...broken.map((it): Problem => ({ file, message: '', kind: 'loss', ...it })), ...problems].toSorted(
    (one, other) => one.line - other.line,
  )
}

/** A problem as it is printed. */
export const report = ({ file, line, message, sentence }: Omit<Problem, 'kind'>): string =>
  `${file}:${line}${message === '' ? '' : `  “${message}”`}\n  ${sentence}`

/** Stops an extraction that would lose something. */
function checkLosses(): void {
  const problems = locales
    .filter((locale) => fs.existsSync(path.join(root, catalogFile(locale))))
    .flatMap((locale) => checkCatalog(locale, readCatalog(locale)).filter(({ kind }) => kind === 'loss'))
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
    const source = readCatalog(locale)
    const { entries, broken } = readPo(source)
    // Problems caused by an unreadable line are not repeated.
    const stale = broken.length > 0 ? [] : staleEntries(file, entries, messages)
    return [...checkCatalog(locale, source), ...stale]
  })
  const problems = [...catalogs, ...forbiddenInMessages(messages)]
  for (const problem of problems) console.error(report(problem))
  console.log(`Checked ${messages.length} messages in ${locales.length} catalogs: ${problems.length} problems.`)
  process.exitCode = problems.length === 0 ? 0 : 1
}

if (import.meta.main)
  if (process.argv.includes('--losses')) checkLosses()
  else await main()
