import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { locales } from '../../../src/i18n/locales.ts'
import { readLeads } from '../../serve/backend/leads.ts'
import { runCommand, StartError } from '../../serve/backend/startError.ts'
import { startServer } from '../../serve/serve.ts'
import type { Engine } from './browser.ts'
import { firefox } from './firefox.ts'
import { englishOnly, flows, type Flow } from './flows.ts'
import { createVisitor, type Visitor } from './visitor.ts'
import { copyWatched } from './watchedCopy.ts'
import { webkit } from './webkit.ts'

const engines = [firefox, webkit]
const widths = [390, 1440]
const height = 900

/**
 * `npm run test:engines`: the flows of visitors in Firefox and WebKit, on the site in `dist`. Names of engines or flows
 * as arguments run only these.
 */
async function testEngines(args: readonly string[]): Promise<void> {
  const chosen = <Item>(items: readonly Item[], name: (item: Item) => string): readonly Item[] => {
    const named = items.filter((item) => args.includes(name(item)))
    return named.length === 0 ? items : named
  }
  const ran = chosen(engines, ({ name }) => name.toLowerCase())
  const missing = ran.flatMap((engine) => engine.missing() ?? [])
  if (missing.length > 0)
    throw new StartError([...missing, 'To run one engine only: npm run test:engines -- firefox'].join('\n'))
  if (!fs.existsSync('dist/index.html'))
    throw new StartError('There is no built site in dist: run npm run build first.')

  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'roqueta-engines-'))
  const [outDir, dataDir] = [path.join(folder, 'site'), path.join(folder, 'data')]
  copyWatched('dist', outDir)
  const server = await startServer({ outDir, dataDir })
  const began = performance.now()
  const results = await Promise.allSettled(
    ran.map((engine) =>
      runFlows(
        engine,
        chosen<NamedFlow>(Object.entries(flows), ([name]) => name),
        server.url,
        dataDir,
      ),
    ),
  )
  await server.close()
  fs.rmSync(folder, { recursive: true })

  for (const result of results) if (result.status === 'rejected') throw result.reason as Error
  const failed = results.reduce((sum, result) => sum + (result.status === 'fulfilled' ? result.value : 0), 0)
  console.log(`${failed} failed, in ${seconds(began)}`)
  process.exitCode = failed === 0 ? 0 : 1
}

/** The error of a flow, and those of its pages. */
async function problemsOf(visitor: Visitor, flow: Flow): Promise<string[]> {
  const problems: string[] = []
  for (const part of [flow, async () => void problems.push(...(await visitor.errors()))])
    await part(visitor).catch((error: unknown) => problems.push(String(error)))
  return problems
}

type NamedFlow = readonly [name: string, flow: Flow]

/** @returns how many failed */
async function runFlows(engine: Engine, chosen: readonly NamedFlow[], siteUrl: string, dataDir: string) {
  let failures = 0
  const blank = `${siteUrl}/robots.txt`
  const browser = await engine.start(blank)
  try {
    for (const width of widths)
      for (const locale of locales)
        for (const [name, flow] of chosen) {
          if (locale !== 'en' && englishOnly.includes(name)) continue
          const start = performance.now()
          const visitor = createVisitor({ browser, siteUrl, locale, width, leads: () => readLeads(dataDir) })
          const problems = await problemsOf(visitor, async () => {
            await browser.resize(width, height)
            // Every flow begins as a first visit.
            await browser.open(blank)
            await browser.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
            await flow(visitor)
          })
          failures += problems.length === 0 ? 0 : 1
          const result = `${problems.length === 0 ? 'passed' : 'FAILED'} ${engine.name} ${width} ${locale}: ${name}`
          console.log([`${result} (${seconds(start)})`, ...problems].join('\n  '))
        }
  } finally {
    await browser.close()
  }
  return failures
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

if (import.meta.main) await runCommand(() => testEngines(process.argv.slice(2)))
