import { JSDOM } from 'jsdom'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../serve/backend/database.ts'
import { convertPost, type Options } from './convertPost.ts'
import { previewOf } from './preview.ts'
import { sqlOf, type Row } from './row.ts'
import { writeTables } from './tables.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'post-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))
const docx = path.join(import.meta.dirname, 'fixtures/article.docx')

const convert = (file: string, options: Partial<Options> = {}) =>
  convertPost(file, { language: 'en', ...options }, 'https://site.example')

/** Converts a text that is saved in a file with this ending. */
async function convertText(ending: string, text: string | Buffer, options: Partial<Options> = {}) {
  const file = path.join(folder, `text.${ending}`)
  fs.writeFileSync(file, text)
  return convert(file, options)
}
const described: Partial<Options> = { title: 'T', description: 'D' }

describe('a document of Word', () => {
  test('becomes a row', async () => {
    const { row, pictures } = await convert(docx, { pictures: 'https://cdn.example.org/pool/' })
    expect(row).toMatchObject({
      language_code: 'en',
      slug: 'what-a-pool-costs',
      title: 'What a pool costs',
      meta_description: 'A pool of 8 m² costs €30,000, formerly (crossed out: €40,000), and a survey comes first.',
      published: true,
    })
    expect(pictures.map(({ name }) => name)).toEqual(['image-1.png', 'image-2.png'])
    for (const html of [
      '8 m² costs <strong>€30,000</strong>, formerly (crossed out: €40,000)',
      '<a href="https://www.example.org/survey">a survey</a>',
      '<a href="#anchor-footnote-21" id="anchor-footnote-ref-21">[¹]</a>',
      '<li id="anchor-footnote-21"><p> Without VAT. <a href="#anchor-footnote-ref-21">↑</a></p></li>',
      '<h2 id="section-in-the-first-year">In the first year</h2><ul><li>A fence</li><li>A cover</li></ul><ol><li>Ask</li><li>Compare</li></ol>',
      '<img alt="A round pool" src="https://cdn.example.org/pool/image-1.png">',
      '<h3 id="section-two-offers">Two offers</h3>',
      '<li>Offer: First; Pool: €30,000; Fence: €900</li><li>Offer: Second; Pool: €32,500; Fence: €750</li>',
      '<p class="article-note">The law is Ley 38/1999.</p><p class="article-result">In the first year <strong>€1,600</strong></p>',
    ])
      expect(row.content_html).toContain(html)
  })

  test('is unfinished and unpublished until its pictures have an address', async () => {
    const { row, sentences } = await convert(docx)
    expect(row.published).toBe(false)
    expect(sentences.at(-1)).toContain('The row is unfinished, and not published')
  })

  test('loses nothing without a word', async () => {
    const { sentences } = await convert(docx, { ...described, pictures: 'https://cdn.example.org' })
    expect(sentences.map((sentence) => sentence.slice(0, 24))).toEqual([
      'Numbered lists begin at ',
      'A table becomes a list. ',
      'Raised and lowered figur',
      'Crossed-out text says so',
    ])
  })
})

