import fs from 'node:fs'
import { parseEnv } from '../src/lib/env.ts'
import { builtRoutes, sampledRoutes } from './blog/blogPages.ts'
import { siteOrigin } from '../src/seo/siteUrl.ts'
import { checkMarkup } from './checkDist/markup.ts'
import { orphans } from './checkDist/orphans.ts'
import { fileOf, readPage } from './checkDist/page.ts'
import { rules } from './checkDist/rules.ts'
import { loadSettings } from './settings.ts'

/**
 * Everything that is wrong with the built site, a sentence each, with the file it concerns. Of posts and further pages of the
 * blog's list a sample is read closely.
 */
export function checkDist(outDir: string, origin: string): string[] {
  const routes = builtRoutes(outDir)
  const missing = routes.filter((route) => !fs.existsSync(fileOf(outDir, route)))
  const pages = sampledRoutes(outDir).flatMap((route) => readPage(outDir, route) ?? [])
  const site = { outDir, origin, pages }
  return [
    ...orphans(outDir, routes),
    ...missing.map(({ id, path }) => `${path}.html is missing, but the manifest lists ${id}.`),
    ...pages.flatMap((page) =>
      Object.values(rules).flatMap((rule) => rule(page, site).map((text) => `${page.file} ${text}.`)),
    ),
  ]
}

if (import.meta.main) {
  const problems = [...checkDist('dist', siteOrigin(parseEnv(loadSettings()))), ...(await checkMarkup('dist'))]
  for (const problem of problems) console.error(problem)
  console.log(
    `Checked ${sampledRoutes('dist').length} of ${builtRoutes('dist').length} pages by ${Object.keys(rules).length} rules: ${problems.length} problems.`,
  )
  process.exitCode = problems.length === 0 ? 0 : 1
}
