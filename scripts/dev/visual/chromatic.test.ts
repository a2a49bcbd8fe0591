import { getConfiguration } from 'chromatic/node'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')

test('Chromatic reads its configuration, accepts changes on main only, and exits with 0 on changes', async () => {
  // It refuses keys that it does not know.
  const configuration = await getConfiguration(path.join(root, '.storybook/chromatic.config.json'))
  expect(configuration).toMatchObject({
    buildScriptName: 'build-storybook',
    onlyChanged: true,
    autoAcceptChanges: 'main',
    exitZeroOnChanges: true,
    // Vanilla-extract evaluates tokens at build time, so no module of the graph imports them.
    externals: expect.arrayContaining(['src/styles/**']),
  })
})

test('TurboSnap gets what it needs: push events and the whole history', () => {
  const workflow = fs.readFileSync(path.join(root, '.github/workflows/chromatic.yml'), 'utf8')
  expect(workflow).toMatch(/^on: push$/m)
  expect(workflow).toContain('fetch-depth: 0')
})
