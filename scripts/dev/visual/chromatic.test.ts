import { getConfiguration } from 'chromatic/node'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const workflow = (name: string) => fs.readFileSync(path.join(root, '.github/workflows', name), 'utf8')

test('Chromatic understands its configuration, and accepts by itself on main only', async () => {
  // It refuses keys that it does not know.
  const configuration = await getConfiguration(path.join(root, '.storybook/chromatic.config.json'))
  expect(configuration).toMatchObject({
    buildScriptName: 'build-storybook',
    onlyChanged: true,
    autoAcceptChanges: 'main',
    externals: expect.arrayContaining(['locales/*.po']),
  })
})

test('TurboSnap gets what it needs: push events and the whole history', () => {
  expect(workflow('chromatic.yml')).toMatch(/^on: push$/m)
  expect(workflow('chromatic.yml')).toContain('fetch-depth: 0')
})

test.each(['chromatic.yml', 'preview.yml'])('%s says so when it has no token, and does nothing else', (name) => {
  const steps = workflow(name)
    .split(/^ {6}- /m)
    .slice(1)
  const [first, ...others] = steps
  expect(first).toMatch(/if: env\.\w+ == ''/)
  expect(first).toContain('skipped: no token')
  for (const step of others) expect(step).toMatch(/if: env\.\w+ != ''/)
})

test('every action is pinned to a version', () => {
  const used = fs
    .readdirSync(path.join(root, '.github/workflows'))
    .flatMap((name) => [...workflow(name).matchAll(/uses: (\S+)/g)].map(([, action = '']) => action))
  expect(used).not.toEqual([])
  expect(used.filter((action) => !/@v\d+\.\d+\.\d+$/.test(action))).toEqual([])
})
