import { assert, constantFrom, integer, property, tuple } from 'fast-check'
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../i18n/locales.ts'
import { sanitiseArticle } from '../sanitiseArticle.ts'

const { window } = new JSDOM('')
const read = (dirty: string, locale: Locale = 'en'): string => sanitiseArticle(dirty, window, locale).html

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
