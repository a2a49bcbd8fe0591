import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyProject } from '../fixtures/projectCopy.ts'
import { readPo, type PoEntry } from './po.ts'

const german = 'locales/de.po'
const copy = copyProject('edited-english')
const entriesNow = (): readonly PoEntry[] => readPo(copy.read(german)).entries
const before = entriesNow()

/** What `npm run i18n:extract` runs. */
async function extract(): Promise<string> {
  const losses = await copy.run('node', 'scripts/check/catalogs/checkCatalogs.ts', '--losses')
  return losses === '' ? await copy.run('lingui', 'extract', '--overwrite', '--workers', '1') : losses
}
const check = async (): Promise<string> => await copy.run('node', 'scripts/check/catalogs/checkCatalogs.ts')

/** A translated text of two sentences without variables or tags, and the file that writes it as a literal. */
type Text = { readonly file: string; readonly english: string }
const literal = (english: string): string => `msg\`${english}\``
const [files, texts] = [new Map<string, string>(), [] as Text[]]
for (const { msgid, msgstr, msgctxt, origins } of before) {
  const [file, another] = origins
  if (file === undefined || another !== undefined || msgstr === '' || msgctxt !== undefined || /[<{`\\]/.test(msgid))
    continue
  const source = files.get(file) ?? fs.readFileSync(path.join(copy.folder, file), 'utf8')
  files.set(file, source)
  if (/^[^.]{30,}, [^.]{10,}\. \p{Lu}[^.]{30,}\.$/u.test(msgid) && source.split(literal(msgid)).length === 2)
    texts.push({ file, english: msgid })
}
const edits = texts.slice(0, 17)
const at = (index: number): Text => edits[index] ?? { file: '', english: '' }
const halves = (english: string): readonly [string, string] => {
  const end = english.indexOf('. ') + 1
  return [english.slice(0, end), english.slice(end + 1)]
}
const withoutComma = (english: string): string => english.replace(', ', ' ')
const otherWord = (english: string): string => english.replace(/ (\p{L}+)\.$/u, ' change.')

const translationOf = (english: string): string => before.find(({ msgid }) => msgid === english)?.msgstr ?? ''
const found = (english: string): PoEntry | undefined => entriesNow().find(({ msgid }) => msgid === english)

afterAll(() => copy.remove())

describe('fifteen English sentences are edited', () => {
  const write = ({ file, english }: Text, now: string) => copy.edit(file, literal(english), now)
  const joined = [`${at(10).english} ${at(11).english}`, `${at(12).english} ${at(13).english}`]

  beforeAll(async () => {
    for (const index of [0, 1, 2, 3]) write(at(index), literal(withoutComma(at(index).english)))
    for (const index of [4, 5, 6, 7]) write(at(index), literal(otherWord(at(index).english)))
    for (const index of [8, 9]) write(at(index), `[${halves(at(index).english).map(literal).join(', ')}]`)
    for (const [index, english] of joined.entries()) {
      write(at(10 + 2 * index), literal(english))
      write(at(11 + 2 * index), `''`)
    }
    write(at(14), `''`)
    copy.edit('src/pages/About/copy.ts', /$/, `export const moved = ${literal(at(14).english)}\n`)
    write(at(15), `msg({ message: \`${at(15).english}\`, context: 'elsewhere' })`)
    write(at(16), `''`)
    await extract()
  }, 120_000)

  test('in texts that the site has', () => {
    expect(edits).toHaveLength(17)
  })

  test('no German text is lost', () => {
    const now = entriesNow().map(({ msgstr }) => msgstr)
    const all = now.join('\n')
    expect(before.filter(({ msgstr }) => !all.includes(msgstr)).map(({ msgstr }) => msgstr)).toEqual([])
  })

  test.each([0, 1, 2, 3, 4, 5, 6, 7])(
    'a comma or a word: edit %i keeps the German and shows the old English',
    (index) => {
      const { english } = at(index)
      expect(found(index < 4 ? withoutComma(english) : otherWord(english))).toMatchObject({
        msgstr: translationOf(english),
        flags: ['fuzzy'],
        previous: { msgid: english, msgctxt: undefined },
      })
    },
  )

  test.each([8, 9])('a text that is split: both halves of edit %i have the German of the whole', (index) => {
    for (const half of halves(at(index).english))
      expect(found(half)).toMatchObject({ msgstr: translationOf(at(index).english), flags: ['fuzzy'] })
  })

  test.each([0, 1])('two texts that are joined: number %i has the German of both', (index) => {
    const [one, other] = [at(10 + 2 * index).english, at(11 + 2 * index).english]
    expect(found(joined[index] ?? '')?.msgstr).toBe(`${translationOf(one)} ${translationOf(other)}`)
  })

  test('a text that moved to another file needs nobody', () => {
    expect(found(at(14).english)).toMatchObject({ msgstr: translationOf(at(14).english), flags: [], isObsolete: false })
  })

  test('a text in another context is asked about', () => {
    expect(found(at(15).english)).toMatchObject({ msgctxt: 'elsewhere', flags: ['fuzzy'] })
  })

  test('a text that was deleted stays in the file as removed', () => {
    expect(found(at(16).english)).toMatchObject({ msgstr: translationOf(at(16).english), isObsolete: true })
  })

  test('the check asks for a confirmation of each, and for nothing else', async () => {
    const output = await check()
    expect(output.match(/The English has changed\. Before: “/g)).toHaveLength(15)
    expect(output).toContain('15 problems.')
  })

  test('another extraction changes nothing', async () => {
    const first = copy.read(german)
    await extract()
    expect(copy.read(german)).toBe(first)
  })

  test('without the marks it asks for nothing', async () => {
    copy.write(german, copy.read(german).replace(/^#, fuzzy\n/gm, ''))
    expect(await check()).toContain(' 0 problems.')
  })
})

test('an extraction does not run on a catalog that was saved as Windows-1252', async () => {
  const file = path.join(copy.folder, german)
  const damaged = Buffer.from(copy.read(german), 'latin1')
  fs.writeFileSync(file, damaged)
  expect(await extract()).toContain('Nothing was extracted')
  // Nor does Lingui's own command, if somebody runs it.
  expect(await copy.run('lingui', 'extract', '--clean', '--workers', '1')).toContain('locales/de.po:')
  expect(fs.readFileSync(file).equals(damaged)).toBe(true)
}, 60_000)
