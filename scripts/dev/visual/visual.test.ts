import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

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
  const summary = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'visual-')), 'summary.md')
  onTestFinished(() => fs.rmSync(path.dirname(summary), { recursive: true }))
  const { status, stdout } = spawnSync('bash', ['-e', '-c', script.replace('npm run visual', command)], {
    encoding: 'utf8',
    env: { ...process.env, GITHUB_STEP_SUMMARY: summary },
  })
  const isInSummary = fs.existsSync(summary) && fs.readFileSync(summary, 'utf8').startsWith('skipped')
  expect(isInSummary).toBe(stdout.includes('::warning::skipped'))
  return { status, isSkipped: isInSummary }
}

test('the workflow skips another browser, and passes every other failure on', () => {
  expect(runWorkflow('true')).toEqual({ status: 0, isSkipped: false })
  expect(runWorkflow('(exit 77)')).toEqual({ status: 0, isSkipped: true })
  expect(runWorkflow('(exit 1)')).toEqual({ status: 1, isSkipped: false })
  expect(runWorkflow('(exit 2)')).toEqual({ status: 2, isSkipped: false })
})
