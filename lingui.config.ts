import { defineConfig } from '@lingui/cli'
import { poFormat } from './scripts/check/catalogs/poFormat.ts'
import { defaultLocale, locales } from './src/i18n/locales.ts'

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
  format: poFormat,
  orderBy: 'message',
})
