import { assert, property } from 'fast-check'
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { allowedAttributes, allowedTags } from './allowList.ts'
import { sanitiseArticle, type WindowLike } from './sanitiseArticle.ts'
import { markup } from './vectors/anyMarkup.ts'
import { vectors } from './vectors/vectors.ts'

const { window } = new JSDOM('')
const clean = (dirty: string): string => sanitiseArticle(dirty, window).html

/** What an article may not have: found by a parser of its own. */
function forbiddenIn(html: string): string[] {
  const { body } = new window.DOMParser().parseFromString(`<body>${html}`, 'text/html')
  return [...body.querySelectorAll('*')].flatMap((element) => [
    ...(allowedTags.includes(element.localName) ? [] : [`<${element.localName}>`]),
    ...[...element.attributes]
      .filter(({ name, value }) => !allowedAttributes.includes(name) || /[<>]/.test(value) || !leadsWell(name, value))
      .map(({ name, value }) => `${name}="${value}"`),
  ])
}

function leadsWell(name: string, value: string): boolean {
  // Other ids would hide what a page's scripts find by name.
  if (name === 'id') return /^(?:section|anchor)-[a-z0-9-]+$/.test(value)
  if (name !== 'href' && name !== 'src') return true
  const { protocol } = new URL(value, 'https://www.roqueta.example')
  return (name === 'src' ? ['https:'] : ['https:', 'http:', 'mailto:', 'tel:']).includes(protocol)
}

describe('the content', () => {
  test.each([
    ['loses its title, the first h1', '<h1>Title</h1><p>Text</p>', '<p>Text</p>'],
    ['keeps what an unclosed title swallowed', '<h1>Title<p>Text</p>', '<p>Text</p>'],
    ['has sections where it had further h1', '<h1>Title</h1><h1>Part</h1>', '<h2 id="section-part">Part</h2>'],
    [
      'loses a tool’s advertising',
      '<p>Text</p><p>Powered by <a href="https://wordpress.com">WordPress</a></p>',
      '<p>Text</p>',
    ],
    [
      'keeps bylines, dates and architects',
      '<p>Written by Anna Müller</p><p>Published on 12 March 2026</p><p>Built by Gaspar Bennazar in 1929</p>',
      '<p>Written by Anna Müller</p><p>Published on 12 March 2026</p><p>Built by Gaspar Bennazar in 1929</p>',
    ],
    [
      'keeps a sentence that begins like it',
      '<p>Powered by the sun, it stays warm.</p>',
      '<p>Powered by the sun, it stays warm.</p>',
    ],
    ['loses blocks without content', '<p>Text</p><p>&nbsp;</p><div><p><br></p></div><ul><li></li></ul>', '<p>Text</p>'],
    ['keeps blocks with a picture only', '<p><img src="/a.jpg" alt="A"></p>', '<p><img src="/a.jpg" alt="A"></p>'],
    ['keeps the space of an empty emphasis', '<p>a<em> </em>b</p>', '<p>a b</p>'],
    ['says emphasis with the allowed tags', '<p><b>a</b> <i>b</i></p>', '<p><strong>a</strong> <em>b</em></p>'],
    [
      'keeps captions and cells apart',
      '<figure><img src="/a.jpg" alt=""><figcaption>C</figcaption></figure>',
      '<div><img src="/a.jpg" alt=""><div>C</div></div>',
    ],
    ['loses forms’ controls with their labels', '<p>a</p><button>Send</button><select><option>1</select>', '<p>a</p>'],
    ['is plain text when it is plain text', 'a < b & c', 'a &lt; b &amp; c'],
    ['may be nothing', '', ''],
  ])('%s', (_, dirty, expected) => expect(clean(dirty)).toBe(expected))
})

