import { describe, expect, test } from 'vitest'
import { judgeAudit, type StoredAudit } from './supplyChain/audit.ts'
import { findUndecidedScripts } from './supplyChain/installScripts.ts'
import { findUnknownLicences } from './supplyChain/licences.ts'
import type { LockedPackage, Lockfile } from './supplyChain/lockfile.ts'

const lockfile = (locked: Partial<LockedPackage> = {}): Lockfile => ({
  packages: {
    '': { version: '1.0.0' },
    'node_modules/a/node_modules/left': { version: '2.0.0', license: 'MIT', integrity: 'sha512-x', ...locked },
  },
})

describe('licences', () => {
  test.each(['MIT', '(MIT OR CC0-1.0)', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'])('%s is agreed to', (license) => {
    expect(findUnknownLicences(lockfile({ license }))).toEqual([])
  })
  test.each(['GPL-3.0-only', '(MIT AND AGPL-3.0)', 'SEE LICENSE IN x'])('%s is not', (license) => {
    expect(findUnknownLicences(lockfile({ license })).join()).toContain('left@2.0.0 is under')
  })
  test('none at all is not', () => {
    const { license: _, ...rest } = lockfile().packages['node_modules/a/node_modules/left']!
    expect(findUnknownLicences({ packages: { 'node_modules/left': rest } })).toEqual([
      'left@2.0.0 names no licence: read it and note it in licences.ts.',
    ])
  })
})

describe('install scripts', () => {
  test('need a decision, either way', () => {
    const scripted = lockfile({ hasInstallScript: true })
    expect(findUndecidedScripts(scripted, {}).join()).toContain('left@2.0.0 has an install script')
    expect(findUndecidedScripts(scripted, { left: false })).toEqual([])
  })
  test('a package without a checksum is named', () => {
    const { integrity: _, ...rest } = lockfile().packages['node_modules/a/node_modules/left']!
    expect(findUndecidedScripts({ packages: { 'node_modules/left': rest } }, {}).join()).toContain('has no checksum')
  })
})

describe('the audit', () => {
  const audit: StoredAudit = { date: '2026-11-01', audited: ['left@2.0.0'], vulnerabilities: [] }
  const hole = { name: 'left', severity: 'high', title: 'Runs what it should read' }

  test('is clean when everything was asked about and nothing is known', () => {
    expect(judgeAudit(lockfile(), audit)).toEqual({ faults: [], gaps: [] })
  })
  test('fails on a known vulnerability, also from the stored answer', () => {
    const { faults } = judgeAudit(lockfile(), { ...audit, vulnerabilities: [hole] })
    expect(faults).toEqual(['left has a known vulnerability (high): Runs what it should read.'])
  })
  test('lets a low one, and one in a package that is gone, pass', () => {
    const low = { ...hole, severity: 'low' }
    const gone = { ...hole, name: 'right' }
    expect(judgeAudit(lockfile(), { ...audit, vulnerabilities: [low, gone] }).faults).toEqual([])
  })
  test('says what it does not know', () => {
    expect(judgeAudit(lockfile(), { ...audit, audited: [] }).gaps.join()).toContain(
      'does not know 1 packages: left@2.0.0',
    )
    expect(judgeAudit(lockfile(), undefined).gaps.join()).toContain('never audited')
  })
})
