import fs from 'node:fs'
import path from 'node:path'
import type { Env } from '../../../src/lib/env.ts'
import { siteOrigin } from '../../../src/seo/siteUrl.ts'
import { headerRules } from './headers.ts'
import { headersFile, redirectsFile } from './netlify.ts'
import { nginxFiles } from './nginx/nginx.ts'

/**
 * After the build: writes the configuration of the hosts, for Netlify and Cloudflare Pages into the site, for nginx into a folder of
 * `deployDir`, which is not served.
 */
export function writeHosting(outDir: string, deployDir: string, env: Env): void {
  const origin = siteOrigin(env)
  const rules = headerRules(env)
  write(outDir, { _headers: headersFile(rules), _redirects: redirectsFile() })
  write(path.join(deployDir, 'nginx'), nginxFiles(rules, origin))
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, content)
  }
}
