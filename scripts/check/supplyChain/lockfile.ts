/** The parts of package-lock.json that the check reads. */
export type Lockfile = { readonly packages: Readonly<Record<string, LockedPackage>> }
export type LockedPackage = {
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly hasInstallScript?: boolean
}

/** The packages of a lockfile without the project itself, by name. */
export const lockedPackages = ({ packages }: Lockfile): readonly (readonly [name: string, LockedPackage])[] =>
  Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, locked]) => [place.replace(/^.*node_modules\//, ''), locked])
