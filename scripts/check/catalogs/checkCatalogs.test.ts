import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkCatalog, report } from './checkCatalogs.ts'
import { staleEntries } from './extraction.ts'
import { readPo } from './po.ts'
import { poFormat } from './poFormat.ts'
import { forbiddenInMessages, readTerms } from './terms.ts'

const folder = path.join(import.meta.dirname, 'fixtures')
const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8')
const check = (source: string) => checkCatalog('de', Buffer.from(source))
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
    ['a line that is not complete', entry.replace(/"\n$/, '\n'), 3, 'This line is not complete'],
    ['letters lost in another encoding', entry.replace('Ü', 'Ãœ'), 3, 'Letters were lost in another encoding'],
  ])('%s', (_, source, line, sentence) => {
    expect(check(source)).toEqual([
      { file: 'locales/de.po', line, message: '', sentence: expect.stringContaining(sentence) as string, kind: 'loss' },
    ])
    expect(() => poFormat.parse(source, context)).toThrow(`locales/de.po:${line}\n  ${sentence}`)
  })

  test('English that is typed into its catalog', () => {
    expect(checkCatalog('en', Buffer.from(entry)).map((it) => `${it.kind}: ${report(it)}`)).toEqual([
      'loss: locales/en.po:3  “About us”\n  No page shows “Über uns”: English is written in src/pages/About/copy.ts. Change it there, and put “About us” back here.',
    ])
    expect(checkCatalog('en', Buffer.from(entry.replace('Über uns', '')))).toEqual([])
  })
})

test('a catalog that is not what the source says is refused, with what differs', () => {
  const places = [{ file: 'src/pages/About/copy.ts', line: 3 }]
  const messages = [
    { message: 'About us', context: undefined, comments: ['Page name, in the menu'], places },
    { message: 'Our task', context: undefined, comments: [], places },
    { message: 'Our values', context: undefined, comments: [], places },
  ]
  const { entries } = readPo(read('stale.po'))
  expect(staleEntries('locales/de.po', entries, messages).map(({ line, sentence }) => `${line}: ${sentence}`)).toEqual([
    '1: The file lacks this text of src/pages/About/copy.ts. Run: npm run i18n:extract',
    '8: The comment for translators has changed. Run: npm run i18n:extract',
    '12: The source code has no such text any more, or its English was changed here. Run: npm run i18n:extract',
    '16: The text is used in src/pages/About/copy.ts, and the file says otherwise. Run: npm run i18n:extract',
  ])
})

test('a word that the style guide forbids is refused in an English message, at its place in the source code', () => {
  const messages = ['Whoever buys, and those who let us', 'the Land Registry', 'Land registry'].map((message, at) => ({
    message,
    context: undefined,
    comments: [],
    places: [{ file: 'src/pages/About/copy.ts', line: at + 10 }],
  }))
  expect(forbiddenInMessages(messages).map(({ file, line, sentence }) => `${file}:${line} ${sentence}`)).toEqual([
    'src/pages/About/copy.ts:10 “Whoever” is not our word. Say “the person who, if you” (docs/style/english.md).',
    'src/pages/About/copy.ts:12 “Land registry” is not our word. Say “Land Registry” (docs/style/english.md).',
  ])
})

test.each(['english', 'german'])('the terms of docs/style/%s.md forbid no term that is recommended', (name) => {
  const terms = readTerms(fs.readFileSync(path.resolve(import.meta.dirname, `../../../docs/style/${name}.md`), 'utf8'))
  expect(terms.length).toBeGreaterThan(20)
  for (const { say } of terms)
    expect(terms.filter(({ forbidden }) => say.search(forbidden) !== -1).map((term) => term.say)).toEqual([])
})
