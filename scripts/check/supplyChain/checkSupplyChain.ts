import fs from 'node:fs'
import path from 'node:path'
import { allowed, readByHand } from './licences.ts'

/** The parts of package-lock.json that the check reads. */
export type Lockfile = { readonly packages: Readonly<Record<string, LockedPackage>> }
export type LockedPackage = {
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly hasInstallScript?: boolean
}

/**
 * Packages that have an install script without a decision under `allowScripts` in package.json, no checksum, or a
 * licence that nobody has agreed to. Known vulnerabilities come from the registry: `npm audit --audit-level=moderate`,
 * in continuous integration.
 */
export const supplyProblems = ({ packages }: Lockfile, decisions: Readonly<Record<string, boolean>>): string[] =>
  Object.entries(packages)
    .filter(([place]) => place !== '')
    .flatMap(([place, { version, license, hasInstallScript, integrity }]) => {
      const name = place.replace(/^.*node_modules\//, '')
      const undecided = hasInstallScript === true && !(name in decisions)
      return [
        undecided ? 'has an install script: decide about it under "allowScripts" in package.json.' : [],
        integrity === undefined ? 'has no checksum in package-lock.json: install it again.' : [],
        licenceProblems(name, license),
      ]
        .flat()
        .map((problem) => `${name}@${version} ${problem}`)
    })

/** Every part of an SPDX expression must be allowed. */
function licenceProblems(name: string, license: string | undefined): string[] {
  if (license === undefined) return name in readByHand ? [] : ['names no licence: read it and note it in licences.ts.']
  const parts = license.split(/[()\s]+/).filter((part) => !['', 'AND', 'OR'].includes(part) && !allowed.has(part))
  return parts.map((part) => `is under ${part}, which is not among the licences agreed to.`)
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../../..')
  const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))
  const lockfile = read('package-lock.json') as Lockfile
  const problems = supplyProblems(
    lockfile,
    (read('package.json') as { allowScripts: Record<string, boolean> }).allowScripts,
  )
  for (const problem of problems) console.error(problem)
  console.log(`Checked ${Object.keys(lockfile.packages).length - 1} packages: ${problems.length} problems.`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
