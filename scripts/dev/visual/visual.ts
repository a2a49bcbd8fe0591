import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright'
import { storyTime } from '../../../src/testing/isolation.ts'
import { routesWithNewestPosts } from '../../build/blog/blogPages.ts'
import { runCommand, StartError } from '../../serve/backend/startError.ts'
import { startServer } from '../../serve/serve.ts'
import { baselinesIn } from './baselines.ts'
import { compare } from './compare.ts'
import { differences, fingerprintOf, isAllowed, type Fingerprint } from './fingerprint.ts'
import { pictureLaunch } from './launch.ts'
import { allPictures, matching } from './pictures.ts'
import { writeRun, type Run } from './run.ts'
import { serveStorybook, storiesOf } from './storybook.ts'
import { isClean, outcomeOf, summaryOf, type Outcome } from './summary.ts'

/** Exit code where the browser is not that of the baselines (77 as in Automake); pictures that differ and errors are 1. */
const skipped = 77

const root = path.resolve(import.meta.dirname, '../../..')
const dist = path.join(root, 'dist')
const baselines = baselinesIn(path.join(root, 'e2e/visual/baselines'))
const report = path.join(root, 'reports/visual/index.html')
/** Where Playwright compares. */
const workbench = path.join(root, 'reports/visual-run/baselines')

function build(): void {
  // The year in the footer is the build’s; pictures keep the one of the stories.
  const env = { ...process.env, SOURCE_DATE_EPOCH: String(storyTime / 1000) }
  for (const command of ['npm run build-storybook', 'npm run build']) {
    console.log(`Building: ${command}`)
    const { status, stdout, stderr } = spawnSync(command, { shell: true, cwd: root, env, encoding: 'utf8' })
    if (status !== 0) throw new StartError(`${command} failed:\n${stdout}${stderr}`)
  }
}

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    anyway: { type: 'boolean', default: false },
  },
})

/** Logs how this machine differs from the baselines' machine; returns whether pictures can be compared regardless. */
function isComparable(here: Fingerprint): boolean {
  const baseline = baselines.fingerprint()
  const found = baseline === undefined ? [] : differences(baseline, here)
  for (const { message } of found) console.warn(message)
  if (isAllowed(found, { ...options, isPart: words.length > 0 })) return true
  console.error(
    [
      'Pictures of two browsers differ almost everywhere, so nothing was compared or accepted. One of these helps:',
      '- let continuous integration compare: the check “Visual” of the pull request, and its artifact;',
      '- replace all baselines by those of this browser, on an unchanged main: npm run visual -- --update --anyway;',
      '- compare nevertheless: npm run visual -- --anyway',
    ].join('\n'),
  )
  return false
}

/** Accepts changed and new pictures, and deletes baselines without one. */
async function accept(orphans: readonly string[], since: number): Promise<void> {
  for (const name of orphans) baselines.remove(name)
  const accepted = await baselines.pack(workbench, since)
  for (const name of accepted) console.log(`accepted ${name}`)
  for (const name of orphans) console.log(`removed ${name}`)
  const weight = (baselines.weight() / 1e6).toFixed(1)
  console.log(`${accepted.length} accepted, ${orphans.length} removed; all baselines weigh ${weight} MB.`)
}

async function run(browser: Browser, origins: Omit<Run, 'pictures'>): Promise<Outcome> {
  const all = allPictures(await storiesOf(browser, origins.storybook), routesWithNewestPosts(dist))
  const pictures = matching(all, words)
  if (pictures.length === 0)
    throw new StartError(`No picture has ${words.join(' or ')} in its name. Names are like ${all[0]?.name}.`)
  const known = baselines.names()
  const taken = new Set(all.map(({ name }) => name))
  const orphans = words.length === 0 ? known.filter((name) => !taken.has(name)) : []
  await baselines.unpack(
    pictures.map(({ name }) => name),
    workbench,
  )
  writeRun({ pictures, ...origins })
  console.log(`Taking ${pictures.length} of ${all.length} pictures with Chromium ${browser.version()}.`)
  const began = Date.now()
  const results = await compare(pictures.length, options.update)
  if (options.update) await accept(orphans, began)
  console.log(`Done in ${((Date.now() - began) / 1000).toFixed(0)} s.`)
  return outcomeOf(results, known, options.update ? [] : orphans)
}

async function main(): Promise<void> {
  const browser = await chromium.launch(pictureLaunch())
  try {
    const here = await fingerprintOf(browser)
    if (!isComparable(here)) {
      process.exitCode = skipped
      return
    }
    if (!options['no-build']) build()
    const site = await startServer({ outDir: dist })
    const storybook = await serveStorybook(path.join(root, 'storybook-static'))
    try {
      const outcome = await run(browser, { site: site.url, storybook: storybook.url })
      if (options.update && (words.length === 0 || baselines.fingerprint() === undefined))
        baselines.writeFingerprint(here)
      console.log(`\n${summaryOf(outcome, path.relative(root, report), words)}`)
      if (!isClean(outcome)) process.exitCode = 1
    } finally {
      await storybook.close()
      await site.close()
    }
  } finally {
    await browser.close()
  }
}

await runCommand(main)
