import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { sanitiseArticle } from '../sanitiseArticle.ts'

const { window } = new JSDOM('')
const read = (dirty: string): string => sanitiseArticle(dirty, window).html

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

test('text without paragraphs gets them where its lines are apart', () => {
  expect(read('One <b>two</b>.\n\nThree\nfour.\n\n<h2>Five</h2>\n\nSix.')).toBe(
    '<p>One <strong>two</strong>.</p><p>Three\nfour.</p><h2 id="section-five">Five</h2><p>Six.</p>',
  )
})
