import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'node-html-parser'
import type { Env } from '../../../src/lib/env.ts'
import { siteOrigin } from '../../../src/seo/siteUrl.ts'
import { findFiles } from '../findFiles.ts'
import { headerRules } from './headers.ts'
import type { Host, HostFiles } from './host.ts'
import { hosts } from './hosts.ts'
import { inlineCode } from './inlineCode.ts'
import { securityTxt, securityTxtPath } from './securityTxt.ts'

/**
 * After the build: writes security.txt and the configuration files of every host, into the site or into a folder of
 * `deployDir`.
 * @throws when a page contains code that the Content Security Policy blocks, or a file exceeds a host's limits
 */
export async function writeHosting(outDir: string, deployDir: string, env: Env, now: Date): Promise<void> {
  const problems = findFiles(outDir, '**/*.html').flatMap((file) => {
    const html = parse(fs.readFileSync(path.join(outDir, file), 'utf8'))
    return inlineCode(html).map((problem) => `${file} ${problem}`)
  })
  if (problems.length > 0)
    throw new Error(`The Content Security Policy allows no inline code:\n- ${problems.join('\n- ')}`)

  const origin = siteOrigin(env)
  const rules = headerRules(env)
  write(outDir, { [securityTxtPath]: securityTxt(origin, now) })
  for (const [name, host] of Object.entries<Host>(hosts)) {
    const content = await host.files({ rules, origin })
    host.check?.(content)
    write(host.place === 'site' ? outDir : path.join(deployDir, name), content)
  }
}

function write(folder: string, files: HostFiles): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, content)
  }
}
