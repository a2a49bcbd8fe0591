import fs from 'node:fs'
import path from 'node:path'
import { findSamples, type Finding } from './samples.ts'
import { findUnset } from './settings.ts'
import { loadSettings } from '../../serve/loadSettings.ts'

/** Published content. Tests, stories and the attacks that the sanitiser is tried with may say "example". */
const published = ['index.html', 'src/**/*.{ts,tsx}', 'locales/*.po', 'public/**/*.{svg,txt,html}', 'supabase/*.sql']
const unpublished = [
  '**/*.test.{ts,tsx}',
  '**/*.stories.tsx',
  'src/testing/**',
  'src/lib/env.ts',
  'src/features/blog/sanitiser/vectors/**',
]

/**
 * Everything under `root` that is a sample, unset, or marked for confirmation before publication
 * (docs/product.md, "Identity").
 */
export function checkLaunch(root: string, settings: Readonly<Record<string, string>>): Finding[] {
  const files = fs.globSync(published, { cwd: root, exclude: unpublished }).toSorted()
  const texts = files.flatMap((file) => findSamples(file, fs.readFileSync(path.join(root, file), 'utf8')))
  return [...findUnset(settings, fs.readFileSync(path.join(root, '.env.example'), 'utf8')), ...texts]
}

if (import.meta.main) {
  const findings = checkLaunch(path.resolve(import.meta.dirname, '../../..'), loadSettings())
  for (const { file, line, what } of findings) console.error(`${file}:${line}  ${what}`)
  if (findings.length === 0) console.log('Ready to launch: no sample value, every setting is set, nothing to confirm.')
  else console.error(`\nNot ready to launch: ${findings.length} things to replace, set or confirm.`)
  process.exitCode = findings.length === 0 ? 0 : 1
}
