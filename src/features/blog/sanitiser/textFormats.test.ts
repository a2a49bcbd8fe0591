import { assert, constantFrom, integer, property, tuple } from 'fast-check'
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../i18n/locales.ts'
import { sanitiseArticle } from './sanitiseArticle.ts'

const { window } = new JSDOM('')
const clean = (dirty: string, locale: Locale = 'en'): string => sanitiseArticle(dirty, window, locale).html
const plain = (html: string): string => html.replace(/<[^>]*>/g, '').trim()

test.each([
  ['1,500<sup>3</sup> m<sup>-2</sup>', '1,500³ m⁻²'],
  ['2023<sup>1, 2</sup>, 20<sup>th</sup>', '2023¹, ², 20th'],
  ['CO<sub>2</sub> x<sub>max</sub>', 'CO₂ xmax'],
  ['1,500<sup><a href="/en">[4]</a></sup>', '1,500<a href="/en">[⁴]</a>'],
  ['5<span style="font-size:8px;vertical-align: super">2</span>', '5<span>²</span>'],
])('a raised or lowered figure is no part of the one before: %s', (dirty, expected) =>
  expect(clean(`<p>${dirty}</p>`)).toBe(`<p>${expected}</p>`),
)

describe('a former price never reads as a valid one', () => {
  test.each([
    ['<del>€2</del> €1', '(crossed out: €2) €1', '(gestrichen: €2) €1'],
    ['<s><b>€2</b></s>', '(crossed out: €2)', '(gestrichen: €2)'],
    ['<span style="text-decoration: line-through red">€2</span>', '(crossed out: €2)', '(gestrichen: €2)'],
    [
      '<span style="text-decoration-line:line-through">€2,</span><s>000</s>',
      '(crossed out: €2,000)',
      '(gestrichen: €2,000)',
    ],
    ['Price:<del>€2</del><ins>€1</ins>', 'Price: (crossed out: €2) €1', 'Price: (gestrichen: €2) €1'],
    ['<s> </s>€1<del></del>', '€1', '€1'],
    ['<s>a <s>b</s></s>', '(crossed out: a b)', '(gestrichen: a b)'],
  ])('%s', (dirty, en, de) => {
    expect(plain(clean(`<p>${dirty}</p>`, 'en'))).toBe(en)
    expect(plain(clean(`<p>${dirty}</p>`, 'de'))).toBe(de)
  })

  test('over several paragraphs', () =>
    expect(clean('<del><p>a</p><p>b</p></del>')).toBe('<p>(crossed out: a</p><p>b)</p>'))
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
      const text = plain(clean(`<p>€${figure}${opening}${mark}${closing}</p>`))
      expect(text.match(/[0-9]+/)?.[0]).toBe(String(figure))
      expect(text).toMatch(/[⁰¹²³⁴-⁹₀-₉]+$|\(crossed out: \d+\)$/)
    }),
  )
})

test('what Google Docs copies is not bold as a whole', () => {
  const dirty = '<b style="font-weight:normal;" id="docs-internal-guid-6f"><p>a <b>b</b></p></b>'
  expect(clean(dirty)).toBe('<p>a <strong>b</strong></p>')
  expect(clean('<p><b style="mso-bidi-font-weight:normal">a</b></p>')).toBe('<p><strong>a</strong></p>')
})

test('a link leads to a place that has a name in the way of older editors', () => {
  expect(clean('<p>x<a name="back" href="#note">1</a></p><p><a name="note" href="#back">1</a> Note</p>')).toBe(
    '<p>x<a href="#anchor-note" id="anchor-back">1</a></p><p><a href="#anchor-back" id="anchor-note">1</a> Note</p>',
  )
})

test('the mark of a footnote is where its text leads back', () => {
  expect(
    clean('<p>a<sup id="fnref:1"><a href="#fn:1">1</a></sup></p><p id="fn:1">b <a href="#fnref:1">↩</a></p>'),
  ).toBe(
    '<p>a<span id="anchor-fnref-1"><a href="#anchor-fn-1">¹</a></span></p><p id="anchor-fn-1">b <a href="#anchor-fnref-1">↩</a></p>',
  )
})

describe('lists', () => {
  test.each([
    ['<ol start="1"><li>x</li></ol>', '<ol><li>x</li></ol>'],
    ['<ol start="3"><li>x<ul><li>y</li></ul></li></ol>', '<div><div>3. x<ul><li>y</li></ul></div></div>'],
    ['<ol><li>x</li><li value="7"><p>y</p></li></ol>', '<div><div>1. x</div><div><p>7. y</p></div></div>'],
    ['<ol reversed><li>x</li><li>y</li></ol>', '<div><div>2. x</div><div>1. y</div></div>'],
    ['<ol start="4"><li><ol><li>y</li></ol></li></ol>', '<div><div>4. <ol><li>y</li></ol></div></div>'],
  ])('keep their numbers: %s', (dirty, expected) => expect(clean(dirty)).toBe(expected))
})

test('the column titles of a table stay', () => {
  const html = clean('<table><thead><tr><th>From</th></tr></thead><tbody><tr><td>€800</td></tr></tbody></table>')
  expect(html.replace(/<\/?div>/g, ' ').trim()).toMatch(/^From\s+€800$/)
})

test('text without paragraphs gets them where its lines are apart', () => {
  expect(clean('One <b>two</b>.\n\nThree\nfour.\n\n<h2>Five</h2>\n\nSix.')).toBe(
    '<p>One <strong>two</strong>.</p><p>Three\nfour.</p><h2 id="section-five">Five</h2><p>Six.</p>',
  )
})
