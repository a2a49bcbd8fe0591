import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { locales } from '../../../src/i18n/locales.ts'
import { decodeCatalog } from './encoding.ts'

const file = 'locales/de.po'
const german = fs.readFileSync(path.resolve(import.meta.dirname, '../../..', file))
const catalogOf = (text: string): string =>
  `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\nmsgid "About us"\nmsgstr "${text}"\n`
const readAs = (encoding: string, text: string): Buffer =>
  Buffer.from(new TextDecoder(encoding).decode(Buffer.from(catalogOf(text))))

const [unicode, notUtf8, lost] = ['The file is saved as UTF-16.', 'The file is not saved as UTF-8', 'Letters were lost']
const damaged = [
  '\uFFFDber uns',
  'f?r K?ufer',
  'f\u0081r',
  'f├╝r',
  'f¸r uns',
  'f%C3%BCr uns',
  'f=C3=BCr uns',
  'ÃƒÂ¼ber',
]
const misread = ['für', 'MENÜ', 'Größe', 'Sóller', 'À', '„Haus“', '«\u00A0Haus\u00A0»', '–\u00A0…']

describe('a catalog whose letters cannot be trusted is refused', () => {
  test.each<readonly [string, Buffer, number, string]>([
    ['in UTF-16 with a byte order mark', Buffer.from(`\uFEFF${catalogOf('Über')}`, 'utf16le'), 1, unicode],
    ['in UTF-16, big-endian', Buffer.from(catalogOf('Über'), 'utf16le').swap16(), 1, unicode],
    ['in Latin 1', Buffer.from(catalogOf('Über'), 'latin1'), 6, notUtf8],
    [
      'with another encoding in its header',
      Buffer.from(catalogOf('Haus').replace('utf-8', 'iso-8859-1')),
      3,
      'charset=',
    ],
    ...damaged.map((text) => [`with “${text}”`, Buffer.from(catalogOf(text)), 6, lost] as const),
    ...misread.flatMap((text) =>
      ['windows-1252', 'macintosh'].map(
        (encoding) => [`whose “${text}” was read as ${encoding}`, readAs(encoding, text), 6, lost] as const,
      ),
    ),
  ])('%s', (_, bytes, line, sentence) => {
    expect(decodeCatalog(file, bytes)).toEqual({ line, sentence: expect.stringContaining(sentence) as string })
  })

  test('with one problem and what to do, however many letters are lost', () => {
    expect(decodeCatalog(file, Buffer.from(german.toString('latin1')))).toMatchObject({
      sentence: expect.stringMatching(/and in \d{3,} more\).*UTF-8.*git checkout locales\/de\.po$/) as string,
    })
  })
})

test.each(locales)('the catalog %s is read as it is', (locale) => {
  const bytes = fs.readFileSync(path.resolve(import.meta.dirname, `../../../locales/${locale}.po`))
  expect(decodeCatalog(file, bytes)).toEqual({ text: bytes.toString() })
})

test('letters that a tool decomposed are read as one character each', () => {
  expect(decodeCatalog(file, Buffer.from(catalogOf('Über uns').normalize('NFD')))).toEqual({
    text: catalogOf('Über uns'),
  })
})
