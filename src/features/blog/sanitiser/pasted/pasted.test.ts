import { assert, constantFrom, integer, property, tuple } from 'fast-check'
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

describe('bold and italic', () => {
  test.each([
    [
      'a style that is not bold within bold',
      '<p><b>a <span style="font-weight:400">b</span> c</b></p>',
      '<p><strong>a </strong>b<strong> c</strong></p>',
    ],
    [
      'a style of Word that is about other scripts',
      '<p><b style="mso-bidi-font-weight:normal">a</b></p>',
      '<p><strong>a</strong></p>',
    ],
    [
      'a number of a style',
      '<p><span style="font-weight: 650 !important">a</span> b</p>',
      '<p><strong>a</strong> b</p>',
    ],
    [
      'a block with a style',
      '<div style="font-weight:bold"><h2>A</h2><p>b</p></div>',
      '<div><h2 id="section-a">A</h2><p><strong>b</strong></p></div>',
    ],
    [
      'bold around blocks',
      '<b><p>a</p><ul><li>b</li></ul></b>',
      '<p><strong>a</strong></p><ul><li><strong>b</strong></li></ul>',
    ],
    [
      'the shorthand',
      `<p style="font: italic bold 12px/30px Georgia, serif">a</p>`,
      '<p><em><strong>a</strong></em></p>',
    ],
    ['a heading, which is bold anyway', '<h3><span style="font-weight:700">A</span></h3>', '<h3 id="section-a">A</h3>'],
    ['italic that is none', '<p><i style="font-style:normal">a</i> <em>b</em></p>', '<p>a <em>b</em></p>'],
    ['both', '<p><span style="font-weight:bold;font-style:italic">a</span></p>', '<p><em><strong>a</strong></em></p>'],
  ])('%s', (_, dirty, clean) => expect(read(dirty)).toBe(clean))
})

describe('raised and lowered text', () => {
  test.each([
    ['20<sup>th</sup>', '20th'],
    ['m<sup>-2</sup> x<sup>n</sup>', 'm⁻² xⁿ'],
    ['1<sup>a</sup> n<sup>o</sup>', '1ª nº'],
    ['2023<sup>1, 2</sup>', '2023¹, ²'],
    ['Roqueta<sup>TM</sup>', 'Roqueta™'],
    ['CO<sub>2</sub> x<sub>max</sub>', 'CO₂ xₘₐₓ'],
    ['1,500<span style="vertical-align:super">3</span>', '1,500³'],
    ['1,500<sup><a href="/en#note">[4]</a></sup>', '1,500<a href="/en#note">[⁴]</a>'],
    ['<span style="vertical-align:baseline">5</span>', '5'],
    ['m<span style="font-size:8px;vertical-align: 4.0px">2</span>', 'm²'],
    ['H<span style="mso-text-raise:-3.0pt">2</span>O', 'H₂O'],
  ])('%s', (dirty, clean) => expect(read(`<p>${dirty}</p>`).replace(/<\/?span>/g, '')).toBe(`<p>${clean}</p>`))
})

