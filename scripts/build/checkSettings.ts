import fs from 'node:fs'
import path from 'node:path'
import { StartError } from '../serve/backend/startError.ts'

/** The files that Vite reads for a build (https://vite.dev/guide/env-and-mode). */
const files = ['.env', '.env.local', '.env.production', '.env.production.local']
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
    ...files.flatMap((file) => problemsOfFile(file, path.join(root, file))),
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

function problemsOfFile(name: string, file: string): readonly string[] {
  if (!fs.existsSync(file)) return []
  const bytes = fs.readFileSync(file)
  if (bytes.includes(0)) return [`${name} is not saved as UTF-8. Save it as UTF-8.`]
  return bytes
    .toString('utf8')
    .split(/\r?\n/)
    .flatMap((line, index) => {
      const problem = problemOfLine(line)
      return problem === undefined ? [] : [`${name}:${index + 1} ${problem}`]
    })
}

function problemOfLine(line: string): string | undefined {
  if (/^\s*(?:#|$)/.test(line)) return undefined
  const value = /^\s*(?:export\s+)?[\w.-]+\s*=\s*(?<value>.*)$/.exec(line)?.groups?.['value']
  if (value === undefined) return 'is not read. Write it as NAME=value.'
  if (/^["'`]/.test(value)) return undefined
  // A comment follows a space, and a name begins with a letter.
  if (/\S#/.test(value) || /\$\w|\$\{/.test(value)) return 'is cut at “#” or “$”. Put the value in single quotes.'
  return undefined
}
