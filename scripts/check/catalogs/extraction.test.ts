import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')

test('source files are found in a folder whose name is a glob', () => {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'extraction-'))
  onTestFinished(() => fs.rmSync(parent, { recursive: true }))
  const cwd = path.join(parent, 'Büro & Söhne [1]')
  fs.mkdirSync(path.join(cwd, 'src'), { recursive: true })
  fs.writeFileSync(path.join(cwd, 'src/a.ts'), '')
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(cwd, 'node_modules'), 'junction')
  const list = `
    const { getCatalogs } = await import('@lingui/cli/api')
    const { getConfig } = await import('@lingui/conf')
    const [catalog] = await getCatalogs(getConfig({ cwd: ${JSON.stringify(root)} }))
    console.log(catalog.sourcePaths.map(String).join())`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', list], { cwd, encoding: 'utf8' })
  expect(stdout.trim()).toBe(path.join('src', 'a.ts'))
})
