import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { i18nWith } from '../../../src/i18n/instances.ts'
import { LanguageProvider } from '../../../src/i18n/LanguageProvider.tsx'
import { Message } from '../../../src/i18n/Message.tsx'
import { translatePlain } from '../../../src/i18n/useMessage.ts'
import { factFiller, factsOf } from './messageFacts.ts'

test('a fact is filled into its message, other variables stay', () => {
  expect(factFiller({ feeRate: '0.1%' })('A fee of {feeRate} for {name}')).toBe('A fee of 0.1% for {name}')
})

test('a fact that a message chooses by is refused', () => {
  expect(() => factFiller({ years: '4' })('{years, plural, one {# year} other {# years}}')).toThrow(
    'chooses by {years}',
  )
})

test('the words of a fact are translated', () => {
  expect(Object.values(factsOf('de', () => 'übersetzt')).join()).toContain('übersetzt')
})

describe.each(['Carrer de Mallorca 8, #3', 'A <B> & <b>C</b> <3', "D'Arcy {and} sons | it's ''so''", '#{1}'])(
  'the value %s is read on a page as it is',
  (value) => {
    const decoded = (html: string) =>
      html
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll(/&#x27;/g, "'")
        .replaceAll('&amp;', '&')
        .replaceAll('\u2060', '')

    test.each([
      ['at {value}.', `at ${value}.`],
      ['<em>at {value}</em> and {value}', `<em>at ${value}</em> and ${value}`],
      ['{value}: {n, plural, one {# at {value}} other {# houses at {value}}}', `${value}: 5 houses at ${value}`],
    ])('in %s', (message, expected) => {
      const i18n = i18nWith('en', { text: compileMessageOrThrow(factFiller({ value })(message)) })
      const page = createElement(Message, {
        of: { id: 'text' },
        values: { n: 5 },
        components: { em: createElement('em') },
      })
      const html = renderToStaticMarkup(createElement(() => LanguageProvider({ locale: 'en', i18n, children: page })))
      expect(decoded(html.replaceAll(/<\/?span>/g, ''))).toBe(expected)
      const plain = translatePlain(i18n, { id: 'text' }, { n: 5 }).replaceAll('\u2060', '')
      expect(plain).toBe(expected.replaceAll(/<\/?em>/g, ''))
    })
  },
)
