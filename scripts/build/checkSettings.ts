import { isUtf8 } from 'node:buffer'
import fs from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { StartError } from '../serve/backend/startError.ts'

/** The files that Vite reads for a build (https://vite.dev/guide/env-and-mode). */
const files = ['.env', '.env.local', '.env.production', '.env.production.local']
/** As editors and other tools name it. */
const mistypedFile = /^(?:env|\.?env\.(?:txt|prod|rtf))$/i
/** Of the settings of other frameworks. */
const otherPrefixes = /^(?:NEXT_PUBLIC|NUXT_PUBLIC|REACT_APP|VUE_APP|GATSBY|PUBLIC)_/
/** Variables that the build environments of Netlify and Cloudflare Pages set. */
const hosts = { NETLIFY: 'Netlify', CF_PAGES: 'Cloudflare Pages' } as const

type Settings = Readonly<Record<string, string | undefined>>

/**
 * Refuses settings that would not reach the build, which would then silently be a local one.
 * @param environment of the process @param settings as Vite has read them
 * @throws {StartError} naming each of them
 */
export function checkSettings(root: string, environment: Settings, settings: Settings): void {
  const known = Object.keys(parseEnv(fs.readFileSync(path.join(root, '.env.example'), 'utf8')))
  const problems = [
    ...fs
      .readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isFile() && mistypedFile.test(entry.name))
      .map(({ name }) => `${name} is not read. Call it .env.`),
    ...files.flatMap((name) => problemsOfFile(path.join(root, name), known).map((it) => `${name}: ${it}`)),
    ...Object.entries(writtenIn(root))
      .filter(([name, value]) => name in settings && !(name in environment) && settings[name] !== unescaped(value))
      .map(([name]) => String.raw`${name} is cut at “$”. Write “\$”, also in quotes.`),
    ...Object.keys(settings)
      // Vite's own name for a NODE_ENV of a file.
      .filter((name) => name.startsWith('VITE_') && name !== 'VITE_USER_NODE_ENV' && !known.includes(name))
      .map((name) => `${name} is not a setting of the site: .env.example has their names.`),
    ...Object.entries(hosts)
      .filter(([name]) => environment[name] !== undefined && !settings['VITE_SITE_URL'])
      .map(
        ([, host]) =>
          `VITE_SITE_URL is not set, so ${host} would publish a local build, with sample posts and forms that go nowhere. Set the variables of docs/operations.md in its build environment.`,
      ),
  ]
  if (problems.length > 0) throw new StartError(`The settings would not reach the build:\n- ${problems.join('\n- ')}`)
}

/** The values in the files, before Vite replaces the names of other variables in them. */
function writtenIn(root: string): Settings {
  const existing = files.map((name) => path.join(root, name)).filter((file) => fs.existsSync(file))
  return Object.assign({}, ...existing.map((file) => parseEnv(fs.readFileSync(file, 'utf8')))) as Settings
}

const unescaped = (value = ''): string => value.replaceAll(String.raw`\$`, '$')

/** The setting that a name means, however it is spelled. */
const meant = (name: string): string =>
  name
    .replace(/^\s*export\s/, '')
    .toUpperCase()
    .replaceAll(/[-.]/g, '_')
    .replaceAll(/[^A-Z_]/g, '')
    .replace(otherPrefixes, 'VITE_')

function problemsOfFile(file: string, known: readonly string[]): readonly string[] {
  if (!fs.existsSync(file)) return []
  const bytes = fs.readFileSync(file)
  if (bytes.includes(0) || !isUtf8(bytes)) return ['is not saved as UTF-8. Save it as UTF-8.']
  const text = bytes.toString('utf8')
  const read = parseEnv(text)
  const seen = new Set<string>()
  return [...text.matchAll(/^([^#=:\n]*)[=:]?(.*)$/gm)].flatMap(([, name = '', written = '']) => {
    const setting = meant(name)
    if (!known.includes(setting)) return []
    const value = read[setting]
    if (value === undefined)
      return [`${setting} is not read. Type its line anew as ${setting}=value, without a byte order mark.`]
    if (seen.has(setting)) return [`${setting} is set twice. Delete one of the two lines.`]
    seen.add(setting)
    const rest = value === '' ? written : written.trimStart()
    return rest.startsWith(`${value}#`) ? [`${setting} is cut at “#”. Put the value in quotes.`] : []
  })
}
