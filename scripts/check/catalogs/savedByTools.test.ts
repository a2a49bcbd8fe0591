import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkCatalog } from './checkCatalogs.ts'
import { readPo } from './po.ts'
import { poFormat } from './poFormat.ts'

const folder = path.join(import.meta.dirname, 'fixtures/tools')
const original = fs.readFileSync(path.join(folder, 'saved-by-lingui.po'), 'utf8')
const crlf = original.replaceAll('\n', '\r\n')

/**
 * The same catalog, saved by what translators use: Poedit 3.2.2, msgcat, msgattrib and msgmerge of gettext 0.21,
 * translate-toolkit 3.8.4 (Weblate saves with it), polib 1.1.1; that of Crowdin has the headers of its exports.
 */
const files: readonly (readonly [string, string])[] = [
  ...fs.readdirSync(folder).map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')] as const),
  ['saved on an old Mac, with CR', original.replaceAll('\n', '\r')],
  ['saved by Notepad, with CRLF and a byte order mark', `\uFEFF${crlf}`],
]
const textsOf = (source: string) =>
  readPo(source)
    .entries.filter(({ isObsolete }) => !isObsolete)
    .map(({ msgid, msgctxt, msgstr, comments, origins }) => ({ msgid, msgctxt, msgstr, comments, origins }))
    .toSorted((one, other) => one.msgid.localeCompare(other.msgid))

test.each(files)('a catalog %s is read like the original, without a complaint', (_, source) => {
  expect(checkCatalog('de', source)).toEqual([])
  expect(textsOf(source)).toEqual(textsOf(original))
})

// polib and msgattrib drop `#~|`, Crowdin drops what is removed, and sorted files stay sorted until Lingui sorts them.
test.each(files.filter(([name]) => !/^sorted|msgattrib|polib|crowdin/.test(name)))(
  'an extraction writes a catalog %s as it was',
  (_, source) => {
    const context = { locale: 'de', sourceLocale: 'en', filename: 'locales/de.po' }
    const messages = poFormat.parse(source, context)
    expect(poFormat.serialize(messages, { ...context, existing: original })).toBe(original)
  },
)
