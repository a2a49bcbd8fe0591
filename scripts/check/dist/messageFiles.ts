import fs from 'node:fs'
import path from 'node:path'
import { filesOfPage, messagesFile, type PublishedMessages } from '../../../src/app/messageFiles.ts'
import { when } from '../when.ts'
import type { Rule } from './rule.ts'

const readMessages = (outDir: string): PublishedMessages =>
  JSON.parse(fs.readFileSync(path.join(outDir, messagesFile), 'utf8')) as PublishedMessages

/** A page names the messages of its language, its frame, what it stands in and itself, so that it changes with no other text. */
export const ownMessages: Rule = ({ html, route: { locale, page } }, { outDir }) => {
  const { files } = readMessages(outDir)
  const expected = JSON.stringify(filesOfPage(files, locale, page))
  const found = html.getElementById('root')?.getAttribute('data-messages') ?? 'none'
  return when(found !== expected, `names the messages ${found}, expected ${expected}`)
}

/**
 * Files of messages that are missing, or named by code. The names change with their content, and code that named one would
 * change with it, and what names that code, until one new German text is a new version of every page.
 */
export function namedInCode(outDir: string): string[] {
  const files = Object.values(readMessages(outDir).files).flatMap((parts) => Object.values(parts))
  const places = files.map((file) => path.join(outDir, file))
  const own = new Set(places)
  const code = fs.globSync(path.join(outDir, 'assets/*.js')).filter((file) => !own.has(file))
  return [
    ...places
      .filter((place) => !fs.existsSync(place))
      .map((place) => `${messagesFile} names ${place}, which is missing.`),
    ...code.flatMap((file) => {
      const source = fs.readFileSync(file, 'utf8')
      const named = files.map((it) => path.basename(it)).filter((name) => source.includes(name))
      return named.map((name) => `${file} names ${name}: a new text would make new code (src/app/messages.ts).`)
    }),
  ]
}
