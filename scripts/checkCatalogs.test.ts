import { expect, test } from 'vitest'
import { missingTranslations } from './checkCatalogs.ts'

const entry = (reference: string, msgstr: string) => `#: ${reference}\nmsgid "Hello"\nmsgstr "${msgstr}"\n`

test('a translated message passes', () => {
  expect(missingTranslations('de', entry('src/pages/About/copy.ts', 'Hallo'))).toEqual([])
})

test('a message without a translation is named with its origin', () => {
  expect(missingTranslations('de', entry('src/pages/About/copy.ts', ''))).toEqual([
    'locales/de.po has no translation for "Hello" (src/pages/About/copy.ts).',
  ])
})

test('a message of a page that exists in English only needs no German', () => {
  expect(missingTranslations('de', entry('src/pages/BuyPropertyMallorca/copy.ts', ''))).toEqual([])
})
