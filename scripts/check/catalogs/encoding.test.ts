import * as fc from 'fast-check'
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { locales } from '../../../src/i18n/locales.ts'
import { decodeCatalog } from './encoding.ts'

const file = 'locales/de.po'
const root = path.resolve(import.meta.dirname, '../../..')
/** A catalog with one entry, as gettext's tools write it. */
const catalogOf = (text: string): string =>
  `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\nmsgid "About us"\nmsgstr "${text}"\n`
const check = (bytes: Uint8Array) => decodeCatalog(file, bytes)

/** Words with letters beyond ASCII, in any order, with the signs that surround them. */
const words = fc
  .array(fc.constantFrom('für', 'Käufer', 'MENÜ', 'Größe', 'Sóller', 'señal', 'garçon', 'À', 'CAFÉ', 'Haus', '2 %'), {
    minLength: 1,
  })
  .chain((list) =>
    fc
      .constantFrom(['„', '“'], ['«\u00A0', '\u00A0»'], ['“', '”'], ['(', ')'], ['', '?'], ['¿', '?'], ['–\u00A0', '…'])
      .map(([start = '', end = '']) => `${start}${list.join(' ')}${end}`),
  )
const beyondAscii = words.filter((text) => /[äöüßÄÖÜéóñçÀÉ„“”«»¿–…]/.test(text))

describe('a catalog whose letters cannot be trusted', () => {
  test.each(['windows-1252', 'macintosh'])('is refused after its UTF-8 was read as %s and saved', (encoding) => {
    fc.assert(
      fc.property(beyondAscii, (text) => {
        const misread = new TextDecoder(encoding).decode(new TextEncoder().encode(catalogOf(text)))
        expect(check(Buffer.from(misread))).toMatchObject({
          line: 6,
          sentence: expect.stringMatching(/^Letters were lost.*UTF-8.*git checkout locales\/de\.po$/) as string,
        })
      }),
    )
  })

  test('is refused as Latin 1, at its first line that is none of UTF-8', () => {
    fc.assert(
      fc.property(
        words.filter((text) => /[äöüßÄÖÜéóñçÀÉ«»¿]/.test(text)),
        (text) => {
          const bytes = Buffer.from(catalogOf(text.replace(/[„“”–…]/g, '')), 'latin1')
          expect(check(bytes)).toMatchObject({
            line: 6,
            sentence: expect.stringContaining('not saved as UTF-8') as string,
          })
        },
      ),
    )
  })

  test.each([
    ['UTF-16 with a byte order mark', Buffer.from(`\uFEFF${catalogOf('Über')}`, 'utf16le')],
    ['UTF-16 without one', Buffer.from(catalogOf('Über'), 'utf16le')],
    ['UTF-16, big-endian', Buffer.from(catalogOf('Über'), 'utf16le').swap16()],
  ])('is refused as %s', (_, bytes) => {
    expect(check(bytes)).toMatchObject({ line: 1, sentence: expect.stringContaining('UTF-16') as string })
  })

  test.each(['\uFFFDber uns', 'f?r K?ufer', 'f\u0081r', 'f├╝r', 'f¸r uns', 'f%C3%BCr uns', 'f=C3=BCr uns', 'ÃƒÂ¼ber'])(
    'is refused with “%s”',
    (text) => {
      expect(check(Buffer.from(catalogOf(text)))).toMatchObject({ line: 6 })
    },
  )

  test('is refused with the line ends of an old Mac', () => {
    expect(check(Buffer.from(catalogOf('Wir').replaceAll('\n', '\r')))).toMatchObject({ line: 1 })
  })

  test('is one problem, however many letters are lost', () => {
    const german = fs.readFileSync(path.join(root, file))
    expect(check(Buffer.from(german.toString('latin1')))).toMatchObject({
      sentence: expect.stringMatching(/and in \d{3,} more/) as string,
    })
  })
})

describe('a catalog in UTF-8 is read', () => {
  test('with the words and signs of every language of the site', () => {
    fc.assert(
      fc.property(words, (text) => {
        expect(check(Buffer.from(catalogOf(text)))).toEqual({ text: catalogOf(text) })
      }),
    )
  })

  test.each(locales)('%s, as it is', (locale) => {
    const source = fs.readFileSync(path.join(root, `locales/${locale}.po`))
    expect(check(source)).toEqual({ text: source.toString() })
  })
})
