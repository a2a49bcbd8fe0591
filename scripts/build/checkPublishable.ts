import { locales, type Locale } from '../../src/i18n/locales.ts'
import { checkCatalog, readCatalog, report } from '../check/catalogs/checkCatalogs.ts'
import { StartError } from '../serve/backend/startError.ts'

/** Number of problems that the build prints; the check prints all. */
const shown = 3

/**
 * Stops a build whose pages would show lost letters, broken texts, English, or translations of an earlier English text.
 * @throws {StartError} with the first problems, by file and line
 */
export function checkPublishable(read: (locale: Locale) => string = readCatalog): void {
  const problems = locales.flatMap((locale) =>
    checkCatalog(locale, read(locale)).filter(({ kind }) => kind !== 'style'),
  )
  if (problems.length === 0) return
  const rest = problems.length > shown ? `and ${problems.length - shown} more problems` : ''
  throw new StartError(
    [...problems.slice(0, shown).map(report), rest, 'Run: npm run i18n:check'].filter(Boolean).join('\n'),
  )
}
