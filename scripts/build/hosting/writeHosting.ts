import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'node-html-parser'
import { parseEnv, type Env } from '../../../src/lib/env.ts'
import { siteOrigin } from '../../../src/seo/siteUrl.ts'
import { cloudflareHeaderProblems, cloudflareRedirectProblems } from './cloudflareRules.ts'
import { headerRules } from './headers.ts'
import { headersFile, redirectsFile } from './hostFiles.ts'
import { inlineCode } from './inlineCode.ts'
import { nginxFiles } from './nginx.ts'
import { hosting } from './redirects.ts'
import { securityTxt, securityTxtPath } from './securityTxt.ts'
import { loadSettings } from '../../serve/loadSettings.ts'

/**
 * After the build: writes what hosts need to know, all from scripts/build/hosting. `_headers` and `_redirects` go into the site,
 * where Netlify and Cloudflare Pages look for them, nginx's files into `deployDir`, which is not served.
 * @throws when a page holds code that the Content Security Policy refuses, or a host would not take its file
 */
export function writeHosting(outDir: string, deployDir: string, env: Env, now: Date): void {
  const files = fs
    .readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
  const problems = files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const html = parse(fs.readFileSync(path.join(outDir, file), 'utf8'))
      return inlineCode(html).map((problem) => `${file} ${problem}`)
    })
  if (problems.length > 0)
    throw new Error(`The Content Security Policy allows no inline code:\n- ${problems.join('\n- ')}`)

  const origin = siteOrigin(env)
  const rules = headerRules(env)
  const addresses = files.map((file) => `/${file.replace(/\.html$/, '')}`)
  const [_headers, _redirects] = [headersFile(rules), redirectsFile(hosting, addresses)]
  const refused = [
    ...cloudflareHeaderProblems(_headers).map((problem) => `_headers: ${problem}`),
    ...cloudflareRedirectProblems(_redirects).map((problem) => `_redirects: ${problem}`),
  ]
  const [tooMany, wrong] = [refused.filter(isLimit), refused.filter((problem) => !isLimit(problem))]
  for (const problem of tooMany)
    console.warn(
      `On Cloudflare Pages new posts would not open before the next build: ${problem} Other hosts have no such limit.`,
    )
  if (wrong.length > 0) throw new Error(`Cloudflare Pages would not take these files:\n- ${wrong.join('\n- ')}`)
  write(outDir, {
    _headers,
    _redirects,
    [securityTxtPath]: securityTxt(origin, now),
  })
  write(deployDir, nginxFiles(rules, hosting, origin))
}

/** One line for each post (hostFiles.ts): beyond the limit the host passes over the rest. */
const isLimit = (problem: string): boolean => problem.endsWith('exact redirects, at most 2,000.')

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, content)
  }
}

if (import.meta.main) {
  const [outDir = 'dist', deployDir = 'deploy/nginx'] = process.argv.slice(2)
  writeHosting(outDir, deployDir, parseEnv(loadSettings()), new Date())
  console.log(`Wrote ${outDir}/_headers, _redirects, security.txt and nginx's configuration in ${deployDir}.`)
}
