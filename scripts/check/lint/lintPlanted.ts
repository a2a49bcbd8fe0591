import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')
const config = path.join(import.meta.dirname, 'oxlint.config.ts')

/**
 * Lints files in a project of their own, which disturbs neither this one nor tests that run at the same time.
 * @returns the rules that refused something, by file
 */
export function lintPlanted(files: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const project = fs.mkdtempSync(path.join(os.tmpdir(), 'planted-'))
  try {
    for (const [file, source] of files) {
      fs.mkdirSync(path.dirname(path.join(project, file)), { recursive: true })
      fs.writeFileSync(path.join(project, file), source)
    }
    const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/oxlint'), ['-c', config, '--format', 'json', '.'], {
      cwd: project,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { code: string; filename: string }[] }
    const byFile = Map.groupBy(diagnostics, ({ filename }) => filename)
    return new Map([...files.keys()].map((file) => [file, (byFile.get(file) ?? []).map(({ code }) => code)]))
  } finally {
    fs.rmSync(project, { recursive: true, force: true })
  }
}
