import fs from 'node:fs'
import { parseEnv } from '../../../src/lib/env.ts'
import type { Route } from '../../../src/routing/manifest.ts'
import { siteOrigin } from '../../../src/seo/siteUrl.ts'
import { builtRoutes, selectedRoutes } from '../../build/blog/blogPages.ts'
import { loadSettings } from '../../serve/loadSettings.ts'
import { checkMarkup } from './markup.ts'
import { orphans } from './orphans.ts'
import { fileOf, readPage } from './page.ts'
import type { Rule } from './rule.ts'
import { rules } from './rules.ts'

/**
 * Everything that is wrong with the built site, a sentence each, with the file it concerns and the rule it breaks. Of posts
 * and further pages of the blog's list a selection is read closely.
 */
export async function checkDist(outDir: string, origin: string): Promise<string[]> {
  const routes = builtRoutes(outDir)
  const exists = (route: Route): boolean => fs.existsSync(fileOf(outDir, route))
  const pages = selectedRoutes(outDir)
    .filter(exists)
    .map((route) => readPage(outDir, route))
  const site = { outDir, origin, pages }
  const named: (readonly [string, Rule])[] = Object.entries(rules)
  return [
    ...routes
      .filter((route) => !exists(route))
      .map(({ page, locale, path }) => `${path}.html is missing, but the manifest lists ${locale}:${page}.`),
    ...orphans(outDir, routes.filter(exists)),
    ...pages.flatMap((page) =>
      named.flatMap(([name, rule]) => rule(page, site).map((text) => `${page.file} ${text} (${name}).`)),
    ),
    ...(await checkMarkup([...fs.globSync(`${outDir}/*.html`), ...pages.map(({ file }) => file)])),
  ]
}

if (import.meta.main) {
  const problems = await checkDist('dist', siteOrigin(parseEnv(loadSettings())))
  for (const problem of problems) console.error(problem)
  console.log(
    `Checked ${selectedRoutes('dist').length} of ${builtRoutes('dist').length} pages by ${Object.keys(rules).length} rules: ${problems.length} problems.`,
  )
  process.exitCode = problems.length === 0 ? 0 : 1
}
