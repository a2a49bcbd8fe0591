import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { storeLead } from './backend/leads.ts'

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'leads-'))
afterAll(() => fs.rmSync(temporary, { recursive: true }))

/** What `npm run leads` prints. */
const command = (dataDir: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'leads.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, EMBEDDED_DATA_DIR: dataDir },
  })

test('leads are listed, newest first, and what a visitor typed cannot control the terminal', async () => {
  const dataDir = path.join(temporary, 'kept')
  await storeLead(dataDir, 'contact', { name: 'First' })
  await storeLead(dataDir, 'enquiry', { firstName: 'Second\u001B[2J' })
  const { stdout } = command(dataDir)
  expect(stdout.indexOf('Second')).toBeLessThan(stdout.indexOf('First'))
  expect(stdout).not.toContain('\u001B')
  expect(JSON.parse(command(dataDir, '--json').stdout)).toMatchObject([{ form: 'enquiry' }, { form: 'contact' }])
  // Windows has no such bits; there, the user's own folders are closed to others.
  const othersMay = process.platform === 'win32' ? 0 : fs.statSync(path.join(dataDir, 'leads.jsonl')).mode & 0o077
  expect(othersMay).toBe(0)
}, 60_000)

test('without leads there is no folder, and none is made', () => {
  const dataDir = path.join(temporary, 'none')
  expect(command(dataDir).stdout).toContain('No leads yet')
  expect(fs.existsSync(dataDir)).toBe(false)
  expect(command('memory')).toMatchObject({ status: 1, stderr: expect.stringContaining('EMBEDDED_DATA_DIR') })
}, 60_000)