/** A document of Word with this body, and with a picture under the id "p". */
function wordOf(body: string, picture: Buffer): Buffer {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const relations = (id: string, kind: string, target: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/></Relationships>`
  const files = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/></Types>',
    '_rels/.rels': relations('d', 'officeDocument', 'word/document.xml'),
    'word/_rels/document.xml.rels': relations('p', 'image', 'p.png'),
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${office}" xmlns:v="urn:schemas-microsoft-com:vml"><w:body>${body}</w:body></w:document>`,
    'word/p.png': picture,
  }
  const [parts, entries]: [Buffer[], Buffer[]] = [[], []]
  for (const [name, content] of Object.entries(files)) {
    const entry = Buffer.alloc(46 + name.length)
    entry.write('PK\u0001\u0002')
    entry.writeUInt32LE(content.length, 20)
    entry.writeUInt32LE(content.length, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(Buffer.concat(parts).length, 42)
    entry.write(name, 46)
    entries.push(entry)
    const header = Buffer.concat([Buffer.from('PK\u0003\u0004'), entry.subarray(6, 32), entry.subarray(46)])
    parts.push(header, Buffer.from(content))
  }
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(Buffer.concat(entries).length, 12)
  end.writeUInt32LE(Buffer.concat(parts).length, 16)
  return Buffer.concat([...parts, ...entries, end])
}

describe('a document of Word with more than its author sees gets a sentence', () => {
  const image = '<w:r><w:pict><v:shape><v:imagedata r:id="p"/></v:shape></w:pict></w:r>'
  const wide = sharp({ create: { width: 2400, height: 9, channels: 3, background: 'white' } })
  test.each([
    ['<w:ins><w:r><w:t>New</w:t></w:r></w:ins>', 'Tracked changes are taken as accepted'],
    ['<w:r><w:commentReference w:id="0"/></w:r>', 'Comments are left out'],
    ['<w:r><w:rPr><w:vanish/></w:rPr><w:t>Secret</w:t></w:r>', 'Hidden text of the document is shown'],
    [image, 'image-1.png is 2400 pixels wide'],
  ])('%s', async (runs, sentence) => {
    const body = `<w:p><w:r><w:t>Text</w:t></w:r>${runs}</w:p>`
    const { sentences } = await convertText('docx', wordOf(body, await wide.png().toBuffer()))
    expect(sentences.join('\n')).toContain(sentence)
  })
  test('or a picture that is none', async () => {
    const { sentences } = await convertText('docx', wordOf(`<w:p>${image}</w:p>`, Buffer.alloc(0)))
    expect(sentences.join('\n')).toContain('image-1.png is no picture that can be read')
  })
})

test('a misspelled style of Word is named, and an ordinary one is not', async () => {
  const { row, sentences } = await convert(path.join(import.meta.dirname, 'fixtures/misspelledStyles.docx'), described)
  expect(row.content_html).toContain('<p class="article-note">Since 1999.</p>')
  expect(sentences.filter((sentence) => /style/i.test(sentence))).toEqual([
    'The site has no such styles, and shows their text as plain text: "Margin Notes", "Largefigure". A note is a "Margin Note", a large figure a "Large Figure".',
  ])
})

test('Markdown becomes a row; its title is read above or in the text', async () => {
  const text = '# Costs\n\nOne ~~€2~~ **€1**.\n\n## Part\n\n3. third\n\n| Cost | From |\n|--|--|\n| Notary | €800 |\n'
  const html =
    '<p>One (gestrichen: €2) <strong>€1</strong>.</p>\n<h2 id="section-part">Part</h2>\n<div>\n<div>3. third</div>\n</div>\n<ul><li>Cost: Notary; From: €800</li></ul>'
  const { row } = await convertText('md', text, { language: 'de' })
  expect(row).toMatchObject({ title: 'Costs', slug: 'costs', language_code: 'de', content_html: html })
  const { row: other, sentences } = await convertText('md', `---\ntitle: "Fees"\ntags: a\n---\n${text}`)
  expect(other).toMatchObject({ title: 'Fees' })
  expect(sentences.join()).toContain('only the title is read, not tags')
  const { row: toml } = await convertText('md', `\n+++\ntitle = "Fees"\n+++\n${text}`)
  expect(toml).toMatchObject({ title: 'Fees' })
  const { sentences: ofCode } = await convertText('md', '```markdown\n# Costs\n```')
  expect(ofCode.join()).toContain('is shown as code')
})

test('clean HTML stays as it is, and nothing is said', async () => {
  const html =
    '<h2 id="section-a">A</h2><p>Law&nbsp;38/2022, <a href="/en/pricing">more</a>.</p><img alt="B" src="/articles/finca.jpg">'
  const { row, sentences } = await convertText('html', html, described)
  expect(row.content_html).toContain(html.slice(0, html.indexOf('<img')))
  expect(sentences).toEqual([])
})

test('sections that share the first level with the title move one level down', async () => {
  const { row } = await convertText('html', '<h1>T</h1><h1>A</h1><h2>B</h2><p>x</p>')
  expect(row.title).toBe('T')
  expect(row.content_html).toBe('<h2 id="section-a">A</h2><h3 id="section-b">B</h3><p>x</p>')
  const { row: named } = await convertText('html', '<h1>A</h1><p>x</p>', described)
  expect(named.content_html).toBe('<h2 id="section-a">A</h2><p>x</p>')
})

test.each([
  ['html', '<p class=MsoNormal>a<o:p></o:p></p>', 'HTML of Word'],
  ['html', '{\\rtf1 a}', 'RTF'],
  ['md', '{"type":"doc"}', 'JSON'],
  ['txt', 'a', 'Save the text as .docx'],
  ['html', Buffer.from([0xff, 0xfe, 0x61, 0x00]), 'not in UTF-8'],
  ['docx', '<p>a</p>', 'no .docx that can be read'],
  ['docx', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'has a password, or is a .doc'],
])('a %s file of another format is refused with what to do: %s', async (ending, text, sentence) => {
  await expect(convertText(ending, text)).rejects.toThrow(sentence)
})

describe('an author reads a sentence about', () => {
  test.each([
    ['<p>x <u>y</u></p><hr><iframe src="https://e.com"></iframe>', 'leaves them out: u (1), hr (1).'],
    ['<p>x</p><iframe src="https://e.com"></iframe>', 'Readers do not see what is in these formats: iframe'],
    ['<p style="color:red">x</p>', 'Styles are left out'],
    ['<p>x</p><form><button>Send</button></form>', 'Text that is not shown: "Send"'],
    ['<p>x</p><p>Powered by WordPress</p>', 'Text that is not shown: "Powered by WordPress"'],
    ['<p>x</p><img src="data:image/png,x" alt="House">', 'The picture "House" is not shown'],
    ['<p><a href="#nowhere">there</a></p>', 'Of these links only the text is left: "there"'],
    ['<p>x</p><img src="images/a.png" alt="House">', 'The picture "House" leads nowhere'],
    [`<p>${'a'.repeat(500_001)}</p>`, 'the table takes 500000'],
    ['<p>&nbsp;</p>', 'content_html is empty; the table takes text'],
  ])('%.70s', async (html, sentence) => {
    const { sentences } = await convertText('html', html, described)
    expect(sentences.join('\n')).toContain(sentence)
  })

  test('nothing in what the site shows in another way', async () => {
    const html =
      '<p>20<sup>th</sup>, m<sup>2</sup>, <b>b</b> <del>€2</del><a href="#fn1" id="fnref1"><sup>1</sup></a></p><section><ol><li id="fn1"><p>Note <a href="#fnref1" role="doc-backlink">↩︎</a></p></li></ol></section>'
    const { sentences } = await convertText('html', html, described)
    expect(sentences.join('\n')).not.toMatch(/left|not shown/)
  })
})

describe('tables', () => {
  const row = (...cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  test.each([
    ['words above figures', row('Cost', 'From') + row('Notary', '€800'), 'Cost: Notary; From: €800'],
    ['years above figures', row('Cost', '2025') + row('Notary', '€800'), 'Cost: Notary; 2025: €800'],
    ['words above three columns', row('Step', 'Who', 'How') + row('a', 'b', 'c'), 'Step: a; Who: b; How: c'],
    ['bold', row('<p><b>A</b></p>', '<b>B</b>') + row('a', 'b'), 'A: a; B: b'],
    ['no titles', row('Notary', '€800') + row('Registry', '€700'), 'Notary: €800|Registry: €700'],
    ['no titles, said by an empty row', row('', '') + row('Type', 'Villa') + row('Plot', '9'), 'Type: Villa|Plot: 9'],
    ['an empty cell', row('', 'From', 'To') + row('Notary', ' ', '€2'), 'Notary; To: €2'],
    [
      'a cell for two rows',
      `${row('A', 'B', 'C')}<tr><td rowspan="2">a</td><td>b</td><td>1</td></tr>${row('c', '2')}`,
      'A: a; B: b; C: 1|A: a; B: c; C: 2',
    ],
    ['paragraphs in a cell', row('<p>a</p><p>b</p>', '1<br>2'), 'a b: 1 2'],
  ])('with %s', (_, rows, expected) => {
    const { body } = new JSDOM(`<table>${rows}</table>`).window.document
    writeTables(body)
    expect([...body.querySelectorAll('li')].map((item) => item.textContent).join('|')).toBe(expected)
  })

  test('for a layout, or in another, as blocks', () => {
    const { body } = new JSDOM('<table><tr><td><h2>A</h2></td><td><table><tr><td>b</td></tr></table></td></tr></table>')
      .window.document
    writeTables(body)
    expect(body.innerHTML).toBe('<div><h2>A</h2></div><div><div>b</div></div>')
  })
})

const row = {
  language_code: 'en',
  slug: 'a',
  title: 'An owner’s <guide>',
  meta_description: "It's here",
  published: true,
  content_html: '<p>x</p><img src="/articles/finca.jpg" alt="">',
} as const

test('the row is SQL that writes a new post or changes its own, and none in another language', async () => {
  const database = await openDatabase()
  onTestFinished(() => database.close())
  const write = async (changes: Partial<Row>) => (await database.query(sqlOf({ ...row, ...changes }))).rows
  for (const title of [row.title, 'Changed']) expect(await write({ title })).toEqual([{ slug: row.slug }])
  expect(await write({ language_code: 'de', title: 'Other' })).toEqual([])
  const { rows } = await database.query(`select ${Object.keys(row).join(', ')} from content_posts where slug = 'a'`)
  expect(rows).toEqual([{ ...row, title: 'Changed' }])
}, 60_000)

test('an unfinished row changes a draft, and leaves a published post as it is', async () => {
  const database = await openDatabase()
  onTestFinished(() => database.close())
  const write = async (changes: Partial<Row>) => (await database.query(sqlOf({ ...row, ...changes }))).rows
  const stored = async () => (await database.query("select title, published from content_posts where slug = 'a'")).rows
  for (const title of ['Draft', 'Changed']) expect(await write({ title, published: false })).toHaveLength(1)
  expect(await stored()).toEqual([{ title: 'Changed', published: false }])
  expect(await write({ title: 'Published' })).toHaveLength(1)
  expect(await write({ title: 'Unfinished', published: false })).toEqual([])
  expect(await stored()).toEqual([{ title: 'Published', published: true }])
}, 60_000)

test('the page that shows it has the site’s styles, and its pictures', async () => {
  const own = { name: 'image-1.png', bytes: Buffer.of() }
  const content_html = `${row.content_html}<img src="https://pictures.invalid/image-1.png" alt="">`
  const page = await previewOf({ ...row, content_html }, [own], 'costs #1, 5%')
  const { document } = new JSDOM(page).window
  expect(document.querySelector('h1')?.textContent).toBe(row.title)
  const sources = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  expect(sources).toEqual(['../../public/articles/finca.jpg', 'costs%20%231%2C%205%25/image-1.png'])
  const name = document.querySelector('main > div')?.className ?? ''
  expect(name).not.toBe('')
  expect(document.querySelector('style')?.textContent).toContain(`.${name} a`)
})