describe('attributes', () => {
  test.each([
    [
      'a new tab gets no hold of the page',
      '<a href="https://e.com" target="_blank">x</a>',
      '<a href="https://e.com" target="_blank" rel="noopener noreferrer">x</a>',
    ],
    [
      'a new tab of this site',
      '<a href="/en/pricing" target="_blank">x</a>',
      '<a href="/en/pricing" target="_blank" rel="noopener noreferrer">x</a>',
    ],
    ['no other target', '<a href="/en" target="_top">x</a>', '<a href="/en">x</a>'],
    ['known relations stay', '<a href="/en" rel="nofollow opener">x</a>', '<a href="/en" rel="nofollow">x</a>'],
    [
      'schemes of links',
      '<a href="http://e.com">1</a><a href="mailto:a@e.com">2</a><a href="tel:+34">3</a><a href="x/y">4</a>',
      '<a href="http://e.com">1</a><a href="mailto:a@e.com">2</a><a href="tel:+34">3</a><a href="x/y">4</a>',
    ],
    [
      'no other scheme, no other host in disguise, no host that none can have',
      '<a href="ftp://e.com">1</a><a href="///e.com">2</a><a href="/\\e.com">3</a><a href="https://a b.com">4</a>',
      '1234',
    ],
    [
      'pictures over https or from here',
      '<img src="https://e.com/a.jpg" alt=""><img src="b.jpg" alt=""><img src="http://e.com/c.jpg" alt=""><img src="data:image/png,x" alt="">',
      '<img src="https://e.com/a.jpg" alt=""><img src="b.jpg" alt="">',
    ],
    [
      'no styles, handlers, data or aria',
      '<p style="x" onclick="y" data-a="b" aria-label="c" role="d" lang="e">x</p>',
      '<p>x</p>',
    ],
    [
      'classes with the article’s prefix only',
      '<p class="article-note Button_primary">x</p>',
      '<p class="article-note">x</p>',
    ],
  ])('%s', (_, dirty, expected) => expect(clean(dirty)).toBe(expected))
})

describe('names', () => {
  test('sections are named after their headings, each differently', () => {
    const { headings, html } = sanitiseArticle(
      '<h2>Käufe &amp; Größe</h2><h3>Tax</h3><h3>Tax</h3><h4>x</h4><h2>日本</h2>',
      window,
    )
    expect(headings).toEqual([
      { id: 'section-kaeufe-groesse', text: 'Käufe & Größe', level: 2 },
      { id: 'section-tax', text: 'Tax', level: 3 },
      { id: 'section-tax-2', text: 'Tax', level: 3 },
      { id: 'section-untitled', text: '日本', level: 2 },
    ])
    for (const { id } of headings) expect(html).toContain(`id="${id}"`)
    expect(html).toContain('<h4>x</h4>')
  })

  test('a heading that is a picture is called what the picture says, and is no entry when it says nothing', () => {
    const dirty = '<h2><img src="/a.jpg" alt="Costs"></h2><h2><img src="/b.jpg"></h2>'
    const { headings } = sanitiseArticle(dirty, window)
    expect(headings).toEqual([{ id: 'section-costs', text: 'Costs', level: 2 }])
  })

  test('links within the article still lead where they led', () => {
    expect(clean('<h2 id="Steuer">Tax</h2><p id="body">P</p><a href="#Steuer">t</a><a href="#body">p</a>')).toBe(
      '<h2 id="section-tax">Tax</h2><p id="anchor-body">P</p><a href="#section-tax">t</a><a href="#anchor-body">p</a>',
    )
  })

  test('links to what is not there are text, and a name is given once', () => {
    expect(clean('<p id="a">1</p><p id="a">2</p><a href="#b" target="_blank">b</a>')).toBe(
      '<p id="anchor-a">1</p><p>2</p>b',
    )
  })
})

test('words are counted across blocks and lines; pictures are named', () => {
  const dirty = '<h2>Two words</h2><p>and<br>three – <b>mo</b>re</p><img src="/a.jpg"><img src="/b.jpg">'
  expect(sanitiseArticle(dirty, window)).toMatchObject({ words: 5, images: ['/a.jpg', '/b.jpg'] })
})

test('without a window that DOMPurify supports it refuses to work', () => {
  const unsupported = { document: window.document } as unknown as WindowLike
  expect(() => sanitiseArticle('<p>x</p>', unsupported)).toThrow('DOMPurify does not support this window')
})

describe('attacks', () => {
  test('there are more than 250, all different', () => {
    expect(vectors.length).toBeGreaterThan(250)
    expect(new Set(vectors.map(({ html }) => html)).size).toBe(vectors.length)
  })

  test.each(vectors)('$kind: $html', ({ html: dirty }) => {
    const html = clean(dirty)
    expect(forbiddenIn(html)).toEqual([])
    expect(clean(html)).toBe(html)
  })
})

describe('any markup', () => {
  test('comes out with allowed tags and attributes only, and unchanged by a second time', () => {
    assert(
      property(markup, (dirty) => {
        const html = clean(dirty)
        expect(forbiddenIn(html)).toEqual([])
        expect(clean(html)).toBe(html)
      }),
      { numRuns: 300 },
    )
  })
})
