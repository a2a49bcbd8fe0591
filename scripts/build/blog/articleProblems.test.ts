import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PGlite } from '@electric-sql/pglite'
import { openDatabase } from '../../serve/backend/database.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { articleProblems, articleWarnings } from './articleProblems.ts'

const origin = 'https://www.example.org'
const problemsOf = (html: string): string => articleProblems(html, { origin }).join('\n')
const picture = (src: string): string => problemsOf(`<p>x</p><img src="${src}" alt="House">`)
const link = (href: string): string => problemsOf(`<p><a href="${href}">there</a></p>`)

describe('the sample posts', () => {
  let database: PGlite
  beforeAll(async () => {
    database = await openDatabase()
  }, 60_000)
  afterAll(() => database.close())

  test('have no problem', async () => {
    const { rows } = await database.query<{ slug: string; locale: Locale; dirtyHtml: string }>(
      'select slug, language_code as locale, content_html as "dirtyHtml" from content_posts',
    )
    expect(rows.length).toBeGreaterThan(5)
    expect(await articleWarnings(rows, origin)).toEqual([])
  })
})

test.each([
  ['RTF', '{\\rtf1\\ansi Costs}'],
  ['MHT', 'From: <Saved by Blink>\nMIME-Version: 1.0\n\n<p>Costs</p>'],
  ['JSON', ' {"blocks": [{"text": "<p>Costs</p>"}]}'],
  ['escaped HTML', '&lt;h2&gt;Costs&lt;/h2&gt;&lt;p&gt;Text&lt;/p&gt;'],
  ['escaped HTML', '<p>&lt;p&gt;Costs&lt;/p&gt;</p>'],
  ['HTML of Word', '<p class=MsoNormal>Costs</p>'],
  ['HTML of Word', "<p style='margin:0;mso-pagination:none'>Costs</p>"],
  ['HTML of Word', '<p>Costs<o:p></o:p></p>'],
  ['HTML of Word', '<xml><w:WordDocument></w:WordDocument></xml><p>Costs</p>'],
  ['Google Docs', '<b style="font-weight:normal;" id="docs-internal-guid-6f1865c9"><p>Costs</p></b>'],
  ['Google Docs', '<style>.c1{font-weight:700}</style><body class="c0 doc-content"><p>Costs</p></body>'],
  ['Markdown', '# Costs\n\n**Bold**'],
])('a text in another format is named: %s', (name, text) => expect(problemsOf(text)).toContain(name))

test.each(['<p>{a} [1] [sic] […] 2 ** 3 ** 4</p>', 'a < b', '<p>&lt;p&gt; is a tag</p><p>x</p>'])(
  'a text that is none: %s',
  (text) => expect(problemsOf(text)).toBe(''),
)

test.each([
  ['<h1>Title</h1><p>&nbsp;</p>', 'Nothing is left to read'],
  ['<p>**bold** text</p>', 'Readers see marks of another format: **bold**'],
  ['<p>[gallery ids="1,2"]</p>', 'Readers see marks of another format: [gallery ids="1,2"]'],
  ['<p>Fehler! Verweisquelle konnte nicht gefunden werden.</p>', 'Readers see marks of another format: Fehler! V'],
  ['<p>x</p><p>&lt;strong&gt;Costs&lt;/strong&gt;</p>', 'Readers see marks of another format: </strong>'],
  ['<p>Buying &amp;amp; selling</p>', 'Readers see marks of another format: &amp;'],
  ['<p>One</p>\\n<p>Two</p>', 'Readers see marks of another format: \\n'],
  ['<p>K?ufer</p>', 'Letters were lost'],
  ['<p>x</p><iframe src="https://e.com/film"></iframe><video></video>', 'in these formats: iframe, video'],
  ['<p>x</p><img src="/articles/finca.jpg" alt="IMG_0815.JPG">', 'has no description (alt)'],
  ['<p>x</p><img src="/articles/finca.jpg" alt="Ein Haus. KI-generierte Inhalte können fehlerhaft sein.">', '(alt)'],
  ['<table><tr><td>a</td></tr></table>', 'The site has no tables'],
  ['<p>x</p><img src="/articles/finca.jpg">', 'has no description (alt)'],
])('%s', (html, sentence) => expect(problemsOf(html)).toContain(sentence))

test.each([
  'https://prod-files-secure.s3.us-west-2.amazonaws.com/a/b.png?X-Amz-Expires=3600',
  'https://x.supabase.co/storage/v1/object/sign/pictures/a.jpg?token=ey',
  'https://lh7-rt.googleusercontent.com/docsz/AD_4nX',
  'https://scontent.fpmi1-1.fna.fbcdn.net/v/a.jpg?oh=0&oe=6F',
  'https://a.blob.core.windows.net/a.jpg?se=2026-01-01&sig=x',
])('a picture is named whose address will not work for long: %s', (src) =>
  expect(picture(src)).toContain('works for a limited time'),
)

