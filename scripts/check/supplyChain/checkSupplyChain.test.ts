import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { supplyProblems, type LockedPackage, type Lockfile } from './checkSupplyChain.ts'

const lockfile = (locked: Partial<LockedPackage> = {}): Lockfile => ({
  packages: {
    '': { version: '1.0.0' },
    'node_modules/a/node_modules/left': { version: '2.0.0', license: 'MIT', integrity: 'sha512-x', ...locked },
  },
})

describe('licences', () => {
  test.each(['MIT', '(MIT OR CC0-1.0)', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'])('%s is agreed to', (license) => {
    expect(supplyProblems(lockfile({ license }), {})).toEqual([])
  })
  test.each(['GPL-3.0-only', '(MIT AND AGPL-3.0)', 'SEE LICENSE IN x'])('%s is not', (license) => {
    expect(supplyProblems(lockfile({ license }), {}).join()).toContain('left@2.0.0 is under')
  })
  test('none at all is not', () => {
    const { license: _, ...rest } = lockfile().packages['node_modules/a/node_modules/left']!
    expect(supplyProblems({ packages: { 'node_modules/left': rest } }, {})).toEqual([
      'left@2.0.0 names no licence: read it and note it in licences.ts.',
    ])
  })
})

describe('install scripts', () => {
  test('need a decision, either way', () => {
    const scripted = lockfile({ hasInstallScript: true })
    expect(supplyProblems(scripted, {}).join()).toContain('left@2.0.0 has an install script')
    expect(supplyProblems(scripted, { left: false })).toEqual([])
  })
  test('a package without a checksum is named', () => {
    const { integrity: _, ...rest } = lockfile().packages['node_modules/a/node_modules/left']!
    expect(supplyProblems({ packages: { 'node_modules/left': rest } }, {}).join()).toContain('has no checksum')
  })
})

test('continuous integration asks the registry for known vulnerabilities', () => {
  const workflow = fs.readFileSync(path.resolve(import.meta.dirname, '../../../.github/workflows/test.yml'), 'utf8')
  expect(workflow).toContain('run: npm audit --audit-level=moderate\n')
})
