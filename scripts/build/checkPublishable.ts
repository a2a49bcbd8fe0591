import { locales, type Locale } from '../../src/i18n/locales.ts'
import { checkCatalog, readCatalog, report } from '../check/catalogs/checkCatalogs.ts'
import { StartError } from '../serve/backend/startError.ts'

/**
 * Stops a build whose pages would show lost letters, broken texts, English, or translations of an earlier English text.
 * @throws {StartError} with the problems, by file and line
 */
export function checkPublishable(read: (locale: Locale) => string = readCatalog): void {
  const problems = locales.flatMap((locale) =>
    checkCatalog(locale, read(locale)).filter(({ kind }) => kind !== 'style'),
  )
  if (problems.length > 0) throw new StartError([...problems.map(report), 'Run: npm run i18n:check'].join('\n'))
}
