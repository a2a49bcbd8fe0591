import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }

const root = path.resolve(import.meta.dirname, '../../..')
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8')
const args = ['ls-files', '--cached', '--others', '--exclude-standard']
const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => fs.existsSync(path.join(root, file)))
/** Every file and folder, as a path from the root with slashes. */
const paths = new Set(files.flatMap((name) => name.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))))
const names = new Set(files.map((file) => path.posix.basename(file)))

const code = /```[\s\S]*?```|`[^`\n]+`/g
const link = /\[[^\]\n]*\]\((?!https?:|mailto:)([^)\s]+)\)/g
/** A path of the repository, up to a placeholder or a star. */
const filePath =
  /(?<![\w./@-])(?:src|scripts|e2e|docs|locales|supabase|public|\.storybook|\.github)\/[\w./-]*(?![\w./-]*[*<{…])/g
/** A file that is named without its folder. */
const fileName = /`([\w.-]+\.(?:tsx?|md|sql|json|svg))`/g
const command = /\bnpm run (?:--silent )?([a-z][\w:-]*)/g

/** GitHub's anchors of the headings: lower case, without punctuation, spaces as hyphens. */
const anchorsOf = (markdown: string): readonly string[] =>
  [...markdown.replaceAll(/```[\s\S]*?```/g, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Paths of the repository that a text names and that do not exist. */
const falsePaths = (text: string): readonly string[] =>
  (text.match(filePath) ?? []).filter((name) => !paths.has(name.replace(/[./]+$/, '')))

/** Links, paths, file names and commands of a document that do not exist. */
function falseClaims(document: string, text: string): readonly string[] {
  const captured = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, found = '']) => found)
  const sources = (text.match(code) ?? []).join('\n')
  return [
    ...captured(text, link).filter((address) => {
      const [target = '', anchor] = address.split('#')
      const file = target === '' ? document : path.posix.join(path.posix.dirname(document), target).replace(/\/$/, '')
      return !paths.has(file) || (anchor !== undefined && !anchorsOf(read(file)).includes(anchor))
    }),
    ...falsePaths(sources),
    ...captured(sources, fileName).filter((name) => !names.has(name)),
    ...captured(sources, command).filter((name) => !(name in packageJson.scripts)),
  ]
}

test.each(files.filter((file) => file.endsWith('.md')))('%s names only what exists', (document) => {
  expect(falseClaims(document, read(document))).toEqual([])
})

test('comments and messages of the code name only files that exist', () => {
  // Tests, fixtures and attacks name files that must not exist.
  const sources = files.filter(
    (file) => /\.(?:tsx?|ya?ml|sql)$/.test(file) && !/\.(?:test|spec)\.|fixtures|\/vectors\//.test(file),
  )
  expect(sources.flatMap((file) => falsePaths(read(file)).map((name) => `${file} names ${name}`))).toEqual([])
})

test('the code reads the settings of .env.example, and no others', () => {
  const settings = [...read('.env.example').matchAll(/^(VITE_\w+)=/gm)].map(([, name]) => name)
  const used = [...read('src/lib/env.ts').matchAll(/'(VITE_\w+)'/g)].map(([, name]) => name)
  expect(new Set(used)).toEqual(new Set(settings))
})

test.each([
  ['see [the guide](docs/gone.md)', 'docs/gone.md'],
  ['see [words](docs/changing.md#three-words)', 'docs/changing.md#three-words'],
  ['[up](#b)', '#b'],
  ['`src/app/Gone.tsx` renders', 'src/app/Gone.tsx'],
  ['```sh\nnode scripts/gone.ts --all\n```', 'scripts/gone.ts'],
  ['a file `Gone.tsx`', 'Gone.tsx'],
  ['`npm run gone -- --all`', 'gone'],
])('a false claim is found: %j', (text, claim) => {
  expect(falseClaims('README.md', text)).toEqual([claim])
})
