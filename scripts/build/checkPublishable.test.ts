import { expect, test } from 'vitest'
import { StartError } from '../serve/backend/startError.ts'
import { checkPublishable } from './checkPublishable.ts'

const text = 'About us, in short'
const entry = (msgstr: string, { flags = '', msgid = text } = {}): string =>
  `#: src/pages/About/copy.ts\n${flags}msgid "${msgid}"\nmsgstr "${msgstr}"\n`
/** A build whose source code has one text. */
const build = ({ en = entry(text), de = entry('Über uns') }: { readonly en?: string; readonly de?: string }) =>
  checkPublishable(
    Promise.resolve([
      { msgid: text, msgctxt: undefined, comments: [], places: [{ file: 'src/pages/About/copy.ts', line: 7 }] },
    ]),
    (locale) => (locale === 'de' ? de : en),
  )
const refused = (sentence: string | RegExp) =>
  expect.objectContaining({ name: StartError.name, message: expect.stringMatching(sentence) as string }) as Error

test('a translated text may be published', async () => {
  await expect(build({})).resolves.toBeUndefined()
})

test('a value of another shape is named before a catalog is read, which formats it', async () => {
  const problem = {
    file: 'src/content/reach.ts',
    line: 4,
    message: '',
    sentence: 'It is wrong.',
    kind: 'broken',
  } as const
  const read = () => {
    throw new RangeError('Invalid time value')
  }
  await expect(checkPublishable(Promise.resolve([]), read, [problem])).rejects.toEqual(
    refused(/^src\/content\/reach\.ts:4\n {2}It is wrong\.$/),
  )
})

test('a build stops at an English text that changed since its translation was confirmed', async () => {
  const de = entry('Über uns', { flags: '#, fuzzy\n#| msgid "About us"\n' })
  await expect(build({ de })).rejects.toEqual(
    refused(
      /^locales\/de\.po:5 {2}“About us, in short”\n {2}The English has changed\. Before: “About us” Now: “About us, in short” .*\nRun: npm run i18n:check$/,
    ),
  )
})

test('a build stops at an English text that changed without an extraction', async () => {
  const before = { msgid: 'About us' }
  await expect(build({ en: entry('About us', before), de: entry('Über uns', before) })).rejects.toEqual(
    refused(/^src\/pages\/About\/copy\.ts:7 {2}“About us, in short”\n {2}This text is new or was changed/m),
  )
})

test('a build stops at a text whose entry was deleted', async () => {
  await expect(build({ de: entry('Unsere Aufgabe', { msgid: 'Our task' }) })).rejects.toEqual(
    refused(
      '“About us, in short”\n {2}The entry of this text of src/pages/About/copy.ts was deleted. Take it from git',
    ),
  )
})

test('a build stops at English that was typed into its catalog', async () => {
  await expect(build({ en: entry('All about us') })).rejects.toEqual(refused('English is written in src/pages/About'))
})

test.each(['Ãœber uns', 'Über uns &amp; mehr', 'Über\u200B uns', 'Über {us}', ''])(
  'a build stops at “%s”',
  async (it) => {
    await expect(build({ de: entry(it) })).rejects.toEqual(refused('locales/de.po:3'))
  },
)

test('a text that is too long, as with a longer name of the company, is left to the check', async () => {
  const de = `#. A label, at most 10 characters\n${entry('Über uns, in aller Kürze')}`
  await expect(build({ de })).resolves.toBeUndefined()
})
