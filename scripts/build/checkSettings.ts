import { isUtf8 } from 'node:buffer'
import fs from 'node:fs'
import path from 'node:path'
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
  const example = fs.readFileSync(path.join(root, '.env.example'), 'utf8')
  const known = new Set([...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name))
  const problems = [
    ...fs
      .readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isFile() && mistypedFile.test(entry.name))
      .map(({ name }) => `${name} is not read. Call it .env.`),
    ...files.flatMap((file) => problemsOfFile(file, path.join(root, file), known)),
    ...Object.keys(settings)
      // Vite's own name for a NODE_ENV of a file.
      .filter((name) => name.startsWith('VITE_') && name !== 'VITE_USER_NODE_ENV' && !known.has(name))
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

/** A line, or several with a quoted value. */
const lines = /^(?:[^#=\n]*=[ \t]*(?:"[^"]*"|'[^']*'|`[^`]*`))?[^\n]*$/gm
const quotedValue = /^\s*(["'`])(?<content>.*?)\1/s
/** The first “#” of a value without quotes, unless a space before it makes it a comment. */
const cuttingHash = /^(?:#\S|[^#]*[^\s#]#)/
/** The name of another variable, as Vite replaces it, also in quotes. */
const reference = /(?<!\\)\$(?:\{[^{}]+\}|[A-Za-z_])/

function problemsOfFile(name: string, file: string, known: ReadonlySet<string>): readonly string[] {
  if (!fs.existsSync(file)) return []
  const bytes = fs.readFileSync(file)
  if (bytes.includes(0) || !isUtf8(bytes)) return [`${name} is not saved as UTF-8. Save it as UTF-8.`]
  const names = new Set<string>()
  const text = bytes.toString('utf8').replaceAll('\r\n', '\n')
  return [...text.matchAll(lines)].flatMap(({ 0: line, index }) => {
    const problem = problemOfLine(line, known, names)
    return problem === undefined ? [] : [`${name}:${text.slice(0, index).split('\n').length} ${problem}`]
  })
}

/** @param before the names of the lines above, to which the line's own is added */
function problemOfLine(line: string, known: ReadonlySet<string>, before: Set<string>): string | undefined {
  if (/^\s*(?:#|$)/.test(line)) return undefined
  const { name, value } = /^[ \t]*(?:export\s+)?(?<name>[^=:]*?)\s*=(?<value>.*)$/s.exec(line)?.groups ?? {}
  if (name === undefined || value === undefined) return 'is not read. Write it as NAME=value.'
  if (!/^[\w.-]+$/.test(name))
    return 'is not read: its name has a space or an invisible character. Type the line anew, and save the file as UTF-8 without a byte order mark.'
  const meant = name.toUpperCase().replaceAll(/[-.]/g, '_').replace(otherPrefixes, 'VITE_')
  if (!known.has(name) && known.has(meant)) return `is not read: the setting is called ${meant}.`
  if (before.has(name)) return `sets ${name} again, which is set above. Delete one of the two lines.`
  before.add(name)
  const quoted = quotedValue.exec(value)?.groups?.['content']
  if (quoted === undefined && cuttingHash.test(value)) return 'is cut at “#”. Put the value in quotes.'
  return reference.test(quoted ?? value.replace(/#.*/s, ''))
    ? String.raw`is cut at “$”. Write “\$”, also in quotes.`
    : undefined
}
