import fs from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { StartError } from '../serve/backend/startError.ts'

/** Variables that the build environments of Netlify and Cloudflare Pages set. */
const hosts = { NETLIFY: 'Netlify', CF_PAGES: 'Cloudflare Pages' } as const

/** A line that Vite reads, or skips; one of a file in another encoding is neither. */
const readLine = /^(?:[A-Z_]+=.*|\s*(?:#.*)?)$/

type Settings = Readonly<Record<string, string | undefined>>

/**
 * Refuses settings that would not reach the build, which would then silently be a local one.
 * @param environment of the process @param settings as Vite has read them
 * @throws {StartError} naming each of them
 */
export function checkSettings(root: string, environment: Settings, settings: Settings): void {
  const known = Object.keys(parseEnv(fs.readFileSync(path.join(root, '.env.example'), 'utf8')))
  const file = path.join(root, '.env')
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split(/\r?\n/) : []
  const problems = [
    ...lines.flatMap((line, at) =>
      readLine.test(line)
        ? []
        : `.env:${at + 1} is not read. Write NAME=value in one line, and save the file as UTF-8.`,
    ),
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
