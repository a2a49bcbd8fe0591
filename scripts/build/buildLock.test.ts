import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lockBuild } from './buildLock.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'build-lock-'))
const file = path.join(folder, 'reports/build.lock')
afterAll(() => fs.rmSync(folder, { recursive: true }))

test('a second build stops while the first is running, and not after that was killed', async () => {
  const script = `
    import { lockBuild } from ${JSON.stringify(path.resolve(import.meta.dirname, 'buildLock.ts'))}
    lockBuild(${JSON.stringify(file)})
    console.log('locked')
    setInterval(() => {}, 1000)`
  const first = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(first.stdout, 'data')
  expect(() => lockBuild(file)).toThrow(`Another build is running (process ${first.pid}). Wait until it ends.`)
  first.kill('SIGKILL')
  await once(first, 'exit')
  lockBuild(file)
  expect(fs.readFileSync(file, 'utf8')).toBe(String(process.pid))
})

test.each([String(process.pid), '', '0'])('a lock that says “%s” is left from a killed build', (left) => {
  fs.writeFileSync(file, left)
  lockBuild(file)
  expect(fs.readFileSync(file, 'utf8')).toBe(String(process.pid))
})
