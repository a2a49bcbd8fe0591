import { describe, expect, test } from 'vitest'
import { fingerprintOf, judgeAudit, readAnswer, type StoredAudit } from './audit.ts'
import { findUndecidedScripts } from './installScripts.ts'
import { findUnknownLicences } from './licences.ts'
import type { LockedPackage, Lockfile } from './lockfile.ts'

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
  const places = ['node_modules/a/node_modules/left']
  /** As `npm audit --json` prints it. */
  const answer = (severity: string) =>
    JSON.stringify({
      auditReportVersion: 2,
      vulnerabilities: {
        left: {
          name: 'left',
          severity,
          via: [
            { source: 1, name: 'left', title: 'Runs what it reads', url: 'https://example.org/1', severity },
            'right',
          ],
          nodes: places,
        },
      },
    })
  const stored = (severity: string, of = lockfile()) => readAnswer(answer(severity), of, new Date('2026-11-01'))
  const clean: StoredAudit = { date: '2026-11-01', lockfile: fingerprintOf(lockfile()), vulnerabilities: [] }
  const newer = lockfile({ version: '2.0.1' })

  test('passes when it was made for these packages and nothing is known of them', () => {
    expect(judgeAudit(lockfile(), clean)).toEqual({ faults: [], gaps: [] })
  })
  test.each(['moderate', 'high', 'critical'])('fails on a %s vulnerability, with package and advisory', (severity) => {
    expect(judgeAudit(lockfile(), stored(severity))).toEqual({
      faults: [
        `left@2.0.0 has a known vulnerability (${severity}): Runs what it reads (https://example.org/1); through right.`,
      ],
      gaps: [],
    })
  })
  test('lets a low one pass', () => {
    expect(judgeAudit(lockfile(), stored('low')).faults).toEqual([])
  })
  test('says that it is of other packages, and no longer complains of a version that is gone', () => {
    const { faults, gaps } = judgeAudit(newer, stored('high'))
    expect(faults).toEqual([])
    expect(gaps.join()).toContain('changed since they were audited on 2026-11-01. Run where the registry answers')
  })
  test('of other packages still fails on one that has stayed', () => {
    const both = { packages: { ...lockfile().packages, 'node_modules/new': { version: '1.0.0' } } }
    const { faults, gaps } = judgeAudit(both, stored('high'))
    expect(faults).toHaveLength(1)
    expect(gaps).toHaveLength(1)
  })
  test('that was never made is told, and fails nobody', () => {
    const { faults, gaps } = judgeAudit(lockfile(), undefined)
    expect(faults).toEqual([])
    expect(gaps.join()).toContain('never audited')
  })
  test.each(['', '<html>', '{"message":"405 Method Not Allowed"}'])('does not store %j as an answer', (text) => {
    expect(readAnswer(text, lockfile(), new Date())).toBeUndefined()
  })
})
