import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { i18nWith } from '../i18n/instances.ts'
import { LanguageProvider } from '../i18n/LanguageProvider.tsx'
import { LoadingWrapper } from './LoadingWrapper.tsx'

afterEach(() => vi.restoreAllMocks())

const page = (
  <LoadingWrapper>
    <p>The page</p>
  </LoadingWrapper>
)
const within = (isLoading: boolean) => (
  <LanguageProvider language="en" isLoading={isLoading} i18n={i18nWith('en', {})}>
    {page}
  </LanguageProvider>
)

test('while the language is loading it says so', () => {
  expect(renderToString(within(true))).toMatch(/role="status".*Loading\.\.\./)
})

test('then it shows its children', () => {
  expect(renderToString(within(false))).toBe('<p>The page</p>')
})

test('without a language context it warns and shows its children', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(renderToString(page)).toBe('<p>The page</p>')
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('outside a LanguageProvider'))
})
