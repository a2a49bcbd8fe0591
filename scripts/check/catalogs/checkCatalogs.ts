import fs from 'node:fs'
import path from 'node:path'
import { defaultLocale, locales, type Locale } from '../../../src/i18n/locales.ts'
import { factsOf } from '../../build/vite/messageFacts.ts'
import { runCommand } from '../../serve/backend/startError.ts'
import { extractMessages, staleEntries, type SourceMessage } from './extraction.ts'
import { readPo } from './po.ts'
import { findingsOf, type Facts, type Finding } from './rules.ts'
import { forbiddenInMessages } from './terms.ts'
import { readCode, unknownVariables } from './unknownVariables.ts'

export type Problem = Finding & {
  /** From the root of the project, with slashes. */
  readonly file: string
  readonly line: number
  /** The English text of the entry; empty where no entry can be made out. */
  readonly message: string
}

export const root = path.resolve(import.meta.dirname, '../../..')
const catalogFile = (locale: Locale): string => `locales/${locale}.po`
/** A catalog; of a new language, an empty one. */
export function readCatalog(locale: Locale): string {
  const file = path.join(root, catalogFile(locale))
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
}

/** Every problem of a catalog, except those that need the source code (`staleEntries`). */
export function checkCatalog(locale: Locale, source: string, facts = factsIn(locale, source)): Problem[] {
  const file = catalogFile(locale)
  const { entries, broken } = readPo(source)
  const problems = entries
    .filter(({ isObsolete }) => !isObsolete)
    .flatMap((entry) =>
      findingsOf(entry, locale, facts).map((it) => ({ file, line: entry.msgstrLine, message: entry.msgid, ...it })),
    )
  return [...broken.map((it): Problem => ({ file, message: '', kind: 'broken', ...it })), ...problems].toSorted(
    (one, other) => one.line - other.line,
  )
}

function factsIn(locale: Locale, source: string): Facts {
  const { entries } = readPo(source)
  return factsOf(locale, ({ message }) => entries.find(({ msgid }) => msgid === message)?.msgstr)
}

/** A problem as it is printed. */
export const report = ({ file, line, message, sentence }: Omit<Problem, 'kind'>): string =>
  `${file}:${line}${message === '' ? '' : `  “${message}”`}\n  ${sentence}`

/** Every problem of every catalog, compared with the messages of the source code. */
export function checkMessages(messages: readonly SourceMessage[], read = readCatalog): Problem[] {
  const english = readPo(read(defaultLocale)).entries
  const catalogs = locales.flatMap((locale): Problem[] => {
    const [file, source] = [catalogFile(locale), read(locale)]
    if (source === '')
      return [
        {
          file,
          line: 1,
          message: '',
          sentence: 'The catalog is missing. Run: npm run i18n:extract',
          kind: 'unfinished',
        },
      ]
    const { entries, broken } = readPo(source)
    // Problems caused by an unreadable line are not repeated.
    return [
      ...checkCatalog(locale, source),
      ...(broken.length > 0 ? [] : staleEntries(file, entries, messages, english)),
    ]
  })
  const facts = factsIn(defaultLocale, read(defaultLocale))
  return [...catalogs, ...unknownVariables(messages, facts, readCode(root)), ...forbiddenInMessages(messages)]
}

async function main(): Promise<void> {
  const messages = await extractMessages(root)
  const problems = checkMessages(messages)
  for (const problem of problems) console.error(report(problem))
  console.log(`Checked ${messages.length} messages in ${locales.length} catalogs: ${problems.length} problems.`)
  process.exitCode = problems.length === 0 ? 0 : 1
}

if (import.meta.main) await runCommand(main)
