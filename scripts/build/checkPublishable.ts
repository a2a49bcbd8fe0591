import { checkMessages, readCatalog, report, root } from '../check/catalogs/checkCatalogs.ts'
import { contentProblems } from '../check/content.ts'
import { extractMessages } from '../check/catalogs/extraction.ts'
import { redirectProblems } from './hosting/redirectProblems.ts'
import { StartError } from '../serve/backend/startError.ts'

/**
 * Checks values of `src/content`, redirects and catalogs before a build.
 * @throws {StartError} with the problems that a visitor would see, by file and line
 */
export async function checkPublishable(
  messages = extractMessages(root),
  read = readCatalog,
  content = contentProblems(),
): Promise<void> {
  // Alone: the check of the catalogs formats these values.
  if (content.length > 0) throw new StartError(content.map(report).join('\n'))
  const catalogs = checkMessages(await messages, read).filter(({ kind }) => kind !== 'style')
  const problems = [...catalogs.map(report), ...redirectProblems()]
  if (problems.length > 0)
    throw new StartError([...problems, ...(catalogs.length > 0 ? ['Run: npm run i18n:check'] : [])].join('\n'))
}
