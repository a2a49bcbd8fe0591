import { expect, test } from 'vitest'
import lockfile from '../../package-lock.json' with { type: 'json' }
import packageJson from '../../package.json' with { type: 'json' }

/** Vulnerabilities and signatures: `npm audit`, which needs the registry. */
const packages = Object.entries<Package>(lockfile.packages).flatMap(([place, it]) =>
  place === '' ? [] : { ...it, name: place.replace(/^.*node_modules\//, '') },
)
type Package = { readonly license?: string; readonly integrity?: string; readonly hasInstallScript?: boolean }

const permissive =
  'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 Apache-2.0 CC0-1.0 Unlicense Zlib Python-2.0'
const licenses: readonly string[] = [
  ...permissive.split(' '),
  // Data of browsers' features, read at build time.
  'CC-BY-4.0',
  // Fonts; their license travels with the files.
  'OFL-1.1',
  // Changes to its own files would have to be published; we make none.
  'MPL-2.0',
  // sharp's image library, linked dynamically and at build time only.
  'LGPL-3.0-or-later',
]
/** Packages under MIT, as their readme or an old form of package.json says, and not their metadata. */
const readByHand: readonly string[] = ['eval', 'require-like']

test('every package has a license of the list', () => {
  const others = packages.flatMap(({ name, license = readByHand.includes(name) ? 'MIT' : 'none' }) => {
    const parts = license.split(/[()]| (?:AND|OR) /).filter((part) => part !== '')
    return parts.filter((part) => !licenses.includes(part)).map((part) => `${name}: ${part}`)
  })
  expect(others).toEqual([])
})

test('every package has a checksum', () => {
  expect(packages.filter(({ integrity }) => integrity === undefined)).toEqual([])
})

test('"allowScripts" of package.json decides about every install script', () => {
  const undecided = packages.filter((it) => it.hasInstallScript && !(it.name in packageJson.allowScripts))
  expect(undecided.map(({ name }) => name)).toEqual([])
})
