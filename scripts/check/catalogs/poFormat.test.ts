import { expect, test } from 'vitest'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { readPo } from './po.ts'
import { poFormat } from './poFormat.ts'

const context = { locale: 'de', sourceLocale: 'en', filename: 'locales/de.po' }
const german = {
  'We read every listing.': 'Wir lesen jedes Inserat.',
  'We visit each house.': 'Wir besuchen jedes Haus.',
}

/** The catalog after an extraction that finds these English texts. */
function extracted(existing: string, ...texts: readonly string[]): string {
  const known = poFormat.parse(existing, context)
  const found = texts.map((message) => {
    const id = generateMessageId(message)
    const { translation = '', extra = {} } = known[id] ?? {}
    return [id, { message, translation, extra, comments: [], origin: [['src/pages/About/copy.ts']], obsolete: false }]
  })
  const removed = Object.entries(known).map(([id, message]) => [id, { ...message, obsolete: true }])
  return poFormat.serialize(Object.fromEntries([...removed, ...found]), { ...context, existing })
}
const entry = ([msgid, msgstr]: readonly string[]) =>
  `#: src/pages/About/copy.ts\nmsgid "${msgid}"\nmsgstr "${msgstr}"\n`
const catalog = `msgid ""\nmsgstr ""\n"Language: de\\n"\n\n${Object.entries(german).map(entry).join('\n')}`
const [listing = '', house = ''] = Object.keys(german)
const find = (file: string, text: string) => readPo(file).entries.find(({ msgid }) => msgid === text)

test('an edited text keeps its German, unconfirmed and with the old English', () => {
  const edited = 'We read each listing.'
  const now = extracted(catalog, edited, house)
  expect(find(now, edited)).toMatchObject({ msgstr: german['We read every listing.'], flags: ['fuzzy'] })
  expect(now).toContain(`#| msgid "${listing}"\nmsgid "${edited}"`)
  expect(find(now, house)).toMatchObject({ msgstr: german['We visit each house.'], flags: [], isObsolete: false })
})

test('a removed text stays as removed, and is back with its German', () => {
  const without = extracted(catalog, house)
  expect(find(without, listing)).toMatchObject({ isObsolete: true, msgstr: german['We read every listing.'] })
  expect(find(extracted(without, listing, house), listing)).toMatchObject({ isObsolete: false, flags: [] })
})

test('a second extraction changes nothing', () => {
  const once = extracted(catalog, listing, house)
  expect(extracted(once, listing, house)).toBe(once)
})

test.each([[[]], [['Something else.']]])('an extraction that finds less than half writes nothing: %j', (texts) => {
  const third = `${catalog}\n${entry(['We answer.', 'Wir antworten.'])}`
  expect(() => extracted(third, ...texts)).toThrow(/^locales\/de\.po has 3 texts, and only [01] were found in src\//)
})
