import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import fs from 'node:fs'
import path from 'node:path'
import { parseEnv } from '../../../src/lib/env.ts'
import { siteOrigin } from '../../../src/seo/siteUrl.ts'
import { builtRoutes, selectedRoutes } from '../../build/blog/blogPages.ts'
import { loadSettings } from '../../serve/loadSettings.ts'
import { fileOf, readPage, rules } from './rules.ts'

/**
 * Everything that is wrong with the built site, a sentence each, with the file it concerns and the rule it breaks. Of posts
 * and further pages of the blog's list a selection is read closely.
 */
export async function checkDist(outDir: string, origin: string): Promise<string[]> {
  const pages = selectedRoutes(outDir).map((route) => readPage(outDir, route))
  const site = { outDir, origin, pages }
  return [
    ...orphans(outDir),
    ...pages.flatMap((page) =>
      Object.entries(rules).flatMap(([name, rule]) =>
        rule(page, site).map((text) => `${page.file} ${text} (${name}).`),
      ),
    ),
    ...(await markupProblems([...fs.globSync(`${outDir}/*.html`), ...pages.map(({ file }) => file)])),
  ]
}

/** Where links lead, without queries and fragments. Read without a parser: there may be thousands of posts. */
const linkedFrom = (file: string): string[] =>
  [...fs.readFileSync(file, 'utf8').matchAll(/<a\b[^>]*?\bhref="(\/[^"?#]*)/g)].map(([, address = '']) => address)

/** The built pages that no link reaches from `/`; the page after a form has none. */
function orphans(outDir: string): string[] {
  const built = builtRoutes(outDir)
  const files = new Map(built.map((route) => [route.path, fileOf(outDir, route)]))
  const reached = new Set(linkedFrom(path.join(outDir, 'index.html')))
  // The loop goes on to what it adds.
  for (const address of reached) {
    const file = files.get(address)
    if (file !== undefined) for (const link of linkedFrom(file)) reached.add(link)
  }
  return built
    .filter((route) => !reached.has(route.path) && route.page !== 'thankYou')
    .map((route) => `${fileOf(outDir, route)} cannot be reached from / by following links.`)
}

/** The rules of the HTML standard (html-validate.org/presets), the outline of headings, and alternatives of images. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    rules: { 'heading-level': 'error', 'wcag/h37': 'error' },
  }),
)

async function markupProblems(files: readonly string[]): Promise<string[]> {
  const reports = await Promise.all(files.map((file) => validator.validateString(fs.readFileSync(file, 'utf8'), file)))
  return reports
    .flatMap(({ results }) => results)
    .flatMap(({ filePath, messages }) =>
      messages.map(
        ({ message, ruleId, line, column, selector }) =>
          `${filePath}:${line}:${column} is not valid HTML: ${message} (${ruleId}) ${selector ?? ''}`,
      ),
    )
}

if (import.meta.main) {
  const problems = await checkDist('dist', siteOrigin(parseEnv(loadSettings())))
  for (const problem of problems) console.error(problem)
  console.log(
    `Checked ${selectedRoutes('dist').length} of ${builtRoutes('dist').length} pages: ${problems.length} problems.`,
  )
  process.exitCode = problems.length === 0 ? 0 : 1
}
