import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { storyTime } from '../../../src/testing/isolation.ts'
import { StartError } from '../../serve/backend/startError.ts'

export const root = path.resolve(import.meta.dirname, '../../..')
/** The last revision of main that the working tree has, on the host or, without one, here. */
const mains = ['origin/main', 'main']

/** @throws {StartError} with the output of a command that fails */
export function run(command: string, args: readonly string[], cwd = root): string {
  // The year in the footer is the build's; pictures keep that of the stories.
  const env = { ...process.env, SOURCE_DATE_EPOCH: String(storyTime / 1000) }
  const shell = process.platform === 'win32'
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, shell, encoding: 'utf8' })
  if (status !== 0) throw new StartError(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`)
  return stdout.trim()
}

/** The commit to compare with: `wanted`, or where the working tree has left main. */
export function baseCommit(wanted: string | undefined): string {
  if (wanted !== undefined) return run('git', ['rev-parse', '--verify', `${wanted}^{commit}`])
  for (const main of mains) {
    const { status, stdout } = spawnSync('git', ['merge-base', main, 'HEAD'], { cwd: root, encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  throw new StartError(
    `There is no ${mains.join(' or ')} to compare with. Name a revision: npm run visual -- --base REV`,
  )
}

/** Builds the Storybook and the site of a folder. */
export function build(folder: string): void {
  for (const script of ['build-storybook', 'build']) {
    console.log(`Building: npm run ${script}`)
    run('npm', ['run', '--silent', script], folder)
  }
}

/** The built Storybook and site of a commit, built once in a worktree of its own; returns their folder. */
export function builtBase(commit: string): string {
  const folder = path.join(root, 'node_modules/.cache/visual', commit)
  const built = path.join(folder, 'built')
  if (fs.existsSync(built)) return built
  // Not below node_modules, whose files no plugin of the build compiles.
  const source = fs.mkdtempSync(path.join(os.tmpdir(), 'roqueta-base-'))
  console.log(`Building the base, ${commit.slice(0, 8)}, once: it is kept in ${path.relative(root, folder)}.`)
  fs.rmSync(folder, { recursive: true, force: true })
  run('git', ['worktree', 'prune'])
  run('git', ['worktree', 'add', '--detach', source, commit])
  try {
    run('npm', ['ci', '--no-audit', '--no-fund'], source)
    build(source)
    const part = path.join(folder, 'part')
    for (const name of ['dist', 'storybook-static'])
      fs.cpSync(path.join(source, name), path.join(part, name), { recursive: true })
    fs.renameSync(part, built)
  } finally {
    run('git', ['worktree', 'remove', '--force', source])
  }
  return built
}
