import fs from 'node:fs'
import path from 'node:path'
import { findUndecidedScripts } from './installScripts.ts'
import { findUnknownLicences } from './licences.ts'
import { lockedPackages, type Lockfile } from './lockfile.ts'

/**
 * Checks installed packages: every install script needs a decision, every licence must be allowed. Known
 * vulnerabilities come from the registry: `npm audit --audit-level=moderate`, in continuous integration.
 */
const root = path.resolve(import.meta.dirname, '../../..')
const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))
const lockfile = read('package-lock.json') as Lockfile
const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> }

const problems = [...findUndecidedScripts(lockfile, allowScripts), ...findUnknownLicences(lockfile)]
for (const problem of problems) console.error(problem)
console.log(`Checked ${lockedPackages(lockfile).length} packages: ${problems.length} problems.`)
process.exitCode = problems.length === 0 ? 0 : 1
