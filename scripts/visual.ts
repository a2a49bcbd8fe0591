import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import { chromium } from 'playwright'
import { manifest } from '../src/routing/manifest.ts'
import { storyTime } from '../src/testing/isolation.ts'
import { startServer } from './serve.ts'
import { baselinesIn } from './visual/baselines.ts'
import { differences, fingerprintOf } from './visual/fingerprint.ts'
import { pictureLaunch } from './visual/launch.ts'
import { allPictures, matching } from './visual/pictures.ts'
import { writeRun } from './visual/run.ts'
import { serveStorybook, storiesOf } from './visual/storybook.ts'
import { isClean, outcomeOf, summaryOf, type TestResult } from './visual/summary.ts'

const usage = `npm run visual                  compare every story and page with its accepted picture
npm run visual -- <words>       only those in whose name a word stands: button, pages/de-preise, stories/
npm run visual -- --update      accept what looks different, what is new, and what is gone
npm run visual -- --no-build    the Storybook and the site are built already
npm run visual -- --anyway      compare although the browser is not the one of the baselines`

/** Exit codes: something looks different; nothing could be compared. */
const differs = 1
const incomparable = 2

const root = path.resolve(import.meta.dirname, '..')
const baselines = baselinesIn(path.join(root, 'e2e/visual/baselines'))
const resultsFile = path.join(root, 'reports/visual-run/results.json')
/** Where Playwright compares. */
const workbench = path.join(root, 'reports/visual-run/baselines')

function build(): void {
  // The year in the footer is the build’s; pictures keep the one of the stories.
  const env = { ...process.env, SOURCE_DATE_EPOCH: String(storyTime / 1000) }
  for (const command of ['npm run build-storybook', 'npm run build']) {
    console.log(`Building: ${command}`)
    const { status, stdout, stderr } = spawnSync(command, { shell: true, cwd: root, env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${command} failed:\n${stdout}${stderr}`)
  }
}

const testsOf = ({ specs, suites = [] }: JSONReportSuite): TestResult[] => [
  ...specs.map(({ title, ok, tests }) => ({
    name: title,
    hasPassed: ok,
    error:
      tests
        .at(-1)
        ?.results.at(-1)
        ?.errors.map(({ message }) => stripVTControlCharacters(message))
        .join('\n') ?? '',
  })),
  ...suites.flatMap(testsOf),
]

/** Takes the pictures and compares them; the servers of this process answer the browsers meanwhile. */
async function compare(isUpdate: boolean): Promise<TestResult[]> {
  fs.rmSync(resultsFile, { force: true })
  const args = [
    'test',
    '-c',
    'e2e/visual/playwright.config.ts',
    '--quiet',
    `--update-snapshots=${isUpdate ? 'changed' : 'none'}`,
  ]
  const child = spawn('playwright', args, {
    cwd: root,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject))
  if (!fs.existsSync(resultsFile))
    throw new Error('The browser’s run ended without results; what it said stands above.')
  return (JSON.parse(fs.readFileSync(resultsFile, 'utf8')) as JSONReport).suites.flatMap(testsOf)
}

async function main(): Promise<number> {
  const { values, positionals: words } = parseArgs({
    allowPositionals: true,
    options: {
      update: { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
      anyway: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const browser = await chromium.launch(pictureLaunch())
  const here = await fingerprintOf(browser)
  const baseline = baselines.fingerprint()
  const found = baseline === undefined ? [] : differences(baseline, here)
  for (const { message } of found) console.warn(message)
  if (found.some(({ isFatal }) => isFatal) && !values.anyway && !(values.update && words.length === 0)) {
    console.error(
      [
        'Pictures of two browsers differ almost everywhere, so nothing was compared. One of these helps:',
        '- let continuous integration compare (the workflow “Visual” has the browser of the baselines);',
        '- make new baselines of everything with this browser, on an unchanged main: npm run visual -- --update;',
        '- compare nevertheless: npm run visual -- --anyway',
      ].join('\n'),
    )
    await browser.close()
    return incomparable
  }
  if (!values['no-build']) build()
  const [site, storybook] = [
    await startServer({ outDir: path.join(root, 'dist') }),
    await serveStorybook(path.join(root, 'storybook-static')),
  ]
  const all = allPictures(await storiesOf(browser, storybook.url), manifest)
  await browser.close()
  const pictures = matching(all, words)
  const known = baselines.names()
  const taken = new Set(all.map(({ name }) => name))
  const orphans = words.length === 0 ? known.filter((name) => !taken.has(name)) : []
  if (pictures.length === 0)
    throw new Error(`No picture has ${words.join(' or ')} in its name. Names are like ${all[0]?.name}.`)
  console.log(`Taking ${pictures.length} of ${all.length} pictures with ${here.browser}.`)
  await baselines.unpack(
    pictures.map(({ name }) => name),
    workbench,
  )
  writeRun({ pictures, storybook: storybook.url, site: site.url })
  const began = Date.now()
  const results = await compare(values.update)
  storybook.close()
  await site.close()

  if (values.update) {
    for (const name of orphans) baselines.remove(name)
    const accepted = await baselines.pack(workbench, began)
    if (baseline === undefined || words.length === 0) baselines.writeFingerprint(here)
    for (const name of accepted) console.log(`accepted ${name}`)
    for (const name of orphans) console.log(`removed ${name}`)
    console.log(
      `${accepted.length} accepted, ${orphans.length} removed; all baselines weigh ${(baselines.weight() / 1e6).toFixed(1)} MB.`,
    )
  }
  const outcome = outcomeOf(results, known, values.update ? [] : orphans)
  if (!values.update || outcome.broken.length > 0) console.log(`\n${summaryOf(outcome, 'reports/visual/index.html')}`)
  console.log(`Pictures taken in ${((Date.now() - began) / 1000).toFixed(0)} s.`)
  return isClean(outcome) ? 0 : differs
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = incomparable
}
