import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { defaultLocale, locales } from '../../../src/i18n/locales.ts'
import { pageIds, pathTable } from '../../../src/routing/paths.ts'
import { hosts } from '../../build/hosting/hosts.ts'
import { falseClaims, falsePaths, type Project } from './claims.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8')
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && fs.existsSync(path.join(root, file)))
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const project: Project = {
  files: new Set(tracked),
  commands: new Set(Object.keys(scripts)),
  read,
}
const documents = tracked.filter((file) => file.endsWith('.md'))

/** The cells of a Markdown table, without its head. */
const tableRows = (markdown: string): readonly (readonly string[])[] =>
  [...markdown.matchAll(/^\|(.*)\|$/gm)].slice(2).map(([, row = '']) => row.split('|').map((cell) => cell.trim()))

/** Tests, fixtures and attacks name files that must not exist. */
const sources = tracked.filter(
  (file) => /\.(?:tsx?|ya?ml|sql)$/.test(file) && !/\.(?:test|spec)\.|fixtures|\/vectors\//.test(file),
)

test('comments and messages of the code name only files that exist', () => {
  expect(sources.flatMap((file) => falsePaths(file, read(file), project))).toEqual([])
})

describe('the documents', () => {
  test.each(documents)('%s names only what exists', (document) => {
    expect(falseClaims(document, read(document), project)).toEqual([])
  })

  test('the README is short', () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(130)
  })

  test('the table of the product has the addresses of the path table', () => {
    const routes = /## Routes\n([\s\S]*?)\n## /.exec(read('docs/product.md'))?.[1] ?? ''
    const pathOf = (cell: string) => (cell === '-' ? null : cell.replaceAll('`', ''))
    const rows = tableRows(routes).map(([page, ...paths]) => [page, ...paths.map(pathOf)])
    expect(rows).toEqual(Object.entries(pathTable).map(([page, paths]) => [page, ...locales.map((it) => paths[it])]))
  })

  const pages = /## Pages\n([\s\S]*?)\n## /.exec(read('docs/product.md'))?.[1] ?? ''

  test('the product describes each section of the home page', () => {
    const [, content = ''] = tableRows(pages).find(([page]) => page === 'home') ?? []
    const sections = read('src/pages/Home/Home.tsx').match(/^ {6}<(?!PageHead)[A-Z]\w*/gm) ?? []
    expect(content.split(';'), 'a part for each section, between semicolons').toHaveLength(sections.length)
  })

  test('the product describes the content of every page', () => {
    const described = tableRows(pages).flatMap(([names = '']) => names.split(', '))
    expect(described.toSorted()).toEqual(pageIds.filter((page) => page !== 'blog').toSorted())
  })

  const settings = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name)

  test('a setting that the code reads is in .env.example', () => {
    const names = [...read('src/lib/env.ts').matchAll(/'(VITE_[A-Z_]+)'/g)].map(([, name = '']) => name)
    expect(names.filter((name) => !settings.includes(name))).toEqual([])
  })

  test('a setting of the app that .env.example has is read by the code', () => {
    const code = read('src/lib/env.ts')
    expect(settings.filter((name) => name.startsWith('VITE_') && !code.includes(`'${name}'`))).toEqual([])
  })

  test('editors find every language of a post', () => {
    const [, named = ''] = /`language_code` \(([^)]*)\)/.exec(read('docs/operations.md')) ?? []
    expect(locales.filter((locale) => !named.includes(`\`${locale}\``))).toEqual([])
  })

  test('the README and the product name every language', () => {
    const names = new Intl.DisplayNames('en', { type: 'language' })
    const introduction = read('README.md').split('\n\n')[1] ?? ''
    const language = /## Language\n([\s\S]*?)\n## /.exec(read('docs/product.md'))?.[1] ?? ''
    for (const text of [introduction, language])
      expect(locales.map((locale) => names.of(locale)).filter((name = '') => !text.includes(name))).toEqual([])
  })

  test('translators find the catalog of every translated language', () => {
    const guide = read('docs/translating.md')
    const translated = locales.filter((locale) => locale !== defaultLocale)
    expect(translated.filter((locale) => !guide.includes(`locales/${locale}.po`))).toEqual([])
  })

  test.each(['README.md', 'docs/operations.md'])('%s names every host', (document) => {
    const text = read(document).toLowerCase()
    expect(Object.keys(hosts).filter((name) => !text.includes(name))).toEqual([])
  })

  test('operators find every setting', () => {
    const guide = `${read('docs/operations.md')}${read('docs/decisions/backend.md')}`
    expect(settings.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  })
})

describe('a claim that is not true is found', () => {
  const small: Project = {
    files: new Set(['README.md', 'docs/guide.md', 'src/app/App.tsx', 'package.json']),
    commands: new Set(['build', 'check:dist']),
    read: () => '# Guide\n\n## Two words, `code`\n',
  }
  test.each([
    ['see [the guide](docs/gone.md)', 'README.md:1 links to docs/gone.md, which does not exist'],
    [
      'see [words](docs/guide.md#three-words)',
      'links to docs/guide.md#three-words, and docs/guide.md has no such heading',
    ],
    ['# A\n\n[up](#b)', 'README.md:3 links to #b, and README.md has no such heading'],
    ['`src/app/Gone.tsx` renders', 'names src/app/Gone.tsx, which does not exist'],
    ['```sh\nnode scripts/gone.ts --all\n```', 'names scripts/gone.ts, which does not exist'],
    ['a file `Gone.tsx`', 'names Gone.tsx, and no file is called so'],
    ['`npm run gone -- --all`', 'names the command gone, which package.json does not have'],
    ['```sh\nnpm ci && npm start\n```', 'names the command start, which package.json does not have'],
  ])('%j', (text, problem) => {
    expect(falseClaims('README.md', text, small).join('\n')).toContain(problem)
  })

  test('in the comments and messages of code, too', () => {
    const text = "// See src/app/App.tsx.\nthrow new Error('See src/app/Gone.tsx.')\n"
    expect(falsePaths('src/a.ts', text, small)).toEqual(['src/a.ts:2 names src/app/Gone.tsx, which does not exist'])
  })

  test.each([
    '[guide](docs/guide.md#two-words-code), [app](src/app/App.tsx), [folder](src/app/), [web](https://example.com/a.md)',
    '`npm run build`, `npm run check:dist -- --all`, `npm ci`',
    '`src/app/`, `src/app/App.tsx`, `App.tsx`, `src/content/*.ts`, `src/pages/<Name>/<Name>.tsx`',
    '`npm.md` is no command but a file',
  ])('%j is true', (text) => {
    const files = new Set([...small.files, 'npm.md'])
    expect(falseClaims('README.md', text, { ...small, files })).toEqual([])
  })
})
