import { lockedPackages, type Lockfile } from './lockfile.ts'

/**
 * Packages that would run a program of theirs when they are installed, without a decision about it under `allowScripts`
 * in package.json; and packages whose content no checksum ties down. Pure.
 */
export function findUndecidedScripts(
  lockfile: Lockfile,
  decisions: Readonly<Record<string, boolean>>,
): readonly string[] {
  return lockedPackages(lockfile).flatMap(([name, { version, hasInstallScript, integrity }]) => [
    ...(hasInstallScript === true && !(name in decisions)
      ? [`${name}@${version} has an install script: decide about it under "allowScripts" in package.json.`]
      : []),
    ...(integrity === undefined ? [`${name}@${version} has no checksum in package-lock.json: install it again.`] : []),
  ])
}
