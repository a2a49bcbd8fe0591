import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'node-html-parser'
import { parseEnv, type Env } from '../../../src/lib/env.ts'
import { siteOrigin } from '../../../src/seo/siteUrl.ts'
import { headerRules } from './headers.ts'
import { headersFile, redirectsFile } from './hostFiles.ts'
import { inlineCode } from './inlineCode.ts'
import { nginxFiles } from './nginx.ts'
import { hosting } from './redirects.ts'
import { securityTxt, securityTxtPath } from './securityTxt.ts'
import { loadSettings } from '../../serve/loadSettings.ts'

/**
 * After the build: writes the hosts' configuration files. `_headers` and `_redirects` go into the site,
 * where Netlify and Cloudflare Pages read them; nginx's files go into `deployDir`, which is not served.
 * @throws when a page contains code that the Content Security Policy blocks, or a file exceeds a host's limits
 */
export function writeHosting(outDir: string, deployDir: string, env: Env, now: Date): void {
  const files = fs.globSync('**/*.*', { cwd: outDir }).map((file) => file.replaceAll(path.sep, '/'))
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
  checkLimits(_headers, _redirects)
  write(outDir, {
    _headers,
    _redirects,
    [securityTxtPath]: securityTxt(origin, now),
  })
  write(deployDir, nginxFiles(rules, hosting, origin))
}

/** Limits of Cloudflare Pages for each file: https://developers.cloudflare.com/pages/configuration/redirects/ */
const cloudflareLimits = { headerLine: 2000, exactRedirects: 2000 }

/** Warns of more posts (a line each, hostFiles.ts) than Cloudflare Pages reads. @throws when settings make a line too long */
function checkLimits(headers: string, redirects: string): void {
  const longest = Math.max(...headers.split('\n').map(({ length }) => length))
  if (longest > cloudflareLimits.headerLine)
    throw new Error(`Cloudflare Pages would not take _headers: a line has ${longest} characters, at most 2,000.`)
  const exact = redirects.split('\n').filter((line) => line !== '' && !/^\S*[*:]/.test(line)).length
  if (exact > cloudflareLimits.exactRedirects)
    console.warn(
      `On Cloudflare Pages new posts would not open before the next build: _redirects has ${exact} exact redirects, at most 2,000.`,
    )
}

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
