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
      // Relative globs: Lingui reads a folder's path as a glob, too, and one named "site [1]" would match nothing.
      include: ['src/**/*.{ts,tsx}'],
      exclude: ['src/i18n/Message.tsx', '**/*.stories.tsx', '**/*.test.ts', '**/*.test.tsx'],
    },
  ],
  format: poFormat,
  orderBy: 'message',
})
