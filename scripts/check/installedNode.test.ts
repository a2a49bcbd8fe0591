import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

test('every platform gets the same version of Node, and the types are of it', () => {
  const versions = new Set(Object.values(packageJson.optionalDependencies))
  expect([...versions]).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/)])
  expect([...versions][0]).toMatch(new RegExp(`^${packageJson.devDependencies['@types/node']}\\.`))
})
