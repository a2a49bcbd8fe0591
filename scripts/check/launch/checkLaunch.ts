import fs from 'node:fs'
import path from 'node:path'
import { EnvError, parseEnv } from '../../../src/lib/env.ts'
import { problemOfSecret } from '../../../src/lib/supabaseKey.ts'
import { findFiles } from '../../build/findFiles.ts'
import { loadSettings } from '../../serve/loadSettings.ts'
import { reportRenderings } from './renderings.ts'

/** What resolves a finding, in the order in which `npm run check:launch` lists them. */
const todos = {
  set: 'Set (.env, docs/operations.md)',
  replace: 'Replace',
  confirm: 'Confirm, then delete the note',
  prove: 'Prove, then delete the note',
} as const
type Todo = keyof typeof todos

/** A finding that must be resolved before the launch. */
type Finding = { readonly todo: Todo; readonly file: string; readonly line: number; readonly what: string }
type Settings = Readonly<Record<string, string>>

/** Patterns of samples (docs/product.md, "Identity"), and their required replacements. */
const samples: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/(?:\/\/|@)[\w.-]+\.example\b/u, 'an address under .example, a domain that nobody can own'],
  [/(?:email|url): '\S*\bexample\.(?:com|net|org)/u, 'an address at a domain that nobody can own'],
  [/\+?34 ?971 ?000 ?000/u, 'the sample telephone number'],
  [/\b(?:ES)?[A-Z]00000000\b/u, 'a sample tax number'],
  [/Tomo 0000|Folio 000\b|PM-00000/u, 'a sample entry of the commercial register'],
  [/Carrer de l.Exemple/u, 'the sample street'],
  [/Margalida d.Exemple|Johannes Beispiel/u, 'a sample name of a founder'],
  [/\bROAIIB 0000\b/u, 'a sample number of the register of real estate agents'],
  [/Proveïdor d.Exemple/u, 'a sample provider of a service'],
  [/\bRC-00000000\b|Asseguradora d.Exemple/u, 'a sample insurance'],
  [/AreSample\b.*= true|\bisSample: true/u, 'texts that are marked as samples are published'],
  [/lorem ipsum/iu, 'filler text'],
]

/** A note from the author of the line to the publisher. */
const note = /(?:\/\/|\/?\*|--|#\.?)\s*Before launch, (?<todo>replace|confirm|prove): (?<what>.+?)(?:\s*\*\/)?$/u

/** The samples and the notes of one file, in the order of its lines. */
const findSamples = (file: string, text: string): Finding[] =>
  text.split('\n').flatMap((content, index): Finding[] => {
    const line = index + 1
    const left = note.exec(content)?.groups
    const found = samples.flatMap(([pattern, what]) => {
      const match = pattern.exec(content)?.[0]
      return match === undefined ? [] : [{ todo: 'replace' as const, file, line, what: `${what}: ${match.trim()}` }]
    })
    const secret = problemOfSecret(content)
    if (secret !== undefined) found.push({ todo: 'replace', file, line, what: `This file ${secret}` })
    return left === undefined ? found : [{ todo: left['todo'] as Todo, file, line, what: left['what'] ?? '' }, ...found]
  })

/** Hosts that nobody can own or reach, and the words of docs/operations.md for values. */
const sampleValue =
  /(?:\.example|\/\/(?:www\.)?example\.(?:com|net|org)|\.invalid|\.test|\/\/localhost|\/\/127\.0\.0\.1|\byour\.domain|\/FORM_ID|\/ALIAS|\/\/abcdefgh\.supabase\.co)(?=[/:]|$)/u

/** What is wrong with the settings of a build for a real site; each sentence starts with the name of a setting. */
function settingProblems(settings: Settings): readonly string[] {
  try {
    parseEnv({ ...settings, VITE_SITE_URL: settings['VITE_SITE_URL'] || 'https://unset.example' })
  } catch (error) {
    if (error instanceof EnvError) return error.problems
    throw error
  }
  return []
}

/** Whether the built pages talk to the services of the settings: their policy names the addresses. */
function isOfSettings(policy: string, settings: Settings): boolean {
  return ['VITE_SUPABASE_URL', 'VITE_CONTACT_FORM_URL', 'VITE_ENQUIRY_FORM_URL'].every((name) => {
    const address = settings[name] ?? ''
    return !URL.canParse(address) || policy.includes(new URL(address).origin)
  })
}

/** What is unset, malformed or still a sample among the settings, with the line of .env.example that explains it. */
function findUnset(settings: Settings, documentation: string): Finding[] {
  const lines = documentation.split('\n')
  const refused = settingProblems(settings)
  return [
    ...(settings['VITE_SITE_URL'] ? [] : ['VITE_SITE_URL is not set, and without it the build is a local one.']),
    ...refused,
    // A setting that the build refuses is not quoted: it may be a secret.
    ...Object.entries(settings)
      .filter(([name, value]) => sampleValue.test(value) && !refused.some((problem) => problem.startsWith(name)))
      .map(([name, value]) => `${name} is a sample: ${value}`),
  ].map((what) => {
    const line = lines.findIndex((it) => it.startsWith(`${what.split(' ', 1).join()}=`)) + 1
    return { todo: 'set', file: '.env.example', line, what }
  })
}

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
const built = 'dist/**/*.{html,js,json,svg,txt,xml}'

/**
 * Everything under `root` that is a sample, unset, or marked for confirmation before publication
 * (docs/product.md, "Identity"). Of the built files, the first of each finding that the sources do not explain.
 */
export function checkLaunch(root: string, settings: Settings): Finding[] {
  const samplesOf = (files: string[]): Finding[] =>
    files.flatMap((file) => findSamples(file, fs.readFileSync(path.join(root, file), 'utf8')))
  const sources = samplesOf(findFiles(root, published, unpublished))
  const explained = new Set(sources.map(({ what }) => what))
  const pages = samplesOf(findFiles(root, built)).filter(({ what }) => {
    const isNew = !explained.has(what)
    explained.add(what)
    return isNew
  })
  const policy = path.join(root, 'dist/_headers')
  const isStale = fs.existsSync(policy) && !isOfSettings(fs.readFileSync(policy, 'utf8'), settings)
  const stale: Finding = { todo: 'set', file: 'dist/_headers', line: 1, what: 'dist has other settings: build again.' }
  const unset = findUnset(settings, fs.readFileSync(path.join(root, '.env.example'), 'utf8'))
  return [...unset, ...(isStale ? [stale] : []), ...sources, ...pages]
}

/** The findings in groups by what to do, each with its number. */
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
  console.log(`${reportRenderings(root)}\n`)
  if (findings.length > 0) console.error(`${report(findings)}\n\nNot ready to launch: ${findings.length} left.`)
  else if (!fs.existsSync(path.join(root, 'dist')))
    console.error('No sample in the sources. Run npm run build and this command again: it reads the built pages, too.')
  else console.log('Ready to launch: no sample value, every setting is set, nothing to confirm.')
  process.exitCode = findings.length === 0 && fs.existsSync(path.join(root, 'dist')) ? 0 : 1
}
