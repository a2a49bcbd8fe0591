import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { locales } from '../../../src/i18n/locales.ts'
import { checkCatalog, report } from './checkCatalogs.ts'
import { staleEntries } from './extraction.ts'
import { readPo } from './po.ts'
import { poFormat } from './poFormat.ts'
import { forbiddenInMessages, readTerms } from './terms.ts'
import { unknownVariables } from './unknownVariables.ts'

const folder = path.join(import.meta.dirname, 'fixtures')
const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8')
const facts = { founded: '1999', companyLong: 'Sample Private Advisory' }
const check = (source: string) => checkCatalog('de', source, facts)
const context = { locale: 'de', sourceLocale: 'en', filename: 'locales/de.po' }

test('an accepted catalog has no problem', () => {
  expect(check(read('accepted.po'))).toEqual([])
})

/** Each entry of the fixture is preceded by the sentences that it is refused with. */
test('each entry is refused with its sentences, on one of its lines', () => {
  const source = read('refused.po')
  const lines = source.split('\n')
  const entryOf = (line: number) => lines.slice(0, line).filter((it) => it === '').length
  const expected = lines.flatMap((it, at) => (it.startsWith('# ') ? `${entryOf(at)}: ${it.slice(2)}` : []))
  expect(check(source).map(({ line, sentence }) => `${entryOf(line)}: ${sentence}`)).toEqual(expected)
})

describe('what stops the extraction as well, which would lose a text', () => {
  const entry = '#: src/pages/About/copy.ts\nmsgid "About us"\nmsgstr "Über uns"\n'
  const conflict =
    'Two versions of this place meet here, after a merge. Keep one of them, and delete the other and the three lines that begin with <<<<<<<, ======= and >>>>>>>.'
  test.each([
    ['a merge conflict', `<<<<<<< HEAD\n${entry}=======\n${entry}>>>>>>> other\n`, 1, conflict],
    ['an entry twice', `${entry}\n${entry}`, 6, 'This English text is in line 2 already.'],
    ['a line that is not complete', entry.replace(/"\n$/, '\n'), 3, 'This line cannot be read'],
    ['another encoding', Buffer.from(entry, 'latin1').toString(), 3, 'The file is not saved as UTF-8'],
    ['UTF-16', Buffer.from(`\uFEFF${entry}`, 'utf16le').toString(), 1, 'The file is not saved as UTF-8'],
  ])('%s', (_, source, line, sentence) => {
    expect(check(source)).toEqual([
      {
        file: 'locales/de.po',
        line,
        message: '',
        sentence: expect.stringContaining(sentence) as string,
        kind: 'broken',
      },
    ])
    expect(() => poFormat.parse(source, context)).toThrow(`locales/de.po:${line}\n  ${sentence}`)
  })

  test('English that is typed into its catalog', () => {
    const sentence =
      'No page shows “Über uns”: English is written in src/pages/About/copy.ts. Change it there, and put “About us” back here.'
    expect(checkCatalog('en', entry).map(report)).toEqual([`locales/en.po:3  “About us”\n  ${sentence}`])
    expect(() => poFormat.parse(entry, { ...context, locale: 'en', filename: 'locales/en.po' })).toThrow(
      `locales/en.po:3\n  ${sentence}`,
    )
    expect(checkCatalog('en', entry.replace('Über uns', ''))).toEqual([])
  })
})

describe('a catalog that is not what the source says', () => {
  const places = [{ file: 'src/pages/About/copy.ts', line: 3 }]
  const source = (msgid: string, ...comments: string[]) => ({ msgid, msgctxt: undefined, comments, places })
  const messages = [source('About us', 'Page name, in the menu'), source('Our task'), source('Our values')]
  const { entries } = readPo(read('stale.po'))
  const differences = (english: string) =>
    staleEntries('locales/de.po', entries, messages, readPo(english).entries).map(
      ({ file, line, sentence, kind }) => `${kind}: ${file}:${line} ${sentence}`,
    )

  test('is refused with what differs', () => {
    expect(differences('')).toEqual([
      'unfinished: src/pages/About/copy.ts:3 This text is new or was changed, and locales/de.po does not have it yet. Run: npm run i18n:extract',
      'style: locales/de.po:8 The source code has this text with another comment. Run: npm run i18n:extract',
      'unfinished: locales/de.po:12 The source code has no such text: it was removed, or its English was changed here. Run: npm run i18n:extract',
      'unfinished: locales/de.po:16 The source code has this text elsewhere. Run: npm run i18n:extract',
    ])
  })

  test('gets a deleted entry from git, since an extraction would write it without its translation', () => {
    expect(differences('#: src/pages/About/copy.ts\nmsgid "Our values"\nmsgstr ""\n')[0]).toBe(
      'unfinished: locales/de.po:1 The entry of this text of src/pages/About/copy.ts was deleted. Take it from git: git checkout locales/de.po restores the whole file. An extraction would not bring its translation back.',
    )
  })
})

test('a word that the style guide forbids is refused in an English message, at its place in the source code', () => {
  const messages = ['Whoever buys a house', 'the Land Registry', 'Land registry'].map((msgid, at) => ({
    msgid,
    msgctxt: undefined,
    comments: [],
    places: [{ file: 'src/pages/About/copy.ts', line: at + 10 }],
  }))
  expect(forbiddenInMessages(messages).map(({ file, line, sentence }) => `${file}:${line} ${sentence}`)).toEqual([
    'src/pages/About/copy.ts:10 “Whoever” is not our word. Say “the person who, if you” (docs/style/english.md).',
    'src/pages/About/copy.ts:12 “Land registry” is not our word. Say “Land Registry” (docs/style/english.md).',
  ])
})

test('a variable that is no fact and that no code names is refused at its place', () => {
  const messages = ['Since {founded}, {time}', '{count, plural, one {# on <b>{founded}</b>} other {{fuonded}}}'].map(
    (msgid, at) => ({ msgid, msgctxt: undefined, comments: [], places: [{ file: 'src/a.ts', line: at + 1 }] }),
  )
  const found = unknownVariables(messages, facts, 'const time = 3, count = 4')
  expect(found.map(({ line, sentence }) => `${line} ${sentence.split(':', 1).join()}`)).toEqual([
    '2 {fuonded} has no value',
  ])
})

test.each(locales)('the style guide of %s forbids no term that it recommends', (locale) => {
  const terms = readTerms(locale)
  expect(terms.length).toBeGreaterThan(20)
  for (const { say } of terms)
    expect(terms.filter(({ forbidden }) => say.search(forbidden) !== -1).map((term) => term.say)).toEqual([])
})
