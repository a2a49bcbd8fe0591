import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { runFile, type Run } from '../../../e2e/visual/run.ts'
import { storyTime } from '../../../src/testing/isolation.ts'
import { routesWithNewestPosts } from '../../build/blog/blogPages.ts'
import { chromiumLaunch } from '../../check/browser/browser.ts'
import { runCommand, StartError } from '../../serve/backend/startError.ts'
import { startServer } from '../../serve/serve.ts'
import { picturesOf, type Story } from './pictures.ts'

/**
 * `npm run visual -- [word …] [--base REV] [--no-build]`: compares the pictures of the base and of the working tree, taken with the
 * same browser. Exits with 1 if a picture cannot be taken; a changed one is a question to the reviewer.
 */
const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: { base: { type: 'string' }, build: { type: 'boolean', default: true } },
})

const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** The commit to compare with: where the working tree has left main, on the host or, without one, here. */
function baseCommit(): string {
  if (options.base !== undefined) return git('rev-parse', '--verify', `${options.base}^{commit}`)
  const mains = git('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/remotes/origin/main').split('\n')
  try {
    return git('merge-base', mains.at(-1) ?? '', 'HEAD')
  } catch {
    throw new StartError(
      'This clone has no common commit with main. Run: git fetch origin main, or git fetch --unshallow.',
    )
  }
}

/** Runs a command; its output is of interest if it fails, and so is on stderr. */
async function run(command: string, args: readonly string[], cwd = '.'): Promise<void> {
  const isReport = command === 'playwright'
  const child = spawn(command, args, {
    cwd,
    // The year in the footer is the build's; pictures keep that of the stories.
    env: { ...process.env, SOURCE_DATE_EPOCH: String(storyTime / 1000) },
    shell: process.platform === 'win32',
    stdio: ['ignore', isReport ? 'inherit' : 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new StartError(isReport ? '' : `${command} ${args.join(' ')} failed.`)
}

/** Builds the Storybook and the site of a folder. */
async function build(folder: string): Promise<void> {
  await run('npm', ['run', '--silent', 'build-storybook'], folder)
  await run('npm', ['run', '--silent', 'build'], folder)
}

/** The built Storybook and site of a commit, built once in a worktree of its own; returns their folder. */
async function builtBase(commit: string): Promise<string> {
  const built = path.resolve('node_modules/.cache/visual', commit, 'built')
  if (fs.existsSync(built)) return built
  // Not below node_modules, whose files no plugin of the build compiles.
  const source = fs.mkdtempSync(path.join(os.tmpdir(), 'roqueta-base-'))
  console.log(`Building the base, ${commit.slice(0, 8)}, once: it is kept in ${path.relative('.', built)}.`)
  git('worktree', 'prune')
  git('worktree', 'add', '--detach', source, commit)
  try {
    await run('npm', ['ci', '--no-audit', '--no-fund'], source)
    await build(source)
    const part = `${built}-${process.pid}`
    for (const name of ['dist', 'storybook-static'])
      fs.cpSync(path.join(source, name), path.join(part, name), { recursive: true })
    fs.renameSync(part, built)
  } finally {
    git('worktree', 'remove', '--force', source)
  }
  return built
}

type Preview = {
  readonly ready: () => Promise<void>
  readonly extract: () => Promise<Readonly<Record<string, Story>>>
}

/** Asks the built Storybook, as Chromatic does, which stories it has and how they want to be pictured. */
async function storiesOf(storybook: string) {
  const browser = await chromium.launch(chromiumLaunch())
  const page = await browser.newPage()
  await page.goto(`${storybook}/iframe`)
  const stories = await page.evaluate(async () => {
    const preview = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__
    await preview.ready()
    const all = Object.values(await preview.extract())
    return all.map(({ id, storyGlobals, parameters: { chromatic } }) => ({
      id,
      storyGlobals,
      parameters: { chromatic },
    }))
  })
  const version = browser.version()
  await browser.close()
  return { stories: stories as Story[], version }
}

/** Takes the pictures of a folder: those that the base lacks, or with the names of `before` all, which are compared. */
async function takePictures(folder: string, commit: string, before?: readonly string[]): Promise<readonly string[]> {
  const [dist, storybook] = ['dist', 'storybook-static'].map((name) => path.join(folder, name)) as [string, string]
  const servers = await Promise.all([startServer({ outDir: dist }), startServer({ outDir: storybook })])
  const [site, stories] = [servers[0].url, servers[1].url]
  try {
    const { version, stories: all } = await storiesOf(stories)
    // Another browser draws everything in its own way, so each has a set of its own.
    const base = path.resolve('node_modules/.cache/visual', commit, `pictures-${version}`)
    const pictures = picturesOf(
      { stories: all, storybook: stories },
      { routes: routesWithNewestPosts(dist), site },
      words,
    )
    const isMissing = ({ name }: { name: string }) => !fs.existsSync(path.join(base, `${name}.png`))
    const wanted: Run = { base, before, pictures: before === undefined ? pictures.filter(isMissing) : pictures }
    fs.mkdirSync(path.dirname(runFile), { recursive: true })
    fs.writeFileSync(runFile, JSON.stringify(wanted))
    const update = before === undefined ? 'all' : 'none'
    const playwright = ['test', '-c', 'e2e/visual', '--quiet', '--pass-with-no-tests', `--update-snapshots=${update}`]
    await run('playwright', playwright)
    return pictures.map(({ name }) => name)
  } finally {
    await Promise.all(servers.map(({ close }) => close()))
  }
}

await runCommand(async () => {
  process.chdir(path.resolve(import.meta.dirname, '../../..'))
  const commit = baseCommit()
  const built = await builtBase(commit)
  console.log(`Pictures of the base, ${commit.slice(0, 8)}: about one a second.`)
  const before = await takePictures(built, commit)
  if (options.build) await build('.')
  console.log('Pictures of the working tree.')
  const after = await takePictures('.', commit, before)
  if (before.length + after.length === 0) throw new StartError(`No picture has ${words.join(' or ')} in its name.`)
})
