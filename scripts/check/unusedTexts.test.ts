import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findFiles } from '../build/findFiles.ts'

/** What knip does not see: members of a `copy.ts`. */
const root = path.resolve(import.meta.dirname, '../..')
const files = findFiles(root, 'src/**/*.{ts,tsx}').filter((file) => !/\.(?:test|stories)\./.test(file))
const project = new Map(files.map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]))

/** Members of an exported object of a `copy.ts` whose name no importer of the file spells; an object that is spread or indexed counts as used. */
function unusedMembers(sources: ReadonlyMap<string, string>): readonly string[] {
  return [...sources].flatMap(([file, copy]) => {
    const name = path.basename(file)
    if (!/copy\.ts$/i.test(name)) return []
    const users = [...sources.values()].filter((source) => source.includes(`/${name}'`)).join('\n')
    return [...copy.matchAll(/^export const (\w+) = \{\n([\s\S]*?)^\}/gm)].flatMap(([, object = '', body = '']) => {
      if (new RegExp(`\\.\\.\\.(?:\\w+\\.)?${object}\\b|\\b${object}\\[`).test(users)) return []
      const members = [...body.matchAll(/^ {2}(\w+):/gm)].map(([, member = '']) => member)
      return members
        .filter((member) => !new RegExp(`\\b${member}\\b`).test(users))
        .map((member) => `${file}: ${object}.${member}`)
    })
  })
}

test('every text of a copy.ts is used', () => {
  expect(unusedMembers(project)).toEqual([])
})

test('a text that nothing uses is found', () => {
  const sources = new Map([
    ['src/pages/A/copy.ts', 'export const hero = {\n  title: msg`A`,\n  carouselLabel: msg`B`,\n}\n'],
    ['src/pages/A/A.tsx', "import { hero } from './copy.ts'\ntranslate(hero.title)\n"],
  ])
  expect(unusedMembers(sources)).toEqual(['src/pages/A/copy.ts: hero.carouselLabel'])
})
