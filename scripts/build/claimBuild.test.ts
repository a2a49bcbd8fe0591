import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'claim-'))
const module = JSON.stringify(path.resolve(import.meta.dirname, 'claimBuild.ts'))
/** A build that ends when it is killed, or after its last line. */
function build(last = '') {
  const code = `const { claimBuild } = await import((await import('node:url')).pathToFileURL(${module}).href)
    claimBuild(); console.log('building'); ${last}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { cwd: folder })
  onTestFinished(() => void child.kill())
  const output = child.stdout.toArray().then((chunks) => Buffer.concat(chunks).toString())
  const problem = child.stderr.toArray().then((chunks) => Buffer.concat(chunks).toString())
  return { child, output, problem }
}
const running = async () => {
  const { child } = build('setInterval(() => {}, 1000)')
  await expect.poll(() => fs.existsSync(path.join(folder, 'reports/build.pid')), { timeout: 20_000 }).toBe(true)
  return child
}

test('a build does not start while another one runs, and does after it has ended or was killed', async () => {
  const first = await running()
  expect(await build().problem).toContain(`Another build of this project is running (process ${first.pid})`)
  first.kill('SIGKILL')
  await once(first, 'exit')
  expect(await build().output).toContain('building')
  expect(fs.existsSync(path.join(folder, 'reports/build.pid'))).toBe(false)
}, 60_000)
