import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkCatalog, losses, readCatalog } from './checkCatalogs.ts'
import { poFormat } from './poFormat.ts'

const folder = path.join(import.meta.dirname, 'fixtures/tools')
const original = fs.readFileSync(path.join(folder, 'saved-by-lingui.po'))
const crlf = original.toString().replaceAll('\n', '\r\n')

/**
 * The same catalog, saved by what translators use: Poedit 3.2.2, msgcat, msgattrib and msgmerge of gettext 0.21,
 * translate-toolkit 3.8.4 (Weblate saves with it), polib 1.1.1; that of Crowdin has the headers of its exports.
 */
const files: readonly (readonly [string, Buffer])[] = [
  ...fs.readdirSync(folder).map((file) => [file, fs.readFileSync(path.join(folder, file))] as const),
  ['saved on Windows, with CRLF', Buffer.from(crlf)],
  ['saved by Notepad, with CRLF and a byte order mark', Buffer.from(`\uFEFF${crlf}`)],
]
const context = { locale: 'de', sourceLocale: 'en', filename: 'locales/de.po' }
const textsOf = (bytes: Uint8Array) =>
  readCatalog('de', bytes)
    .entries.filter(({ isObsolete }) => !isObsolete)
    .map(({ msgid, msgctxt, msgstr, comments, origins }) => ({ msgid, msgctxt, msgstr, comments, origins }))
    .toSorted((one, other) => one.msgid.localeCompare(other.msgid))

test.each(files)('a catalog %s is read like the original, without a complaint', (_, bytes) => {
  expect(checkCatalog('de', bytes)).toEqual([])
  expect(losses('de', bytes)).toEqual([])
  expect(textsOf(bytes)).toEqual(textsOf(original))
})

test.each(files)('an extraction reads of a catalog %s what the check reads', (_, bytes) => {
  const messages = Object.values(poFormat.parse(bytes.toString(), context))
  const read = readCatalog('de', bytes).entries
  const texts = (list: readonly object[]) => list.map((it) => JSON.stringify(it)).toSorted()
  expect(
    texts(
      messages.map(({ message, context: msgctxt, translation, origin = [], obsolete }) => ({
        msgid: message,
        msgctxt,
        msgstr: translation,
        origins: obsolete ? [] : origin.map(([file]) => file),
        isObsolete: obsolete,
      })),
    ),
  ).toEqual(
    texts(
      read.map(({ msgid, msgctxt, msgstr, origins, isObsolete }) => ({ msgid, msgctxt, msgstr, origins, isObsolete })),
    ),
  )
})

// polib and msgattrib drop `#~|`, Crowdin drops what is removed, and sorted files stay sorted until Lingui sorts them.
test('an extraction writes the file as it was, whatever saved it', () => {
  const written = files
    .filter(([name]) => !/^sorted|msgattrib|polib|crowdin/.test(name))
    .map(([, bytes]) =>
      poFormat.serialize(poFormat.parse(bytes.toString(), context), { ...context, existing: original.toString() }),
    )
  expect(new Set(written)).toEqual(new Set([original.toString()]))
})
