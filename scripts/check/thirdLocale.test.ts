import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageIds } from '../../src/routing/paths.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** A copy of the project to which Spanish is added: first to the list of locales and nowhere else, then everywhere. */
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'third-locale-'))
let errors: readonly string[] = []

/** Changes a file of the copy. */
function edit(file: string, from: string | RegExp, to: string): void {
  const before = fs.readFileSync(path.join(copy, file), 'utf8')
  const after = before.replace(from, to)
  if (after === before) throw new Error(`${file} has no ${from}: has it moved?`)
  fs.writeFileSync(path.join(copy, file), after)
}

/** Runs a command in the copy and answers what it said. */
function run(command: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return stdout + stderr
}
const tool = (name: string): string => path.join(root, 'node_modules/.bin', name)
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
  edit('src/i18n/locales.ts', "['en', 'de']", "['en', 'de', 'es']")
  errors = run(tool('tsc'), '-p', '.')
    .split('\n')
    .filter((line) => line.includes(': error TS'))
}, 120_000)

afterAll(() => fs.rmSync(copy, { recursive: true, force: true }))

const fileOf = (line: string): string => line.replace(/\(.*/, '')
const missing = (): readonly string[] => errors.filter((line) => line.includes("Property 'es' is missing"))

test('the compiler names every place that needs an entry for a new language', () => {
  const files = [...new Set(missing().map(fileOf))].toSorted()
  expect(files).toEqual([
    'src/i18n/locales.ts',
    'src/pages/Blog/copy.ts',
    'src/routing/paths.ts',
    'src/testing/blogDatabase.ts',
    'src/testing/catalogs.ts',
  ])
})

test('every page of the path table among them', () => {
  expect(missing().filter((line) => fileOf(line) === 'src/routing/paths.ts')).toHaveLength(pageIds.length)
})

test('whatever else it says follows from the path table', () => {
  const others = errors.filter((line) => !missing().includes(line))
  expect(others.filter((line) => !fileOf(line).startsWith('src/routing/'))).toEqual([])
})

describe('with Spanish addresses and an empty catalog', () => {
  beforeAll(() => {
    fs.cpSync(path.join(root, 'scripts'), path.join(copy, 'scripts'), { recursive: true })
    fs.copyFileSync(path.join(root, 'lingui.config.ts'), path.join(copy, 'lingui.config.ts'))
    fs.copyFileSync(path.join(root, 'package.json'), path.join(copy, 'package.json'))
    const german = "name: 'Deutsch' },"
    edit('src/i18n/locales.ts', german, `${german}\n    es: { openGraph: 'es_ES', intl: 'es-ES', name: 'Español' },`)
    edit('src/routing/paths.ts', /de: (null|'[^']*') }/g, 'de: $1, es: $1 }')
    fs.cpSync(path.join(root, 'locales'), path.join(copy, 'locales'), { recursive: true })
    run(tool('lingui'), 'extract', '--clean', '--workers', '1')
  }, 120_000)

  test('the extraction has written the catalog', () => {
    const catalog = fs.readFileSync(path.join(copy, 'locales/es.po'), 'utf8')
    expect(catalog).toContain('"Language: es\\n"')
    expect(catalog).toContain('msgid "Go Back"\nmsgstr ""')
  })

  test('the check names every text that a Spanish page would show, and none of the pages in English only', () => {
    const said = run(process.execPath, 'scripts/check/catalogs/checkCatalogs.ts')
    expect(said).toMatch(
      /locales\/es\.po:\d+ {2}“Go Back”\n {2}There is no translation yet, and a page shows this text\./,
    )
    expect(said).not.toContain('“Begin a villa search”')
    expect(said).toMatch(/Checked \d+ messages in 3 catalogs: [1-9]\d+ problems\./)
  })

  test('the build refuses, and says what is missing for which page', () => {
    const load = `const { pageMessages } = await import('./scripts/build/vite/pageMessages.ts')
      await pageMessages({ failOnMissing: true }).load.call({ addWatchFile() {} }, '\\0virtual:messages/es/notFound')`
    const said = run(process.execPath, '--input-type=module', '--eval', load)
    expect(said).toMatch(/locales\/es\.po has no translation for \d+ texts of the page "notFound":\n {2}"/)
    expect(said).toContain('Run: npm run i18n:check')
  })
})
