import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

/** The Node that npm scripts run on: an optional dependency for each platform, of which npm installs one. */

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8')

/**
 * The first release in which `import.meta.main` works in TypeScript. In an older one a command does nothing and exits
 * with 0 (github.com/nodejs/node/issues/58660).
 */
const needed = { 'import.meta.main': '>=24.3.0' }

type Named = Readonly<Record<string, string>>

const newestLast = new Intl.Collator('en', { numeric: true })

/** Whether a range of `engines` allows a version. It reads `>=` and `^`, joined by `||`: our dependencies use no other. */
function allows(range: string, version: string): boolean {
  return range.split('||').some((alternative) => {
    const [, operator, lowest] = /^(>=|\^) ?(\d+(?:\.\d+){0,2})$/.exec(alternative.trim()) ?? []
    if (lowest === undefined) throw new Error(`Cannot read the range of Node versions ${range}: extend this function.`)
    return (
      newestLast.compare(version, lowest) >= 0 && (operator === '>=' || version.split('.')[0] === lowest.split('.')[0])
    )
  })
}

/** Differing versions of the platforms, and versions that the scripts or a package (`engines.node`) do not run on. */
function nodeProblems(versions: Named, engines: Named): readonly string[] {
  const distinct = [...new Set(Object.values(versions))]
  return [
    distinct.length === 1 ? [] : [`The platforms have ${distinct.length} versions of Node: ${distinct.join(', ')}`],
    distinct.flatMap((version) => {
      if (!/^\d+\.\d+\.\d+$/.test(version)) return [`${version} is not one version of Node`]
      return Object.entries({ ...needed, ...engines })
        .filter(([, range]) => !allows(range, version))
        .map(([name, range]) => `${name} needs Node ${range}, not ${version}`)
    }),
  ].flat()
}

const direct = Object.keys({ ...packageJson.dependencies, ...packageJson.devDependencies })
const enginesOfDependencies: Named = Object.fromEntries(
  direct.flatMap((name) => {
    const { engines } = JSON.parse(read(`node_modules/${name}/package.json`)) as { engines?: { node?: string } }
    return engines?.node === undefined ? [] : [[name, engines.node]]
  }),
)
const installed: Named = packageJson.optionalDependencies

test('every platform has the same Node, which the scripts and their packages run on', () => {
  expect(Object.keys(enginesOfDependencies)).toContain('vite')
  expect(nodeProblems(installed, enginesOfDependencies)).toEqual([])
  expect(
    Object.keys(installed).filter((name) => !/^node-(?:bin-)?(?:darwin|linux|win)-(?:arm64|x64)$/.test(name)),
  ).toEqual([])
})

describe('it is refused', () => {
  test('if a platform has another version', () => {
    expect(nodeProblems({ mac: '26.10.0', linux: '26.9.0' }, {})).toEqual([
      'The platforms have 2 versions of Node: 26.10.0, 26.9.0',
    ])
  })
  test.each([
    ['25.9.0', ['jsdom']],
    ['24.14.1', ['jsdom']],
    ['24.15.0', []],
    ['27.0.0', []],
  ])('if a package does not run on it: %s, %j', (version, refusing) => {
    const problems = nodeProblems({ mac: version }, { jsdom: '^24.15.0 || >=26.0.0', sirv: '>= 18' })
    expect(problems.map((problem) => problem.split(' needs ')[0])).toEqual(refusing)
  })
  test.each(['24.2.0', '22.21.1'])('if it is %s, which lacks what the scripts use', (version) => {
    expect(nodeProblems({ mac: version }, {})).toEqual([`import.meta.main needs Node >=24.3.0, not ${version}`])
  })
  test('if it is a range, which could be any version', () => {
    expect(nodeProblems({ mac: '^26.10.0' }, {})).toEqual(['^26.10.0 is not one version of Node'])
  })
  test('if the range of a package cannot be read', () => {
    expect(() => nodeProblems({ mac: '26.10.0' }, { other: '20.x' })).toThrow('Cannot read the range')
  })
})

describe('the same versions are named elsewhere', () => {
  const [major] = Object.values(installed)[0]!.split('.')
  const starts = /^>=(\d+)$/.exec(packageJson.engines.node)?.[1]

  test('in the types', () => {
    expect(packageJson.devDependencies['@types/node']).toBe(major)
  })
  test.each(['README.md', 'docs/reviewing.md'])('in %s: what `npm ci` starts on', (document) => {
    expect(read(document)).toContain(`need Node ${starts} or newer`)
  })
  test('in README.md: what the scripts run on', () => {
    expect(read('README.md')).toContain(`installs the Node that it runs on (${major})`)
  })
  test('in the workflows: what they start `npm ci` on', () => {
    const used = fs
      .globSync('.github/workflows/*', { cwd: root })
      .flatMap((file) => [...read(file).matchAll(/node-version: (\S+)/g)].map(([, spelled = '']) => spelled))
    expect(used).not.toEqual([])
    expect(used.filter((spelled) => !allows(packageJson.engines.node, spelled))).toEqual([])
  })
})
