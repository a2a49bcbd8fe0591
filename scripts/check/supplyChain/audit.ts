import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { lockedPackages, type Lockfile } from './lockfile.ts'

/** What the registry said about the packages of a lockfile, kept for machines without a network. */
export type StoredAudit = {
  /** ISO date. */
  readonly date: string
  /** What was asked about: the fingerprint of its packages. */
  readonly lockfile: string
  readonly vulnerabilities: readonly Vulnerability[]
}
export type Vulnerability = {
  /** Where it was found, `name@version`. */
  readonly packages: readonly string[]
  readonly severity: string
  /** Titles and addresses of the advisories, or the packages that bring it along. */
  readonly advisory: string
}

export const auditFile = path.resolve(import.meta.dirname, 'audit.json')
const failing = new Set(['moderate', 'high', 'critical'])

const namesOf = (lockfile: Lockfile): string[] =>
  [...new Set(lockedPackages(lockfile).map(([name, { version }]) => `${name}@${version}`))].toSorted()

/** Changes with every package that comes, goes or changes its version, and with nothing else. */
export const fingerprintOf = (lockfile: Lockfile): string =>
  createHash('sha256').update(namesOf(lockfile).join('\n')).digest('hex').slice(0, 16)

/** Asks the registry, and stores its answer. `undefined` where it cannot be asked: no network, or a mirror without audits. */
export function auditOnline(lockfile: Lockfile): StoredAudit | undefined {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', timeout: 60_000 })
  const audit = readAnswer(stdout, lockfile, new Date())
  if (audit !== undefined) fs.writeFileSync(auditFile, `${JSON.stringify(audit, null, 2)}\n`)
  return audit
}

/** Of what `npm audit --json` prints, as much as is read. */
type Answer = { readonly vulnerabilities?: Readonly<Record<string, Finding>> }
type Finding = {
  readonly name: string
  readonly severity: string
  readonly via: readonly (string | { readonly title: string; readonly url: string })[]
  /** Places in node_modules, which are keys of the lockfile. */
  readonly nodes: readonly string[]
}

/** The answer of `npm audit --json` as it is stored; `undefined` for anything that is none. Pure. */
export function readAnswer(text: string, lockfile: Lockfile, now: Date): StoredAudit | undefined {
  const { vulnerabilities } = parse(text) ?? {}
  if (vulnerabilities === undefined) return undefined
  return {
    date: now.toISOString().slice(0, 10),
    lockfile: fingerprintOf(lockfile),
    vulnerabilities: Object.values(vulnerabilities).map(({ name, severity, via, nodes }) => ({
      packages: [...new Set(nodes.map((node) => `${name}@${lockfile.packages[node]?.version}`))],
      severity,
      advisory: via.map((it) => (typeof it === 'string' ? `through ${it}` : `${it.title} (${it.url})`)).join('; '),
    })),
  }
}

function parse(text: string): Answer | undefined {
  try {
    return JSON.parse(text) as Answer
  } catch {
    return undefined
  }
}

/**
 * What a stored audit says about today's lockfile. Faults fail the check: vulnerabilities of packages that are still there.
 * Gaps are only told, because a machine without a network can do nothing about them. Pure.
 */
export function judgeAudit(
  lockfile: Lockfile,
  audit: StoredAudit | undefined,
): { readonly faults: readonly string[]; readonly gaps: readonly string[] } {
  const remedy = 'Run where the registry answers, and commit the result: npm run check:supply-chain -- --online'
  if (audit === undefined) return { faults: [], gaps: [`The packages were never audited. ${remedy}`] }
  const installed = new Set(namesOf(lockfile))
  const faults = audit.vulnerabilities
    .filter(({ severity }) => failing.has(severity))
    .flatMap(({ packages, severity, advisory }) =>
      packages
        .filter((name) => installed.has(name))
        .map((name) => `${name} has a known vulnerability (${severity}): ${advisory}.`),
    )
  const isCurrent = audit.lockfile === fingerprintOf(lockfile)
  return {
    faults,
    gaps: isCurrent ? [] : [`The packages have changed since they were audited on ${audit.date}. ${remedy}`],
  }
}
