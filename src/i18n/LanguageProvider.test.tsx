import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { i18nWith } from './instances.ts'
import { LanguageProvider, useLanguage } from './LanguageProvider.tsx'

function Shown() {
  return <span>{useLanguage().locale}</span>
}

test('the hook outside its provider says which provider is missing', () => {
  expect(() => renderToString(<Shown />)).toThrow(new Error('useLanguage must be used within a LanguageProvider'))
})

test('within it, it knows the language', () => {
  const i18n = i18nWith('de', {})
  const html = renderToString(
    <LanguageProvider locale="de" i18n={i18n}>
      <Shown />
    </LanguageProvider>,
  )
  expect(html).toBe('<span>de</span>')
})
