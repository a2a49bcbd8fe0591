import fs from 'node:fs'
import path from 'node:path'
import { findFiles } from '../../build/findFiles.ts'
import { findSamples, todos, type Finding, type Todo } from './samples.ts'
import { findUnset } from './settings.ts'
import { loadSettings } from '../../serve/loadSettings.ts'

/** Published content. Tests, stories and the attacks that the sanitiser is tried with may say "example". */
const published = ['index.html', 'src/**/*.{ts,tsx}', 'locales/*.po', 'public/**/*.{svg,txt,html}']
const unpublished = [
  '**/*.test.{ts,tsx}',
  '**/*.stories.tsx',
  'src/testing/**',
  'src/lib/env.ts',
  'src/features/blog/sanitiser/vectors/**',
]
/** Files of the last build, which also contain the posts of the database. */
const built = 'dist/**/*.{html,js,json,svg,txt,webmanifest,xml}'

/**
 * Everything under `root` that is a sample, unset, or marked for confirmation before publication
 * (docs/product.md, "Identity").
 */
export function checkLaunch(root: string, settings: Readonly<Record<string, string>>): Finding[] {
  const samplesOf = (files: string[]): Finding[] =>
    files.flatMap((file) => findSamples(file, fs.readFileSync(path.join(root, file), 'utf8')))
  const sources = samplesOf(findFiles(root, published, unpublished))
  const pages = samplesOf(findFiles(root, built))
  return [
    ...findUnset(settings, fs.readFileSync(path.join(root, '.env.example'), 'utf8')),
    ...sources,
    ...onlyIn(pages, sources),
  ]
}

/** The first of each finding that the sources do not explain. */
function onlyIn(pages: readonly Finding[], sources: readonly Finding[]): Finding[] {
  const explained = new Set(sources.map(({ what }) => what))
  return pages.filter(({ what }) => {
    const isNew = !explained.has(what)
    explained.add(what)
    return isNew
  })
}

/** The findings in groups by what to do, each with its number. Pure. */
export const report = (findings: readonly Finding[]): string =>
  (Object.keys(todos) as Todo[])
    .flatMap((todo) => {
      const group = findings.filter((finding) => finding.todo === todo)
      const lines = group.map(({ file, line, what }) => `  ${file}:${line}  ${what}`)
      return group.length === 0 ? [] : [`${todos[todo]}: ${group.length}\n${lines.join('\n')}`]
    })
    .join('\n\n')

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../../..')
  const findings = checkLaunch(root, loadSettings())
  if (findings.length > 0) console.error(`${report(findings)}\n\nNot ready to launch: ${findings.length} left.`)
  else if (!fs.existsSync(path.join(root, 'dist')))
    console.error('No sample in the sources. Run npm run build and this command again: it reads the built pages, too.')
  else console.log('Ready to launch: no sample value, every setting is set, nothing to confirm.')
  process.exitCode = findings.length === 0 && fs.existsSync(path.join(root, 'dist')) ? 0 : 1
}
