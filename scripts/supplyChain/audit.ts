import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { lockedPackages, type Lockfile } from './lockfile.ts'

/** What the registry said about every package of the lockfile, kept for machines without a network. */
export type StoredAudit = {
  /** ISO date. */
  readonly date: string
  /** `name@version` of everything that was asked about. */
  readonly audited: readonly string[]
  readonly vulnerabilities: readonly Vulnerability[]
}
export type Vulnerability = { readonly name: string; readonly severity: string; readonly title: string }

export const auditFile = path.resolve(import.meta.dirname, 'audit.json')
const failing = new Set(['moderate', 'high', 'critical'])

const namesOf = (lockfile: Lockfile): string[] =>
  [...new Set(lockedPackages(lockfile).map(([name, { version }]) => `${name}@${version}`))].toSorted()

/** Asks the registry, and stores its answer. `undefined` where it cannot be asked: no network, or a mirror without audits. */
export function auditOnline(lockfile: Lockfile): StoredAudit | undefined {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', timeout: 60_000 })
  const answer = parse(stdout)
  if (answer?.vulnerabilities === undefined) return undefined
  const vulnerabilities = Object.values(answer.vulnerabilities).map(({ name, severity, via }) => ({
    name,
    severity,
    title: via.map((cause) => (typeof cause === 'string' ? `through ${cause}` : cause.title)).join('; '),
  }))
  const audit = { date: new Date().toISOString().slice(0, 10), audited: namesOf(lockfile), vulnerabilities }
  fs.writeFileSync(auditFile, `${JSON.stringify(audit, null, 2)}\n`)
  return audit
}

type Answer = {
  readonly vulnerabilities?: Readonly<
    Record<string, { name: string; severity: string; via: readonly (string | { title: string })[] }>
  >
}

function parse(text: string): Answer | undefined {
  try {
    return JSON.parse(text) as Answer
  } catch {
    return undefined
  }
}

/** What a stored audit says about today's lockfile: faults fail the check, gaps are only told. Pure. */
export function judgeAudit(
  lockfile: Lockfile,
  audit: StoredAudit | undefined,
): { readonly faults: readonly string[]; readonly gaps: readonly string[] } {
  if (audit === undefined)
    return { faults: [], gaps: ['The lockfile was never audited: run this check once where the registry answers.'] }
  const known = new Set(audit.audited)
  const unknown = namesOf(lockfile).filter((name) => !known.has(name))
  const installed = new Set(lockedPackages(lockfile).map(([name]) => name))
  return {
    faults: audit.vulnerabilities
      .filter(({ name, severity }) => failing.has(severity) && installed.has(name))
      .map(({ name, severity, title }) => `${name} has a known vulnerability (${severity}): ${title}.`),
    gaps:
      unknown.length === 0
        ? []
        : [`The audit of ${audit.date} does not know ${unknown.length} packages: ${unknown.slice(0, 5).join(', ')} …`],
  }
}
