import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageIds } from '../src/routing/paths.ts'

const root = path.resolve(import.meta.dirname, '..')
/** A copy of the project in which Spanish was added to the list of locales, and nothing else. */
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'third-locale-'))
let errors: readonly string[] = []

beforeAll(() => {
  fs.cpSync(path.join(root, 'src'), path.join(copy, 'src'), {
    recursive: true,
    filter: (file) => !/\.(?:webp|jpg|test\.tsx?|stories\.tsx)$/.test(file),
  })
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction')
  const { compilerOptions } = JSON.parse(fs.readFileSync(path.join(root, 'tsconfig.json'), 'utf8')) as object & {
    compilerOptions: object
  }
  fs.writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }))
  const locales = path.join(copy, 'src/i18n/locales.ts')
  const source = fs.readFileSync(locales, 'utf8')
  const extended = source.replace("['en', 'de']", "['en', 'de', 'es']")
  if (extended === source) throw new Error('The list of locales is not where this test looks for it.')
  fs.writeFileSync(locales, extended)
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', '.'], {
    cwd: copy,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  errors = stdout.split('\n').filter((line) => line.includes(': error TS'))
}, 120_000)

afterAll(() => fs.rmSync(copy, { recursive: true, force: true }))

const fileOf = (line: string): string => line.replace(/\(.*/, '')
const missing = (): readonly string[] => errors.filter((line) => line.includes("Property 'es' is missing"))

test('the compiler names every place that needs an entry for a new language', () => {
  const files = [...new Set(missing().map(fileOf))].toSorted()
  expect(files).toEqual(['src/i18n/locales.ts', 'src/routing/paths.ts', 'src/testing/catalogs.ts'])
})

test('every page of the path table among them', () => {
  expect(missing().filter((line) => fileOf(line) === 'src/routing/paths.ts')).toHaveLength(pageIds.length)
})

test('whatever else it says follows from the path table', () => {
  const others = errors.filter((line) => !missing().includes(line))
  expect(others.filter((line) => !fileOf(line).startsWith('src/routing/'))).toEqual([])
})
