import { expect, test } from 'vitest'
import { checkPublishable } from './checkPublishable.ts'

const entry = (msgstr: string, flags = ''): string =>
  `#: src/pages/About/copy.ts\n${flags}msgid "About us, in short"\nmsgstr "${msgstr}"\n`
const build = (texts: { readonly en?: string; readonly de?: string }) => () =>
  checkPublishable((locale) => texts[locale] ?? '')

test('the catalogs of the site may be published', () => {
  expect(() => checkPublishable()).not.toThrow()
})

test('a build stops at an English text that changed since its translation was confirmed', () => {
  const de = entry('Über uns', '#, fuzzy\n#| msgid "About us"\n')
  expect(build({ de })).toThrow(
    /^locales\/de\.po:5 {2}“About us, in short”\n {2}The English has changed\. Before: “About us” Now: “About us, in short” .*\nRun: npm run i18n:check$/,
  )
})

test('a build stops at English that was typed into its catalog', () => {
  expect(build({ en: entry('All about us') })).toThrow('English is written in src/pages/About/copy.ts')
})

test.each(['Ãœber uns', 'Über uns &amp; mehr', 'Über\u200B uns', 'Über {us}'])('a build stops at “%s”', (text) => {
  expect(build({ de: entry(text) })).toThrow('locales/de.po:3')
})

test('a build stops at a text without a translation', () => {
  expect(build({ de: entry('') })).toThrow('There is no translation yet')
})

test('a text that is too long, as with a longer name of the company, is left to the check', () => {
  const limited = `#. A label, at most 10 characters\n${entry('Über uns, in aller Kürze')}`
  expect(build({ de: limited })).not.toThrow()
})
