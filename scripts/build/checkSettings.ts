import { isUtf8 } from 'node:buffer'
import fs from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { cleanValue } from '../../src/lib/typedText.ts'
import { StartError } from '../serve/backend/startError.ts'

/** The files that Vite reads for a build (https://vite.dev/guide/env-and-mode), and names that are mistaken for them. */
const files = ['.env', '.env.local', '.env.production', '.env.production.local']
const mistypedFile = /^\.?env(?:\.(?:local|prod|production))*(?:\.txt)?$/i
/** Variables that the build environments of hosts set. */
const hosts = {
  NETLIFY: 'Netlify',
  CF_PAGES: 'Cloudflare Pages',
  WORKERS_CI: 'Cloudflare Workers',
  VERCEL: 'Vercel',
  RENDER: 'Render',
} as const

/** A line whose value Vite reads whole: “#” begins a comment and “$” names another variable. */
const readLine =
  /^(?:(?<name>[A-Z_]+)=(?:"(?:[^"$\\]|\\\$)*"|'(?:[^'$\\]|\\\$)*'|(?:[^\s"'`#$\\]|\\\$)*))?\s*?(?:(?<=\s|^)#.*)?$/

type Settings = Readonly<Record<string, string | undefined>>

/**
 * Refuses settings that would not reach the build, which would then silently be a local one.
 * @param environment of the process @param settings as Vite has read them
 * @throws {StartError} naming each of them
 */
export function checkSettings(root: string, environment: Settings, settings: Settings): void {
  const example = parseEnv(fs.readFileSync(path.join(root, '.env.example'), 'utf8'))
  const known = Object.keys(example)
  const isFile = (name: string) => fs.statSync(path.join(root, name), { throwIfNoEntry: false })?.isFile() === true
  const problems = [
    ...fs
      .readdirSync(root)
      .filter((name) => mistypedFile.test(name) && !files.includes(name) && isFile(name))
      .map((name) => `${name} is not read. Call it .env.`),
    ...Object.entries(example)
      .filter(([name, value]) => name.startsWith('VITE_') && value)
      .map(([name]) => `.env.example sets ${name}, and is not read. Copy it to .env.`),
    ...files.filter(isFile).flatMap((name) => problemsOfFile(path.join(root, name), known).map((it) => name + it)),
    ...Object.keys(settings)
      // Vite's own name for a NODE_ENV of a file.
      .filter((name) => name.startsWith('VITE_') && name !== 'VITE_USER_NODE_ENV' && !known.includes(name))
      .map((name) => `${name} is not a setting of the site: .env.example has their names.`),
    ...Object.entries(hosts)
      .filter(([name]) => environment[name] !== undefined && !cleanValue(settings['VITE_SITE_URL'] ?? ''))
      .map(
        ([, host]) =>
          `VITE_SITE_URL is not set, so ${host} would publish a local build, with sample posts and forms that go nowhere. Set the variables of docs/operations.md in its build environment.`,
      ),
  ]
  if (problems.length > 0) throw new StartError(`The settings would not reach the build:\n- ${problems.join('\n- ')}`)
}

function problemsOfFile(file: string, known: readonly string[]): readonly string[] {
  const bytes = fs.readFileSync(file)
  if (bytes.includes(0) || !isUtf8(bytes)) return [' is not saved as UTF-8. Save it as UTF-8.']
  return bytes
    .toString('utf8')
    .split(/\r?\n/)
    .flatMap((line, at) => {
      const read = readLine.exec(line)
      if (read === null)
        return `:${at + 1} is not read whole. Write NAME=value in one line, without spaces around “=”, a value with “#” or a space in quotes, and “$” as “\\$”.`
      const name = read.groups?.['name']
      return name === undefined || known.includes(name)
        ? []
        : `:${at + 1} sets ${name}, which .env.example does not have.`
    })
}
