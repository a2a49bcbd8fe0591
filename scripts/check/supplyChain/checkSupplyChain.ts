import fs from 'node:fs'
import path from 'node:path'
import { auditFile, auditOnline, judgeAudit, type StoredAudit } from './audit.ts'
import { findUndecidedScripts } from './installScripts.ts'
import { findUnknownLicences } from './licences.ts'
import { lockedPackages, type Lockfile } from './lockfile.ts'

/**
 * What the packages that we install may do: no install script without a decision, no licence nobody agreed to, no known
 * vulnerability. `--online` asks the registry and stores its answer; without it the stored answer counts.
 */
const root = path.resolve(import.meta.dirname, '../../..')
const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))
const lockfile = read('package-lock.json') as Lockfile
const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> }

const isOnline = process.argv.includes('--online')
const answer = isOnline ? auditOnline(lockfile) : undefined
if (isOnline && answer === undefined) console.warn('The registry did not answer the audit; the stored one counts.')
const stored = fs.existsSync(auditFile) ? (JSON.parse(fs.readFileSync(auditFile, 'utf8')) as StoredAudit) : undefined
const { faults, gaps } = judgeAudit(lockfile, answer ?? stored)

const problems = [...findUndecidedScripts(lockfile, allowScripts), ...findUnknownLicences(lockfile), ...faults]
for (const gap of gaps) console.warn(gap)
for (const problem of problems) console.error(problem)
console.log(`Checked ${lockedPackages(lockfile).length} packages: ${problems.length} problems.`)
process.exitCode = problems.length === 0 ? 0 : 1
