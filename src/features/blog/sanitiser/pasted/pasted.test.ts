import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../i18n/locales.ts'
import { sanitiseArticle } from '../sanitiseArticle.ts'
import { pasted } from './fixtures/pasted.ts'

const { window } = new JSDOM('')
const read = (dirty: string, locale: Locale = 'en'): string => sanitiseArticle(dirty, window, locale).html

describe.each(Object.entries(pasted))('%s', (_, texts) => {
  test.each(Object.entries(texts))('%s', (_name, { dirty, locale, clean }) => {
    const html = read(dirty, locale)
    expect(html.replace(/\n+/g, '\n')).toBe(clean)
    expect(read(html, locale)).toBe(html)
  })
})

describe('links', () => {
  test.each([
    ['www.caib.es/x', 'https://www.caib.es/x'],
    ['caib.es', 'https://caib.es'],
    ['mailto: hello@roqueta.example', 'mailto:hello@roqueta.example'],
    ['//example.org/x', 'https://example.org/x'],
    ['hello@roqueta.example', 'mailto:hello@roqueta.example'],
    ['+34 971 000 000', 'tel:+34971000000'],
    ['https:// example.org', 'https://example.org'],
    ['https://www.google.com/url?q=https%3A%2F%2Fa.example%2F%3Fb%3D1&amp;sa=D', 'https://a.example/?b=1'],
    [
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example%2F&amp;data=05',
      'https://a.example/',
    ],
    ['contact', 'contact'],
    ['https://example.org/?q=https://a.example', 'https://example.org/?q=https://a.example'],
  ])('%s', (written, href) => expect(read(`<a href="${written}">x</a>`)).toBe(`<a href="${href}">x</a>`))

  test('to a name within the text', () => {
    expect(read('<p><a name="_Toc12"></a>A</p><p><a href="#_Toc12">a</a></p>')).toBe(
      '<p><a id="anchor-toc12"></a>A</p><p><a href="#anchor-toc12">a</a></p>',
    )
  })
})

describe('shortcodes', () => {
  test.each([
    ['[gallery ids="1,2"]a', 'a'],
    ['[su_button url=“https://a.example”]Call[/su_button]', 'Call'],
    ['[box]Text[/box]', 'Text'],
    ['[vc_row][vc_column width="1/2"]Text[/vc_column][/vc_row]', 'Text'],
    ['Law 8 [1] says [sic] that […] [To be added: it]', 'Law 8 [1] says [sic] that […] [To be added: it]'],
    ['<code>[gallery ids="1"]</code>', '<code>[gallery ids="1"]</code>'],
  ])('%s', (dirty, clean) =>
    expect(read(`<p>${dirty}</p>`)).toBe(`<p>${clean.replace('Law 8', 'Law\u00A08').replace('\u00A0', '&nbsp;')}</p>`),
  )
})

describe('reported elsewhere', () => {
  test.each([
    [
      'https://github.com/nprapps/copydoc/issues/9: a saved document of Google Docs says what is bold by classes',
      '<html><head><style>.c0{font-weight:400}.c1,.c2{font-weight:700;color:#000}span.c3{vertical-align:super}</style></head><body><p class="c0"><span class="c1">a</span> 5<span class="c3">1</span></p></body></html>',
      '<p><span><strong>a</strong></span> 5<span>¹</span></p>',
    ],
    [
      'https://github.com/cure53/DOMPurify/issues/733: the head of a table is gone',
      '<table><thead><tr><th>Month</th><th>Sum</th></tr></thead><tbody><tr><td>January</td><td>2</td></tr></tbody></table>',
      '<ul><li>Month: January; Sum: 2</li></ul>',
    ],
    [
      'https://github.com/cure53/DOMPurify/issues/784: rows without a table lose their cells',
      '<tr>\n  <td>CC10-1K-LIVE</td>\n  <td>CC</td>\n</tr>\n',
      '<ul><li>CC10-1K-LIVE: CC</li></ul>',
    ],
    [
      'https://github.com/telerik/kendo-ui-core/issues/2498: items of a list in Word that are headings',
      "<h2 style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Costs</h2>",
      '<h2 id="section-1-costs">1. Costs</h2>',
    ],
    [
      'https://github.com/TryGhost/Ghost/issues/22273: shortcodes of an import are printed',
      '<p>[gallery size="full" type="rectangular" columns="2" ids="13739,13736"] The Department</p>',
      '<p> The Department</p>',
    ],
    [
      'https://github.com/editor-js/list/issues/68: lists next to their items',
      '<ul><li>Tea</li><ul><li>Black tea</li></ul></ul>',
      '<ul><li>Tea<ul><li>Black tea</li></ul></li></ul>',
    ],
    [
      'https://github.com/WordPress/gutenberg/issues/7474: spaces at which no line breaks',
      '<p>this\u00A0is\u00A0typed\u00A0text\u00A0this is\u00A0pasted\u00A0text</p>',
      '<p>this is typed text this is pasted text</p>',
    ],
    [
      'an author’s own such spaces',
      '<h3>one\u00A0price, two\u00A0rates</h3>',
      '<h3 id="section-one-price-two-rates">one&nbsp;price, two&nbsp;rates</h3>',
    ],
  ])('%s', (_, dirty, clean) => expect(read(dirty)).toBe(clean))
})
