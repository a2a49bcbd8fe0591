import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand, StartError } from '../../serve/backend/startError.ts'
import { startServer } from '../../serve/serve.ts'

/**
 * `npm run visual -- [word …] [--base REV] [--no-build]`: takes pictures of a base and of the working tree with Playwright, and
 * compares them (docs/reviewing.md).
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

async function run(command: string, { cwd = '.', env = {}, args = [] as readonly string[] } = {}): Promise<void> {
  const [name = '', ...rest] = [...command.split(' '), ...args]
  const child = spawn(name, rest, {
    cwd,
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
    stdio: 'inherit',
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new StartError(`${command} failed.`)
}

async function build(folder: string): Promise<void> {
  await run('npm run --silent build-storybook', { cwd: folder })
  await run('npm run --silent build', { cwd: folder })
}

/** Builds the Storybook and the site of a commit in a worktree, once. */
async function buildBase(commit: string, built: string): Promise<void> {
  if (fs.existsSync(built)) return
  // Not below node_modules, whose files no plugin of the build compiles.
  const source = fs.mkdtempSync(path.join(os.tmpdir(), 'roqueta-base-'))
  console.log(`Building the base, ${commit.slice(0, 8)}, once: it is kept in ${path.relative('.', built)}.`)
  git('worktree', 'prune')
  git('worktree', 'add', '--detach', source, commit)
  try {
    await run('npm ci --no-audit --no-fund', { cwd: source })
    await build(source)
    const part = `${built}-${process.pid}`
    for (const name of ['dist', 'storybook-static'])
      fs.cpSync(path.join(source, name), path.join(part, name), { recursive: true })
    fs.renameSync(part, built)
  } finally {
    git('worktree', 'remove', '--force', source)
  }
}

/** Runs e2e/visual on a built site and Storybook. */
async function takePictures(folder: string, pictures: string, ...args: readonly string[]): Promise<void> {
  const servers = await Promise.all(
    ['dist', 'storybook-static'].map((name) => startServer({ outDir: path.join(folder, name) })),
  )
  const [site, storybook] = servers.map(({ url }) => url)
  const grep = words.length === 0 ? [] : ['--grep', words.join('|')]
  try {
    await run('playwright test -c e2e/visual --quiet', {
      env: { VISUAL_FOLDER: folder, VISUAL_SITE: site, VISUAL_STORYBOOK: storybook, VISUAL_PICTURES: pictures },
      args: [...args, ...grep],
    })
  } finally {
    await Promise.all(servers.map(({ close }) => close()))
  }
}

await runCommand(async () => {
  process.chdir(path.resolve(import.meta.dirname, '../../..'))
  const commit = baseCommit()
  const cache = path.resolve('node_modules/.cache/visual', commit)
  const [built, pictures] = [path.join(cache, 'built'), path.join(cache, 'pictures')]
  await buildBase(commit, built)
  console.log(`Pictures of the base, ${commit.slice(0, 8)}: about one a second.`)
  await takePictures(built, pictures, '--update-snapshots=all', '--pass-with-no-tests')
  if (options.build) await build('.')
  console.log('Pictures of the working tree.')
  await takePictures('.', pictures, '--update-snapshots=none')
})
