import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { locales } from '../../../src/i18n/locales.ts'
import { readLeads } from '../../serve/backend/leads.ts'
import { startServer } from '../../serve/serve.ts'
import { engines } from './drivers.ts'
import { englishOnly, flows } from './flows.ts'
import { createVisitor } from './visitor.ts'
import { copyWatched } from './watchedCopy.ts'

/**
 * `npm run test:engines`: the flows of visitors in Firefox and WebKit, on the site in `dist`, at two widths. Names of engines or
 * flows as arguments run only these.
 */
const args = process.argv.slice(2)
const chosen = <Value>(all: Readonly<Record<string, Value>>) => {
  const named = Object.entries(all).filter(([name]) => args.includes(name))
  return named.length > 0 ? named : Object.entries(all)
}
const missing = chosen(engines).filter(([, engine]) => engine.isMissing())
if (missing.length > 0) {
  for (const [name, { install }] of missing) console.error(`${name} is missing: ${install}.`)
  process.exit(1)
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'roqueta-engines-'))
const [outDir, dataDir] = [path.join(folder, 'site'), path.join(folder, 'data')]
copyWatched(outDir)
const server = await startServer({ outDir, dataDir })
const blank = `${server.url}/robots.txt`

for (const [engine, { start }] of chosen(engines)) {
  const browser = await start(blank)
  for (const width of [390, 1440])
    for (const locale of locales)
      for (const [name, flow] of chosen(flows)) {
        if (locale !== 'en' && englishOnly.includes(name)) continue
        const problems: unknown[] = []
        try {
          await browser.resize(width, 900)
          // Every flow begins as a first visit.
          await browser.open(blank)
          await browser.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
          const leads = () => readLeads(dataDir)
          await flow(createVisitor({ browser, siteUrl: server.url, locale, isOnPhone: width < 1024, leads }))
        } catch (error) {
          problems.push(error)
        }
        const errors = await browser
          .evaluate(() => sessionStorage.getItem('errors') ?? '[]')
          .catch((error: unknown) => JSON.stringify([String(error)]))
        problems.push(...(JSON.parse(errors) as string[]))
        const result = problems.length === 0 ? 'passed' : 'FAILED'
        console.log([`${result} ${engine} ${width} ${locale}: ${name}`, ...problems.map(String)].join('\n  '))
        if (problems.length > 0) process.exitCode = 1
      }
  await browser.close()
}
await server.close()
fs.rmSync(folder, { recursive: true })
