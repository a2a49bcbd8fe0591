import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { defaultLocale, isLocale, locales } from '../../../src/i18n/locales.ts'
import { parseEnv } from '../../../src/lib/env.ts'
import { isSlug } from '../../../src/routing/blogPaths.ts'
import { siteOrigin } from '../../../src/seo/siteUrl.ts'
import { runCommand, StartError } from '../../serve/backend/startError.ts'
import { loadSettings } from '../../serve/loadSettings.ts'
import { convertPost, outputOf, type Options } from './convertPost.ts'
import { previewOf } from './preview.ts'
import { sqlOf } from './row.ts'

const usage = `Usage: npm run post -- FILE.docx (or .md, .html) [--language ${locales.join('|')}] [--pictures https://…] [--title …] [--slug …] [--description …]`

function readArguments(): { readonly file: string; readonly options: Options } {
  const { positionals, values } = parseOptions()
  const [file] = positionals
  const { language, pictures } = values
  if (file === undefined || positionals.length > 1 || !isLocale(language)) throw new StartError(usage)
  if (pictures !== undefined && !/^https:\/\/[^/]/.test(pictures))
    throw new StartError(`--pictures ${pictures} must be the https address of their folder.`)
  if (values.slug !== undefined && !isSlug(values.slug))
    throw new StartError('--slug must have lower-case letters a to z, digits and single hyphens only.')
  return { file, options: { ...values, language } }
}

const text = { type: 'string' } as const

function parseOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        language: { ...text, default: defaultLocale },
        pictures: text,
        title: text,
        slug: text,
        description: text,
      },
    })
  } catch (error) {
    throw new StartError(`${String(error)}\n${usage}`)
  }
}

async function main(): Promise<void> {
  const { file, options } = readArguments()
  const { row, pictures, sentences } = await convertPost(file, options, siteOrigin(parseEnv(loadSettings())))
  const output = outputOf(file)
  fs.rmSync(output, { recursive: true, force: true })
  fs.mkdirSync(pictures.length > 0 ? output : path.dirname(output), { recursive: true })
  for (const { name, bytes } of pictures) fs.writeFileSync(path.join(output, name), bytes)
  fs.writeFileSync(`${output}.sql`, sqlOf(row))
  fs.writeFileSync(`${output}.content.html`, `${row.content_html}\n`)
  fs.writeFileSync(`${output}.html`, await previewOf(row, pictures, path.basename(output)))
  console.log(sqlOf(row))
  for (const sentence of sentences) console.log(`- ${sentence}`)
  console.log(`
Seen as on the site: ${output}.html
The row: ${output}.sql, or its content_html alone: ${output}.content.html`)
}

if (import.meta.main) await runCommand(main)