test.each([
  ['images/image1.png', 'leads nowhere'],
  ['data:image/png;base64,x', 'in the text itself'],
  ['http://e.com/a.jpg', 'must begin with https'],
  ['https://localhost:3000/a.jpg', 'your own computer'],
  ['/articles/none.jpg', 'the site does not have'],
  ['https://www.dropbox.com/s/a/a.jpg?dl=0', 'a page of a file service'],
  ['https://e.com/a.heic', 'in a format that browsers do not show'],
])('a picture is named that nobody sees: %s', (src, sentence) => expect(picture(src)).toContain(sentence))

test.each([
  ['http://localhost:5173/en', 'your own computer'],
  ['http://192.168.1.7/', 'your own computer'],
  ['https://deploy-preview-7--site.netlify.app/en', 'a preview'],
  ['https://abc.site.pages.dev/', 'a preview'],
  ['/en/none', 'the site does not have'],
  [`${origin}/de/preis`, 'the site does not have'],
  ['/anything/feed.xml', 'the site does not have'],
  ['/articles', 'the site does not have'],
  ['/articles/..%2f..%2fpackage.json', 'the site does not have'],
  ['/articles/%00', 'the site does not have'],
  ['www.caib.es', 'leads nowhere'],
  ['kontakt', 'leads nowhere'],
  ['#', 'a place that the text does not have'],
  ['#costs', 'a place that the text does not have'],
  ['https://https://e.com', 'leads nowhere'],
  ['https://e.comhttps://e.com', 'leads nowhere'],
  ['http://mailto:a@e.com', 'leads nowhere'],
  ['mailto:', 'leads nowhere'],
  ['tel:call us', 'leads nowhere'],
  ['http://example.org/en/none', 'the site does not have'],
  ['//example.org/a', 'leads nowhere'],
  ['file:///C:/a.pdf', 'leads nowhere'],
])('a link is named that leads no visitor anywhere: %s', (href, sentence) => expect(link(href)).toContain(sentence))

test.each([
  '/en/pricing?a#b',
  '/de/preise',
  '/blog/a',
  '/en/blog/a-post',
  '/de/blog/feed.xml',
  `${origin}/`,
  '/drawings/costs-en.svg',
  'https://e.com/a?b=c',
  'mailto:a@e.com',
  'mailto:?subject=a',
  'tel:+34971000000',
  'http://example.org/en',
])('a link that leads somewhere: %s', (href) => expect(link(href)).toBe(''))

test('a build knows its posts and lists, and names the post that has a problem', async () => {
  const dead = ['/en/blog/gone', '/blog/gone', '/en/blog/page/2', '/blog/page/999', '/de/blog/page/2']
  const linkTo = (href: string) => `<p><a href="${href}">there</a></p>`
  const posts = [
    { slug: 'a', locale: 'en', dirtyHtml: ['/de/blog/b', '/blog/b', '/en/blog'].map(linkTo).join('') },
    { slug: 'b', locale: 'en', dirtyHtml: dead.map(linkTo).join('') },
  ] as const
  expect(await articleWarnings(posts, origin)).toEqual(
    dead.map(
      (address) =>
        `Warning: the post "b": The link "there" leads to a page or file that the site does not have: ${address}.`,
    ),
  )
})

test.each([
  [{ title: 'Buying in <em>Palma</em>' }, 'title: Readers see marks of another format: </em>'],
  [{ description: 'FÃ¼r KÃ¤ufer' }, 'meta_description: Letters were lost'],
  [{ featuredImage: '/articles/none.jpg' }, 'featured_image leads to a page or file that the site does not have'],
  [{ featuredImage: 'https://e.com/a.heic' }, 'featured_image is in a format that browsers do not show'],
  [{ featuredImage: '/drawings/costs-en.svg' }, 'featured_image is an SVG'],
])('a build names what readers miss in the other columns: %j', async (columns, sentence) => {
  const post = { slug: 'a', locale: 'en', dirtyHtml: '<p>x</p>', title: 'T', description: 'D' } as const
  expect(await articleWarnings([{ ...post, ...columns }], origin)).toEqual([
    expect.stringContaining(`the post "a": ${sentence}`),
  ])
})

test('the event loop turns between two posts, so that the memory of each is freed', async () => {
  const turned = new Promise((resolve) => setImmediate(resolve, 'turned'))
  const post = { slug: 'a', locale: 'en', dirtyHtml: '<p>x</p>' } as const
  const warnings = articleWarnings([post, post], origin).then(() => 'done')
  expect(await Promise.race([warnings, turned])).toBe('turned')
})
