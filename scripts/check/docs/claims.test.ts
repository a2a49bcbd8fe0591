import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import { falseClaims, falsePaths, type Project } from './claims.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8')
const args = ['ls-files', '--cached', '--others', '--exclude-standard']
const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => fs.existsSync(path.join(root, file)))
const withFolders = (names: readonly string[]) =>
  new Set(names.flatMap((name) => name.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))))
const project: Project = { paths: withFolders(files), commands: new Set(Object.keys(packageJson.scripts)), read }

test.each(files.filter((file) => file.endsWith('.md')))('%s names only what exists', (document) => {
  expect(falseClaims(document, read(document), project)).toEqual([])
})

test('comments and messages of the code name only files that exist', () => {
  // Tests, fixtures and attacks name files that must not exist.
  const sources = files.filter(
    (file) => /\.(?:tsx?|ya?ml|sql)$/.test(file) && !/\.(?:test|spec)\.|fixtures|\/vectors\//.test(file),
  )
  expect(sources.flatMap((file) => falsePaths(file, read(file), project))).toEqual([])
})

test('the code reads the settings of .env.example, and no others', () => {
  const settings = [...read('.env.example').matchAll(/^(VITE_\w+)=/gm)].map(([, name]) => name)
  const used = [...read('src/lib/env.ts').matchAll(/'(VITE_\w+)'/g)].map(([, name]) => name)
  expect(new Set(used)).toEqual(new Set(settings))
})

const small: Project = {
  paths: withFolders(['README.md', 'npm.md', 'docs/guide.md', 'src/app/App.tsx']),
  commands: new Set(['build', 'check:dist']),
  read: () => '# Guide\n\n## Two words, `code`\n',
}

test.each([
  ['see [the guide](docs/gone.md)', 'README.md:1 links to docs/gone.md'],
  ['# A\n\nsee [words](docs/guide.md#three-words)', 'README.md:3 links to docs/guide.md#three-words'],
  ['[up](#b)', 'links to #b'],
  ['`src/app/Gone.tsx` renders', 'names src/app/Gone.tsx'],
  ['```sh\nnode scripts/gone.ts --all\n```', 'names scripts/gone.ts'],
  ['a file `Gone.tsx`', 'names Gone.tsx'],
  ['`npm run gone -- --all`', 'names the command gone'],
  ['```sh\nnpm ci && npm start\n```', 'names the command start'],
])('a false claim is found: %j', (text, problem) => {
  expect(falseClaims('README.md', text, small)).toEqual([expect.stringContaining(problem)])
})

test.each([
  '[guide](docs/guide.md#two-words-code), [app](src/app/App.tsx), [folder](src/app/), [web](https://example.com/a.md)',
  '`npm run build`, `npm run check:dist -- --all`, `npm ci`, `npm.md`',
  '`src/app/`, `src/app/App.tsx`, `App.tsx`, `src/content/*.ts`, `src/pages/<Name>/<Name>.tsx`',
])('what exists passes: %j', (text) => {
  expect(falseClaims('README.md', text, small)).toEqual([])
})
