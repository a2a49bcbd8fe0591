import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'node-html-parser'
import type { Env } from '../../../src/lib/env.ts'
import { siteOrigin } from '../../../src/seo/siteUrl.ts'
import { headerRules } from './headers.ts'
import type { Host } from './host.ts'
import { hosts } from './hosts.ts'
import { inlineCode } from './inlineCode.ts'
import { securityTxt, securityTxtPath } from './securityTxt.ts'

/**
 * After the build: writes security.txt and the configuration files of every host, into the site or into a folder of
 * `deployDir`.
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
  const contents = Object.entries<Host>(hosts).map(([name, host]) => {
    const content = host.files({ rules, addresses, origin })
    host.check?.(content)
    return [host.place === 'site' ? outDir : path.join(deployDir, name), content] as const
  })
  write(outDir, { [securityTxtPath]: securityTxt(origin, now) })
  for (const [folder, content] of contents) write(folder, content)
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, content)
  }
}
