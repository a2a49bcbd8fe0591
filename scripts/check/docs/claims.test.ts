import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { pathTable } from '../../../src/routing/paths.ts'
import { falseClaims, type Project } from './claims.ts'

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

describe('the documents', () => {
  test.each(documents)('%s names only what exists', (document) => {
    expect(falseClaims(document, read(document), project)).toEqual([])
  })

  test('the README is short', () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(130)
  })

  test('the table of the product has the addresses of the path table', () => {
    const routes = /## Routes\n([\s\S]*?)\n## /.exec(read('docs/product.md'))?.[1] ?? ''
    const rows = [...routes.matchAll(/^\| (\w+) +\| (\S+) +\| (\S+) +\|$/gm)].slice(1)
    const pathOf = (cell: string) => (cell === '-' ? null : cell.replaceAll('`', ''))
    expect(rows.map(([, page = '', en = '', de = '']) => [page, { en: pathOf(en), de: pathOf(de) }])).toEqual(
      Object.entries(pathTable).map(([page, { en, de }]) => [page, { en, de }]),
    )
  })

  const settings = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name)

  test('a setting that the code reads is in .env.example', () => {
    const names = [...read('src/lib/env.ts').matchAll(/'(VITE_[A-Z_]+)'/g)].map(([, name = '']) => name)
    expect(names.filter((name) => !settings.includes(name))).toEqual([])
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
