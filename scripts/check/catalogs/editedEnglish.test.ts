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

/** Translated sentences that one file writes as a literal. */
const texts = before.flatMap(({ msgid, msgstr, msgctxt, origins: [file, another] }) => {
  const isPlain = msgstr !== '' && msgctxt === undefined && /^[^{<`\\]{50,}, [^{<`\\]+\.$/.test(msgid)
  if (file === undefined || another !== undefined || !isPlain) return []
  const isOnce = fs.readFileSync(path.join(copy.folder, file), 'utf8').split(`msg\`${msgid}\``).length === 2
  return isOnce ? [{ file, english: msgid, msgstr }] : []
})
const [edited, moved, renamed, deleted] = [0, 1, 2, 3].map(
  (at) => texts[at * 5] ?? { file: '', english: '', msgstr: '' },
)
const found = (english = ''): PoEntry | undefined => entriesNow().find(({ msgid }) => msgid === english)

afterAll(() => copy.remove())

describe('English sentences are edited', () => {
  const now = edited?.english.replace(', ', ' ')

  beforeAll(async () => {
    const write = (text: typeof edited, source: string) =>
      copy.edit(text?.file ?? '', `msg\`${text?.english}\``, source)
    write(edited, `msg\`${now}\``)
    write(moved, `''`)
    copy.edit('src/pages/About/copy.ts', /$/, `export const moved = msg\`${moved?.english}\`\n`)
    write(renamed, `msg({ message: \`${renamed?.english}\`, context: 'elsewhere' })`)
    write(deleted, `''`)
    await extract()
  }, 120_000)

  test('an edited text keeps its German, and shows the old English', () => {
    expect(found(now)).toMatchObject({
      msgstr: edited?.msgstr,
      flags: ['fuzzy'],
      previous: { msgid: edited?.english, msgctxt: undefined },
    })
  })

  test('a text that moved needs nobody, one in another context does, and a deleted one stays as removed', () => {
    expect(found(moved?.english)).toMatchObject({ msgstr: moved?.msgstr, flags: [], isObsolete: false })
    expect(found(renamed?.english)).toMatchObject({ msgctxt: 'elsewhere', flags: ['fuzzy'] })
    expect(found(deleted?.english)).toMatchObject({ msgstr: deleted?.msgstr, isObsolete: true })
  })

  test('no German text is lost', () => {
    const all = new Set(entriesNow().map(({ msgstr }) => msgstr))
    expect(before.filter(({ msgstr }) => !all.has(msgstr))).toEqual([])
  })

  test('the check asks for two confirmations, and for nothing else', async () => {
    const output = await check()
    expect(output.match(/The English has changed\. Before: “/g)).toHaveLength(2)
    expect(output).toContain(' 2 problems.')
  }, 60_000)
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
