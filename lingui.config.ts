import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { defaultLocale, locales } from './src/i18n/locales.ts'

/**
 * Headers that gettext's tools and PO editors require. The dates are empty, so that two people who edit at the same
 * time do not both change the same line.
 */
const headers = {
  'Project-Id-Version': 'Roqueta website',
  'Report-Msgid-Bugs-To': '',
  'POT-Creation-Date': '',
  'PO-Revision-Date': '',
  'Last-Translator': '',
  'Language-Team': '',
}
const po = formatter({ lineNumbers: false, printPlaceholdersInComments: false, customHeaderAttributes: headers })

export default defineConfig({
  sourceLocale: defaultLocale,
  locales: [...locales],
  fallbackLocales: false,
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['<rootDir>/src/i18n/Message.tsx', '**/*.stories.tsx', '**/*.test.ts', '**/*.test.tsx'],
    },
  ],
  format: {
    ...po,
    // A message that is used in several places has the same comment in each, so that translators read it once.
    serialize: (catalog, context) => {
      const messages = Object.entries(catalog).map(([id, it]) => [id, { ...it, comments: [...new Set(it.comments)] }])
      return po.serialize(Object.fromEntries(messages) as typeof catalog, context)
    },
  },
  orderBy: 'message',
})
