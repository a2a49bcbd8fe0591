import lockfile from '../../package-lock.json' with { type: 'json' }
import packageJson from '../../package.json' with { type: 'json' }

/**
 * `npm run check:supply-chain`: packages with a license that is not listed here, without a checksum, or with an install script
 * about which `allowScripts` in package.json does not decide. Vulnerabilities and signatures: `npm audit`, which needs the registry.
 */
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

type Package = { readonly license?: string; readonly integrity?: string; readonly hasInstallScript?: boolean }
const packages = Object.entries<Package>(lockfile.packages).filter(([place]) => place !== '')
const problems = packages.flatMap(([place, { license, integrity, hasInstallScript }]) => {
  const name = place.replace(/^.*node_modules\//, '')
  const parts = license?.split(/[()]| (?:AND|OR) /).filter((part) => part !== '') ?? [
    readByHand.includes(name) ? 'MIT' : '',
  ]
  return [
    ...parts
      .filter((part) => !licenses.includes(part))
      .map((part) => `${name} has the license “${part}”, which is not listed.`),
    ...(integrity === undefined ? [`${name} has no checksum in package-lock.json: install it again.`] : []),
    ...(hasInstallScript && !(name in packageJson.allowScripts)
      ? [`${name} has an install script: decide in "allowScripts".`]
      : []),
  ]
})
for (const problem of problems) console.error(problem)
console.log(`Checked ${packages.length} packages: ${problems.length} problems.`)
process.exitCode = problems.length === 0 ? 0 : 1
