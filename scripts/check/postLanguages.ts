import fs from 'node:fs'
import path from 'node:path'
import { locales } from '../../src/i18n/locales.ts'

/** Languages of the site that the database refuses for a post, as sentences; the newest migration with a check counts. */
export function refusedLanguages(root: string): string[] {
  const folder = path.join(root, 'supabase/migrations')
  const checks = fs
    .readdirSync(folder)
    .toSorted()
    .flatMap((file) =>
      [...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(/\blanguage_code in \(([^)]*)\)/gi)].map(
        ([, list = '']) => ({ file, codes: new Set([...list.matchAll(/'(\w+)'/g)].map(([, code]) => code)) }),
      ),
    )
  const last = checks.at(-1)
  if (last === undefined) return [`${folder} has no check of content_posts.language_code.`]
  return locales
    .filter((locale) => !last.codes.has(locale))
    .map(
      (locale) =>
        `supabase/migrations/${last.file}: the check of content_posts.language_code refuses '${locale}', a language of the site: add a migration with a check that allows it.`,
    )
}
