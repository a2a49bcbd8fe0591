import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')

test('a run that throws fails, and is not a skip', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/dev/visual/visual.ts', '--nonsense'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(stderr).toContain('--nonsense')
  expect(status).toBe(1)
})

/** The script of the workflow's step “Compare”, with a command in place of `npm run visual`. */
function runWorkflow(command: string) {
  const [, script = ''] =
    /name: Compare\n[^]*?run: \|\n((?: {10}.*\n)+)/.exec(
      fs.readFileSync(path.join(root, '.github/workflows/visual.yml'), 'utf8'),
    ) ?? []
  expect(script).toContain('npm run visual ')
  const { status, stdout } = spawnSync('bash', ['-e', '-c', script.replace('npm run visual', command)], {
    encoding: 'utf8',
  })
  return { status, isSkipped: stdout.includes('::warning::skipped') }
}

test('the workflow skips another browser, and passes every other failure on', () => {
  expect(runWorkflow('true')).toEqual({ status: 0, isSkipped: false })
  expect(runWorkflow('(exit 77)')).toEqual({ status: 0, isSkipped: true })
  expect(runWorkflow('(exit 1)')).toEqual({ status: 1, isSkipped: false })
  expect(runWorkflow('(exit 2)')).toEqual({ status: 2, isSkipped: false })
})
