import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../../.github/workflows')
const workflows = fs
  .readdirSync(folder)
  .map((name) => ({ name, source: fs.readFileSync(path.join(folder, name), 'utf8') }))

test('every action is pinned to a version', () => {
  const used = workflows.flatMap(({ source }) => [...source.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action))
  expect(used).not.toEqual([])
  expect(used.filter((action) => !/@v\d+\.\d+\.\d+$/.test(action))).toEqual([])
})

const withSecrets = workflows.filter(({ source }) => source.includes('secrets.'))
test.each(withSecrets)('$name says so when it has no token, and does nothing else', ({ source }) => {
  const steps = source.split(/^ {6}- /m).slice(1)
  const [first, ...others] = steps
  expect(first).toMatch(/if: env\.\w+ == ''/)
  expect(first).toContain('skipped: no token')
  for (const step of others) expect(step).toMatch(/if: env\.\w+ != ''/)
})
