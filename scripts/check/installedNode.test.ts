import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

/** The Node that npm scripts run on is an optional dependency for each platform, of which npm installs one. */
const versions = new Set(Object.values(packageJson.optionalDependencies))
const [version = ''] = versions
const [major = ''] = version.split('.')
const starts = packageJson.engines.node.replace('>=', '')
const read = (file: string): string => fs.readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8')

test('every platform has the same version of Node, and the types are of it', () => {
  expect([...versions]).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/)])
  expect(packageJson.devDependencies['@types/node']).toBe(major)
  // Before 24.3 a command does nothing and exits with 0 (https://github.com/nodejs/node/issues/58660).
  expect(Number(major)).toBeGreaterThan(24)
})

test('README.md names it, and what `npm ci` starts on', () => {
  expect(read('README.md')).toMatch(new RegExp(String.raw`\bNode\b.*\b${major}\b`))
  expect(read('README.md')).toContain(`Node ${starts} or newer`)
})

test('the workflow Test starts `npm ci` on the oldest supported version', () => {
  expect(new Set(read('.github/workflows/test.yml').match(/node-version: \S+/g))).toEqual(
    new Set([`node-version: ${starts}`]),
  )
})