describe('a former price never reads as a valid one', () => {
  test.each([
    ['<del>€2</del> €1', '(crossed out: €2) €1', '(gestrichen: €2) €1'],
    ['<s><b>€2</b></s>', '<strong>(crossed out: €2)</strong>', '<strong>(gestrichen: €2)</strong>'],
    ['<strike>€2</strike>', '(crossed out: €2)', '(gestrichen: €2)'],
    ['<span style="text-decoration: line-through red">€2</span>', '(crossed out: €2)', '(gestrichen: €2)'],
    [
      '<span style="text-decoration-line:line-through">€2,</span><s>000</s>',
      '(crossed out: €2,000)',
      '(gestrichen: €2,000)',
    ],
    ['Price:<del>€2</del><ins>€1</ins>', 'Price: (crossed out: €2) €1', 'Price: (gestrichen: €2) €1'],
    ['<s> </s>€1<del></del>', '€1', '€1'],
    ['<s style="text-decoration:none">€2</s>', '€2', '€2'],
  ])('%s', (dirty, en, de) => {
    expect(read(`<p>${dirty}</p>`)).toMatch(new RegExp(`^<p>.*</p>$`))
    const plain = (html: string) => html.replace(/<[^>]*>/g, '').trim()
    expect(plain(read(`<p>${dirty}</p>`, 'en'))).toBe(plain(en))
    expect(plain(read(`<p>${dirty}</p>`, 'de'))).toBe(plain(de))
  })

  test('in blocks, each says so', () => {
    expect(read('<del><p>a</p><p>b</p></del>')).toBe('<p>(crossed out: a)</p><p>(crossed out: b)</p>')
    const style = 'style="text-decoration:line-through"'
    expect(read(`<div ${style}><p ${style}>a</p><p ${style}><s>b</s></p></div>`)).toBe(
      '<div><p>(crossed out: a)</p><p>(crossed out: b)</p></div>',
    )
  })
})

test('a figure keeps its value, whatever is raised, lowered or crossed out next to it', () => {
  const marks = constantFrom(
    ...['sup', 'sub', 'del', 's', 'strike'].map((tag) => [`<${tag}>`, `</${tag}>`] as const),
    ...['vertical-align:super', 'vertical-align: sub', 'text-decoration:line-through'].map(
      (style) => [`<span style="color:red;${style}">`, '</span>'] as const,
    ),
    ['<b><sup><span>', '</span></sup></b>'] as const,
    ['<s><a href="/en">', '</a></s>'] as const,
  )
  const number = integer({ min: 0, max: 9_999_999 })
  assert(
    property(tuple(number, marks, number), ([figure, [opening, closing], mark]) => {
      const html = read(`<p>€${figure}${opening}${mark}${closing}</p>`)
      const { textContent } = new window.DOMParser().parseFromString(html, 'text/html').body
      expect(textContent.match(/[0-9]+/)?.[0]).toBe(String(figure))
      expect(textContent).toMatch(/[⁰¹²³⁴-⁹₀-₉]+$|\(crossed out: \d+\)$/)
    }),
  )
})

describe('lists', () => {
  test.each([
    ['letters', '<ol type="a"><li>x</li><li>y</li></ol>', '<div><div>a. x</div><div>b. y</div></div>'],
    ['Roman numbers', '<ol type="I" start="4"><li>x</li></ol>', '<div><div>IV. x</div></div>'],
    ['backwards', '<ol reversed><li>x</li><li>y</li></ol>', '<div><div>2. x</div><div>1. y</div></div>'],
    [
      'a number of its own',
      '<ol><li>x</li><li value="7"><p>y</p></li></ol>',
      '<div><div>1. x</div><div><p>7. y</p></div></div>',
    ],
    ['from one', '<ol start="1"><li>x</li></ol>', '<ol><li>x</li></ol>'],
    [
      'one after another',
      '<ol start="1"><li>x</li></ol>\n<ol start="2"><li>y</li></ol>',
      '<ol><li>x</li><li>y</li></ol>',
    ],
    [
      'bullets of Quill',
      '<ol><li data-list="bullet"><span class="ql-ui"></span>x</li><li data-list="checked">y</li></ol>',
      '<ul><li>x</li><li>☑ y</li></ul>',
    ],
    ['numbers of Quill', '<ol><li data-list="ordered">x</li></ol>', '<ol><li>x</li></ol>'],
    ['a list next to its item', '<ul><li>x</li><ul><li>y</li></ul></ul>', '<ul><li>x<ul><li>y</li></ul></li></ul>'],
    [
      'ticked and not',
      '<ul><li><input type="checkbox" checked> x</li><li><input type="checkbox"> y</li></ul>',
      '<ul><li>☑ x</li><li>☐ y</li></ul>',
    ],
    [
      'Word on the web',
      '<div class="ListContainerWrapper"><ol start="1"><li>x</li></ol></div><div class="ListContainerWrapper"><ol start="2"><li>y</li></ol></div>',
      '<ol><li>x</li><li>y</li></ol>',
    ],
    ['bullets that were typed', '<p>· x</p><p>•&nbsp;y</p><p>z</p>', '<ul><li>x</li><li>y</li></ul><p>z</p>'],
  ])('%s', (_, dirty, clean) => expect(read(dirty)).toBe(clean))
})

