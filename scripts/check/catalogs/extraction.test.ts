import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyProject } from '../copyProject.ts'

test('the texts of a project in a folder whose name is a glob are found', () => {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'extraction-'))
  onTestFinished(() => fs.rmSync(parent, { recursive: true }))
  const cwd = path.join(parent, 'Büro & Söhne [1]')
  copyProject(cwd)
  const check = spawnSync(process.execPath, ['scripts/check/catalogs/checkCatalogs.ts'], { cwd, encoding: 'utf8' })
  expect(check.stdout).toMatch(/Checked \d{3,} messages/)
}, 60_000)