describe('tables', () => {
  test.each([
    ['without titles', '<table><tr><td>Notary</td><td>€800</td></tr></table>', '<ul><li>Notary: €800</li></ul>'],
    [
      'with titles',
      '<table><tr><th>Cost</th><th>From</th></tr><tr><td>Notary</td><td>€800</td></tr></table>',
      '<ul><li>Cost: Notary; From: €800</li></ul>',
    ],
    [
      'with rows’ titles',
      '<table><tr><th>Notary</th><td>€800</td><td>€900</td></tr></table>',
      '<ul><li><strong>Notary</strong>: €800; €900</li></ul>',
    ],
    [
      'with paragraphs in cells',
      '<table><tbody><tr><td><p>a</p><p>b</p></td><td><p>c</p></td></tr></tbody></table>',
      '<ul><li>a b: c</li></ul>',
    ],
    [
      'with a cell for two rows',
      '<table><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></table>',
      '<ul><li>a: b</li><li>a: c</li></ul>',
    ],
    [
      'with empty cells',
      '<table><tr><th></th><th>From</th><th>To</th></tr><tr><td>Notary</td><td>&nbsp;</td><td>€2</td></tr></table>',
      '<ul><li>Notary; To: €2</li></ul>',
    ],
    [
      'for a layout',
      '<table role="presentation"><tr><td><h2>A</h2></td><td>b</td></tr></table>',
      '<h2 id="section-a">A</h2>b',
    ],
    ['without a table', '<tr><td>Notary</td><td>€800</td></tr>', '<ul><li>Notary: €800</li></ul>'],
    [
      'only titles',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead></table>',
      '<ul><li><strong>a</strong>: <strong>b</strong></li></ul>',
    ],
  ])('%s', (_, dirty, clean) => expect(read(dirty).replace(/<\/?div>/g, '')).toBe(clean))
})

describe('pictures', () => {
  test.each([
    ['a script’s address', '<img src="/blank.gif" data-src="/a.jpg" alt="A">', '<img src="/a.jpg" alt="A">'],
    [
      'the largest of a set',
      '<img srcset="/a-300.jpg 300w, /a-900.jpg 900w" alt="A">',
      '<img alt="A" src="/a-900.jpg">',
    ],
    [
      'the set of a picture element',
      '<picture><source srcset="/a.webp"><img alt="A"></picture>',
      '<img alt="A" src="/a.webp">',
    ],
    ['for browsers without scripts', '<noscript><img src="/a.jpg" alt="A"></noscript>', '<img src="/a.jpg" alt="A">'],
    [
      'the same twice',
      '<img data-src="/a.jpg" alt="A"><noscript><img src="/a.jpg" alt="A">Enable scripts</noscript>',
      '<img alt="A" src="/a.jpg">',
    ],
    ['over http', '<p><img src="http://a.example/a.jpg" alt="A"></p>', '<p><a href="http://a.example/a.jpg">A</a></p>'],
    [
      'a film',
      '<iframe src="https://www.youtube.com/embed/x" title="A film"></iframe>',
      '<p><a href="https://www.youtube.com/embed/x">A film</a></p>',
    ],
  ])('%s', (_, dirty, clean) => expect(read(dirty)).toBe(clean))
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

test('text without paragraphs gets them where its lines are apart', () => {
  expect(read('One <b>two</b>.\n\nThree\nfour.\n\n<h2>Five</h2>\n\nSix.')).toBe(
    '<p>One <strong>two</strong>.</p><p>Three\nfour.</p><h2 id="section-five">Five</h2><p>Six.</p>',
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
